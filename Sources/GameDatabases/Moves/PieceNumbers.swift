import Chess

/// The number of each piece in ocgdb's column Moves1 (`OneByteMoveDecoder`).
struct PieceNumbers {
    /// By square, a1 = 0; 255 on an empty square.
    private var bySquare = [UInt8](repeating: 255, count: 64)

    init(_ position: Position) {
        var next: [UInt8] = [0, 0]
        for place in 0..<64 {
            guard let square = Square(rawValue: UInt8(place ^ 56)), let piece = position[square] else { continue }
            bySquare[place ^ 56] = next[Int(piece.side.rawValue)]
            next[Int(piece.side.rawValue)] += 1
        }
    }

    /// Returns the square of the piece with a number; nil when there is none.
    func square(of number: UInt8, _ pieces: Bitboard) -> Square? {
        pieces.first { bySquare[Int($0.rawValue)] == number }
    }

    /// Moves the numbers with a legal move.
    mutating func play(_ move: Move, in position: Position) {
        let (from, to) = (Int(move.from.rawValue), Int(move.to.rawValue))
        let number = bySquare[from]
        if move.isCastling {
            let rook = bySquare[to]
            let firstOfRank = from & 56
            bySquare[from] = 255
            bySquare[to] = 255
            bySquare[firstOfRank + (to > from ? 6 : 2)] = number
            bySquare[firstOfRank + (to > from ? 5 : 3)] = rook
            return
        }
        if position[move.from]?.kind == .pawn, from & 7 != to & 7, position[move.to] == nil {
            bySquare[from & 56 | to & 7] = 255
        }
        bySquare[from] = 255
        bySquare[to] = number
    }
}
