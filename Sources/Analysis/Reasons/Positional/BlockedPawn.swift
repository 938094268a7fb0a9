public import Chess

/// A piece blocks an unmoved centre or bishop pawn, which the expected line advances or which keeps a bishop in.
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

    /// Nil if the played move blocks no such pawn, or the piece leaves the square soon or is taken at once.
    init?(in line: Refutation, expected: Refutation) {
        let (start, move) = (line.start, line.moves[0])
        guard let piece = start[move.from], piece.kind != .pawn, piece.kind != .king, !move.isCastling,
            let pawn = Self.pawn(behind: move.to, of: line.learner, in: start),
            line.moves.count < 2 || line.moves[1].to != move.to,
            !line.movesFirstPieceAgain, !Self.givesUpPin(in: line, expected),
            stride(from: 0, to: min(expected.moves.count, Self.horizon), by: 2).contains(where: {
                expected.moves[$0].from == pawn
            })
        else { return nil }
        self.pawn = pawn
        bishop = Self.bishop(behind: pawn, in: start)
    }

    /// Returns whether the piece pinned another one, and the expected move of the same piece keeps the pin.
    private static func givesUpPin(in line: Refutation, _ expected: Refutation) -> Bool {
        let (start, move, best) = (line.start, line.moves[0], expected.moves[0])
        guard best.from == move.from else { return false }
        return start.attacks(from: move.from).contains { target in
            guard start[target]?.side == line.learner.opponent,
                let behind = start.firstPiece(behind: target, from: move.from),
                start[behind]?.side == line.learner.opponent, start.value(of: behind) > start.value(of: target)
            else { return false }
            return expected.positions[1].attacks(from: best.to).contains(target)
                && !line.positions[1].attacks(from: move.to).contains(target)
        }
    }

    /// The piece is in front of the d- or e-pawn with an undeveloped bishop behind it and stays for two moves, whatever
    /// the expected line does with the pawn. Nil if the bishop has another way out, or the piece goes there in the shown
    /// expected line too.
    static func beforeBishop(in line: Refutation, expected: Refutation) -> BlockedPawn? {
        let (start, move) = (line.start, line.moves[0])
        guard let piece = start[move.from], piece.kind != .pawn, piece.kind != .king, start.captured(by: move) == nil,
            !move.isCastling, expected.moves[0].to != move.to, !expected.makes(move),
            let pawn = pawn(behind: move.to, of: line.learner, in: start), let bishop = bishop(behind: pawn, in: start),
            line.positions[1].freeSquares(of: bishop) <= 1,
            line.firstPieceStays
        else { return nil }
        return BlockedPawn(pawn: pawn, bishop: bishop)
    }

    private init(pawn: Square, bishop: Square) { (self.pawn, self.bishop) = (pawn, bishop) }

    /// Returns the square of a side's unmoved pawn on the files c to f directly behind a square; nil without one.
    private static func pawn(behind square: Square, of side: Side, in position: Position) -> Square? {
        guard (2...5).contains(square.file), square.rank == (side == .white ? 2 : 5),
            let pawn = Square(file: square.file, rank: side == .white ? 1 : 6), position[pawn] == Piece(side, .pawn)
        else { return nil }
        return pawn
    }

    /// Returns the undeveloped bishop that an unmoved d- or e-pawn lets out; nil without one.
    private static func bishop(behind pawn: Square, in position: Position) -> Square? {
        guard let side = position[pawn]?.side, [3, 4].contains(pawn.file),
            let home = Square(file: pawn.file == 3 ? 2 : 5, rank: side == .white ? 0 : 7),
            position[home] == Piece(side, .bishop)
        else { return nil }
        return home
    }

    func text(in line: MoveLine) -> String {
        guard let bishop else { return "blocks the \(pawn.fileLetter)-pawn, which has to advance" }
        return "blocks the \(pawn.fileLetter)-pawn and with it the bishop on \(bishop)"
    }
}
