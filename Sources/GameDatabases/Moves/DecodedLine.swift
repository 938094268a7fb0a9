import Chess
import PGN

/// Where the decoding of a game stands: the position reached on the main line, and how many plies have been told.
struct DecodedLine {
    private(set) var position: Position
    private(set) var ply = 0

    init(start: Position) {
        position = start
    }

    /// Tells a legal move.
    mutating func tell(_ move: Move, to visitor: inout some PGNVisitor) throws(MoveDecodingError) {
        guard ply < MoveDecodingError.mostPlies else { throw .tooLong() }
        let before = position
        position.play(move)
        ply += 1
        visitor.move(move, at: .start, before: before, after: position)
    }

    /// The legal move between two squares, castling as the king's two squares.
    ///
    /// - Parameters:
    ///   - from: a1 = 0 … h8 = 63.
    ///   - promotion: The code of Prep's own blobs: 0 none, 1 queen, 2 bishop, 3 rook, 4 knight.
    func legalMove(from: Int, to: Int, promotion: Int) throws(MoveDecodingError) -> Move {
        let stored = UInt16(truncatingIfNeeded: from & 63 | (to & 63) << 6 | promotion << 12)
        if let move = position.move(stored: stored) { return move }
        let letter = promotion == 0 ? "" : ["", "q", "b", "r", "n"][promotion]
        throw MoveDecodingError(
            .illegalMove, ply: ply + 1,
            "\(DecodedLine.name(from))\(DecodedLine.name(to))\(letter) cannot be played in \(position.fen)")
    }

    static func name(_ square: Int) -> String {
        Square(rawValue: UInt8(truncatingIfNeeded: square & 63))?.description ?? ""
    }
}

/// The comments on the main line that ocgdb keeps beside the game.
struct MainLineComments {
    private var byPly: [Int: [String]] = [:]

    /// - Parameter rows: By ply, counted from 0 for the comment behind the first move; −1 is before the first move.
    init(_ rows: [(ply: Int, text: String)] = []) {
        for row in rows { byPly[row.ply, default: []].append(row.text) }
    }

    /// Tells the comments behind that ply, counted as in the table.
    mutating func tell(_ ply: Int, to visitor: inout some PGNVisitor) {
        for text in byPly.removeValue(forKey: ply) ?? [] { visitor.comment(Array(text.utf8).span) }
    }

    /// Tells those of plies the game does not have: behind its last move, so that nothing is lost.
    mutating func tellRest(to visitor: inout some PGNVisitor) {
        for ply in byPly.keys.sorted() { tell(ply, to: &visitor) }
    }
}
