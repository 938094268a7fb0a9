import Chess
import PGN

/// ocgdb's column Moves1: a byte a ply, a queen's move two.
///
/// The low four bits say which piece of the side to move: pieces are numbered at the start from a8 to h8, then a7, and
/// so on down to h1, each side for itself from 0, and keep their numbers, also when promoted. The high four bits say
/// where to, each kind in its own way, with squares counted from a8 = 0 to h1 = 63. Source: the encoder and decoder of
/// ocgdb (github.com/nguyenpham/ocgdb, src/board/chess.cpp), which have not changed since 2021; read as facts.
struct OneByteMoveDecoder {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Which piece stands on each square, counted from a1; 255 where none does.
    private struct Numbers {
        private var bySquare = [UInt8](repeating: 255, count: 64)

        init(_ position: Position) {
            var next: [UInt8] = [0, 0]
            for place in 0..<64 {
                guard let square = Square(rawValue: UInt8(place ^ 56)), let piece = position[square] else { continue }
                bySquare[place ^ 56] = next[Int(piece.side.rawValue)]
                next[Int(piece.side.rawValue)] += 1
            }
        }

        /// The square of the piece with a number.
        func square(of number: UInt8, _ pieces: Bitboard) -> Square? {
            pieces.first { bySquare[Int($0.rawValue)] == number }
        }

        /// Follows a legal move.
        mutating func play(_ move: Move, in position: Position) {
            let (from, to) = (Int(move.from.rawValue), Int(move.to.rawValue))
            let number = bySquare[from]
            if move.isCastling {
                let rook = bySquare[to]
                let home = from & 56
                bySquare[from] = 255
                bySquare[to] = 255
                bySquare[home + (to > from ? 6 : 2)] = number
                bySquare[home + (to > from ? 5 : 3)] = rook
                return
            }
            if position[move.from]?.kind == .pawn, from & 7 != to & 7, position[move.to] == nil {
                bySquare[from & 56 | to & 7] = 255
            }
            bySquare[from] = 255
            bySquare[to] = number
        }
    }

    func tell(_ visitor: inout some PGNVisitor, from start: Position, _ comments: MainLineComments)
        throws(MoveDecodingError)
    {
        var comments = comments
        comments.tell(-1, to: &visitor)
        var telling = DecodedLine(start: start)
        var numbers = Numbers(start)
        var place = 0
        while place < bytes.count {
            let ply = telling.ply + 1
            let position = telling.position
            let byte = bytes[place]
            place += 1
            guard let from = numbers.square(of: byte & 15, position.pieces(position.sideToMove)),
                let kind = position[from]?.kind
            else {
                throw MoveDecodingError(
                    .unreadableMoves, ply: ply, "no piece of the side to move has the number \(byte & 15)")
            }
            // Counted from a8, as the file does.
            var to = Int(from.rawValue) ^ 56
            var promotion = 0
            let high = Int(byte >> 4)
            switch kind {
            case .king: to += try OneByteMoveDecoder.pick(high, of: [-9, -8, -7, -2, -1, 1, 2, 7, 8, 9], ply)
            case .knight: to += try OneByteMoveDecoder.pick(high, of: [-17, -15, -10, -6, 6, 10, 15, 17], ply)
            case .pawn:
                let step = [7, 8, 9, 16][high & 3]
                to += position.sideToMove == .white ? -step : step
                if to < 8 || to >= 56 { promotion = [1, 3, 2, 4][high >> 2] }
            case .rook: to = high & 1 == 0 ? to & 56 | high >> 1 : (high >> 1) * 8 | to & 7
            case .bishop: to = OneByteMoveDecoder.bishop(to, high)
            case .queen:
                guard place < bytes.count else {
                    throw MoveDecodingError(.unreadableMoves, ply: ply, "the second byte of a queen's move is missing")
                }
                to = high | Int(bytes[place]) << 4
                place += 1
            }
            guard (0..<64).contains(to) else {
                throw MoveDecodingError(.unreadableMoves, ply: ply, "the \(kind.name) of \(from) would leave the board")
            }
            let move = try telling.legalMove(from: Int(from.rawValue), to: to ^ 56, promotion: promotion)
            numbers.play(move, in: position)
            try telling.tell(move, to: &visitor)
            comments.tell(ply - 1, to: &visitor)
        }
        comments.tellRest(to: &visitor)
    }

    private static func pick(_ index: Int, of steps: [Int], _ ply: Int) throws(MoveDecodingError) -> Int {
        guard index < steps.count else {
            throw MoveDecodingError(.unreadableMoves, ply: ply, "\(index) is not a direction of a king or knight")
        }
        return steps[index]
    }

    /// The square so many steps along the bishop's diagonal: from its end on the a-file or the eighth rank downwards,
    /// or, with the lowest bit set, from its end on the a-file or the first rank upwards. Below 0 or above 63 outside.
    private static func bishop(_ from: Int, _ high: Int) -> Int {
        let (file, rank) = (from & 7, from >> 3)
        let steps = high >> 1
        if high & 1 == 0 {
            let back = min(file, rank)
            guard file - back + steps < 8 else { return -1 }
            return from - 9 * back + 9 * steps
        }
        let back = min(file, 7 - rank)
        guard file - back + steps < 8 else { return -1 }
        return from + 7 * back - 7 * steps
    }
}
