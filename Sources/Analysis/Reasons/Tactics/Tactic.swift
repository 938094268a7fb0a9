import Chess

/// A tactical move of the opponent that wins material later in the line.
protocol Tactic: Sendable {
    /// The ply of the opponent's move: 1, 3, ….
    var ply: Int { get }

    /// Returns a phrase that continues a sentence after the move: `forks the king and the knight on e5`.
    func phrase(in line: MoveLine) -> String
}
