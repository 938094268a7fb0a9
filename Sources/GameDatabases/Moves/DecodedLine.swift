import Chess
import PGN

/// The main line of a game while it is decoded: the position reached, and the number of plies so far.
struct DecodedLine {
    private(set) var position: Position
    private(set) var ply = 0

    init(start: Position) {
        position = start
    }

    /// Plays a legal move and passes it to a visitor.
    mutating func play(_ move: Move, _ visitor: inout some PGNVisitor) throws(MoveDecodingError) {
        guard ply < MoveDecodingError.maxPlies else { throw .tooLong() }
        let before = position
        position.play(move)
        ply += 1
        visitor.move(move, at: .start, before: before, after: position)
    }

    /// Returns the legal move between two squares, where castling is the king's move by two squares.
    ///
    /// - Parameters:
    ///   - from: a1 = 0 … h8 = 63.
    ///   - promotion: the code in Prep's own blobs: 0 none, 1 queen, 2 bishop, 3 rook, 4 knight.
    func legalMove(from: Int, to: Int, promotion: Int) throws(MoveDecodingError) -> Move {
        let stored = UInt16(truncatingIfNeeded: from & 63 | (to & 63) << 6 | promotion << 12)
        if let move = position.move(stored: stored) { return move }
        let letter = promotion == 0 ? "" : ["", "q", "b", "r", "n"][promotion]
        throw MoveDecodingError(
            .illegalMove, ply: ply + 1,
            "\(DecodedLine.name(from))\(DecodedLine.name(to))\(letter) cannot be played in \(position.fen)")
    }

    private static func name(_ square: Int) -> String {
        Square(rawValue: UInt8(truncatingIfNeeded: square & 63))?.description ?? ""
    }
}
