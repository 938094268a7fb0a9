/// How often a move was played in a position, in the games database.
public struct ReplyFrequency: Hashable, Sendable {
    /// The games that reached the position.
    public let games: Int
    /// Those in which the move was played.
    public let played: Int

    /// `4 % of 1204 games`, `2 of 7 games`, `never in 1204 games`.
    public var words: String {
        if played == 0 { return "never in \(counted(games, "game"))" }
        guard games >= 50 else { return "\(played) of \(counted(games, "game"))" }
        let thousandths = (2000 * played + games) / (2 * games)
        let share =
            switch thousandths {
            case 0: "under 0.1"
            case 1..<10: "0.\(thousandths)"
            default: "\(percent(played, of: games) ?? 0)"
            }
        return "\(share) % of \(games) games"
    }
}
