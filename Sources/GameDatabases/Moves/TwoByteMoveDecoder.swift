public import Chess
public import PGN

/// Decodes moves of two bytes per ply, least significant first: `from | to << 6 | promotion << 12`, a1 = 0 … h8 = 63.
/// Prep and both versions of ocgdb differ only in the codes of promotions.
public struct TwoByteMoveDecoder {
    private let bytes: [UInt8]
    /// Prep's code of a promotion (0 none, 1 queen, 2 bishop, 3 rook, 4 knight) by the file's code; −1 if invalid.
    private let promotions: [Int]

    /// - Parameter format: Prep's, or one of ocgdb's two with `Moves2`.
    public init(_ bytes: [UInt8], _ format: DatabaseFormat) {
        self.bytes = bytes
        switch format {
        case .ocgdb: promotions = [0, -1, 4, 2, 3, 1]
        case .ocgdbBefore2022: promotions = [0, -1, 1, 3, 2, 4]
        default: promotions = [0, 1, 2, 3, 4]
        }
    }

    /// Checks the moves and passes them to a visitor.
    public func decode(into visitor: inout some PGNVisitor, from start: Position) throws(MoveDecodingError) {
        try decode(into: &visitor, from: start, MainLineComments())
    }

    func decode(
        into visitor: inout some PGNVisitor, from start: Position, _ comments: MainLineComments
    ) throws(MoveDecodingError) {
        guard bytes.count.isMultiple(of: 2) else {
            throw MoveDecodingError(.unreadableMoves, "has \(bytes.count) bytes of moves, and each move takes two")
        }
        var comments = comments
        comments.pass(-1, to: &visitor)
        var line = DecodedLine(start: start)
        for index in stride(from: 0, to: bytes.count, by: 2) {
            let word = Int(bytes[index]) | Int(bytes[index + 1]) << 8
            let code = word >> 12
            guard code < promotions.count, promotions[code] >= 0 else {
                throw MoveDecodingError(
                    .unreadableMoves, ply: line.ply + 1, "\(code) is not the code of a promotion")
            }
            let move = try line.legalMove(from: word & 63, to: word >> 6 & 63, promotion: promotions[code])
            try line.play(move, &visitor)
            comments.pass(index / 2, to: &visitor)
        }
        comments.passRest(to: &visitor)
    }
}
