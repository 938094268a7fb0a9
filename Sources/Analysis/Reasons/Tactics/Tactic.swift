import Chess

/// Something the opponent does in one move, by which material falls later in the line.
protocol Tactic: Sendable {
    /// Of the opponent's move that does it: 1, 3, ….
    var ply: Int { get }

    /// What that move does, in words that go on after it: `forks the king and the knight on e5`.
    func deed(in line: MoveLine) -> String
}
