public import Chess

/// A piece blocks an unmoved centre or bishop pawn, which the expected line advances.
///
/// Examples:
/// - `blocks the c-pawn, which has to advance`
/// - `blocks the d-pawn and with it the bishop on c1`
public struct BlockedPawn: Hashable, Sendable {
    /// The square of the pawn.
    public let pawn: Square
    /// The undeveloped bishop behind it; nil if there is none.
    public let bishop: Square?

    private static let horizon = 8

    /// Nil if the played move blocks no such pawn, or leaves the square soon.
    init?(in line: Refutation, expected: Refutation) {
        let (start, move) = (line.start, line.moves[0])
        guard let piece = start[move.from], piece.kind != .pawn, piece.kind != .king, !move.isCastling,
            (2...5).contains(move.to.file), move.to.rank == (line.learner == .white ? 2 : 5),
            let pawn = Square(file: move.to.file, rank: line.learner == .white ? 1 : 6),
            start[pawn] == Piece(line.learner, .pawn),
            !stride(from: 2, to: min(line.moves.count, Self.horizon), by: 2).contains(where: {
                line.moves[$0].from == move.to
            }),
            stride(from: 0, to: min(expected.moves.count, Self.horizon), by: 2).contains(where: {
                expected.moves[$0].from == pawn
            })
        else { return nil }
        self.pawn = pawn
        let home = Square(file: pawn.file == 3 ? 2 : pawn.file == 4 ? 5 : 8, rank: line.learner == .white ? 0 : 7)
        bishop = home.flatMap { start[$0] == Piece(line.learner, .bishop) ? $0 : nil }
    }

    func text(in line: MoveLine) -> String {
        guard let bishop else { return "blocks the \(pawn.fileLetter)-pawn, which has to advance" }
        return "blocks the \(pawn.fileLetter)-pawn and with it the bishop on \(bishop)"
    }
}
