/// How often a move is played in a position, by the games base.
struct ReplyFrequency: Hashable {
    /// The games that reached the position.
    let games: Int
    /// Those in which the move was played.
    let played: Int

    /// `4 % of 1204 games`, `2 of 7 games`, `never in 1204 games`.
    var words: String {
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
