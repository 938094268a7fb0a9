public import Chess

/// A piece that the learner could win moves away with the reply. The expected line takes it with the learner's next
/// move: with the first one `PreparedPoint.captures` and `WrongRecapture` say so.
///
/// Examples:
/// - `lets the queen on e2 escape with 13...Qh5`, of 13.Bd2
/// - `lets the bishop on c3 escape with 10...Be5`, of 10.Qd3
public struct PieceEscape: Hashable, Sendable {
    /// The square from which the piece goes away.
    public let square: Square

    /// Nil if the piece could not be won, can be taken where it goes, or the expected line does not take it.
    init?(in line: Refutation, expected: Refutation) {
        guard line.moves.count > 2, expected.moves.count > 2, line.start.captured(by: line.moves[0]) == nil else {
            return nil
        }
        let (start, reply) = (line.start, line.moves[1])
        let square = reply.from
        guard let piece = start[square], piece.kind != .pawn, piece.kind != .king, line.positions[1][square] == piece,
            !reply.isCastling, start.exchange(on: square) > 1, line.positions[2].exchange(on: reply.to) == 0,
            expected.moves[0].to != square, expected.moves[2].to == square, expected.positions[2][square] == piece
        else { return nil }
        self.square = square
    }

    func text(in line: MoveLine) -> String {
        "lets \(line.start.name(on: square)) escape with \(line.name(ofPly: 1))"
    }
}
