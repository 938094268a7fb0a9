public import Chess

/// A game that was not compared, and why.
public struct SkippedGame: Sendable {
    public enum Reason: Hashable, Sendable {
        case notMine
        case bothMine
        case variant(String)
        case noMoves
        /// The same game occurs earlier in the files.
        case duplicate
        /// No repertoire of that side is active.
        case noRepertoire(Side)

        /// The reason as text.
        public var words: String {
            switch self {
            case .notMine: "you are not one of the players (--me)"
            case .bothMine: "both players could be you"
            case .variant(let name): "not standard chess (\(name))"
            case .noMoves: "no moves"
            case .duplicate: "a duplicate of an earlier game"
            case .noRepertoire(let side): "no active repertoire for \(side == .white ? "White" : "Black")"
            }
        }
    }

    public let file: String
    /// The number in the file, from 1.
    public let number: Int
    public let reason: Reason

    public init(file: String, number: Int, reason: Reason) {
        self.file = file
        self.number = number
        self.reason = reason
    }

    /// `2 games skipped (5, 9): both players could be you`, one line for each reason in the order of their first games.
    public static func lines(_ games: [SkippedGame]) -> [String] {
        var reasons: [Reason] = []
        for game in games where !reasons.contains(game.reason) { reasons.append(game.reason) }
        return reasons.map { reason in
            let numbers = games.filter { $0.reason == reason }.map(\.number)
            let named = numbers.count > 6 ? "" : " (\(numbers.map { "no. \($0)" }.joined(separator: ", ")))"
            return "\(counted(numbers.count, "game")) skipped\(named): \(reason.words)"
        }
    }
}
