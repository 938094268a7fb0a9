import Chess
import PGN

/// Decodes ocgdb's column Moves1: one byte per ply, two for a queen's move.
///
/// The low four bits are the number of the moving piece. The pieces of each side are numbered from 0 in the starting
/// position, from a8 to h8, then a7 and so on to h1, and keep their numbers, also when promoted. The high four bits are
/// the target, coded differently for each kind of piece, with squares counted from a8 = 0 to h1 = 63. Source: the encoder
/// and decoder of ocgdb (github.com/nguyenpham/ocgdb, src/board/chess.cpp), unchanged since 2021; read as facts.
struct OneByteMoveDecoder {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Checks the moves and passes them to a visitor.
    func decode(
        into visitor: inout some PGNVisitor, from start: Position, _ comments: MainLineComments
    ) throws(MoveDecodingError) {
        var comments = comments
        comments.pass(-1, to: &visitor)
        var line = DecodedLine(start: start)
        var numbers = PieceNumbers(start)
        var index = 0
        while index < bytes.count {
            let ply = line.ply + 1
            let position = line.position
            let byte = bytes[index]
            index += 1
            guard let from = numbers.square(of: byte & 15, position.pieces(position.sideToMove)),
                let kind = position[from]?.kind
            else {
                throw MoveDecodingError(
                    .unreadableMoves, ply: ply, "no piece of the side to move has the number \(byte & 15)")
            }
            // Counted from a8, as in the file.
            var to = Int(from.rawValue) ^ 56
            var promotion = 0
            let high = Int(byte >> 4)
            switch kind {
            case .king: to += try OneByteMoveDecoder.step(high, of: [-9, -8, -7, -2, -1, 1, 2, 7, 8, 9], ply)
            case .knight: to += try OneByteMoveDecoder.step(high, of: [-17, -15, -10, -6, 6, 10, 15, 17], ply)
            case .pawn:
                let step = [7, 8, 9, 16][high & 3]
                to += position.sideToMove == .white ? -step : step
                if to < 8 || to >= 56 { promotion = [1, 3, 2, 4][high >> 2] }
            case .rook: to = high & 1 == 0 ? to & 56 | high >> 1 : (high >> 1) * 8 | to & 7
            case .bishop: to = OneByteMoveDecoder.bishopTarget(to, high)
            case .queen:
                guard index < bytes.count else {
                    throw MoveDecodingError(
                        .unreadableMoves, ply: ply, "the second byte of a queen's move is missing")
                }
                to = high | Int(bytes[index]) << 4
                index += 1
            }
            guard (0..<64).contains(to) else {
                throw MoveDecodingError(
                    .unreadableMoves, ply: ply, "the \(kind.name) of \(from) would leave the board")
            }
            let move = try line.legalMove(from: Int(from.rawValue), to: to ^ 56, promotion: promotion)
            numbers.play(move, in: position)
            try line.play(move, &visitor)
            comments.pass(ply - 1, to: &visitor)
        }
        comments.passRest(to: &visitor)
    }

    private static func step(_ index: Int, of steps: [Int], _ ply: Int) throws(MoveDecodingError) -> Int {
        guard index < steps.count else {
            throw MoveDecodingError(
                .unreadableMoves, ply: ply, "\(index) is not a direction of a king or knight")
        }
        return steps[index]
    }

    /// Returns the target of a bishop's move. The lowest bit chooses the diagonal: 0 descends from its end on the a-file
    /// or the eighth rank, 1 ascends from its end on the a-file or the first rank; the other bits count the squares from
    /// that end. The result is below 0 or above 63 outside the board.
    private static func bishopTarget(_ from: Int, _ high: Int) -> Int {
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
