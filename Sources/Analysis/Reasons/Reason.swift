/// Why a move is worse, as far as it can be shown on the board. Each reason has been checked by the rules alone along
/// the line that shows it; the engine only chose the line.
public struct Reason: Hashable, Sendable {
    /// What was found, with its evidence.
    public let finding: Finding
    /// What shows it, from the position that was asked. It begins with the played move, or with the expected one where
    /// the reason is about that.
    public let line: MoveLine

    /// A stable word for programs: the `kind` of a reason in JSON.
    public var kind: String { finding.kind }

    /// Whether it tells something of the expected move, and so must wait until the answer is out.
    public var isAboutExpected: Bool { finding.isAboutExpected }

    /// What the move does, in words that go on after the move: `loses a piece for a pawn`.
    public var text: String { text(mover: "you") }

    /// The same where it was not the reader who moved: `lets 9.Bc4 stop Black from castling short`.
    public func text(mover: String) -> String { finding.text(in: line, mover: mover) }

    /// The move of the line that shows it, and what that move does: `6...Qa5+ forks the king and the knight on e5`.
    /// Nil where no single move does.
    var deed: String? {
        finding.tactic.map { "\(line.name(ofPly: $0.ply)) \($0.deed(in: line))" }
    }
}
