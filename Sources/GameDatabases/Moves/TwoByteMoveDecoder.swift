public import Chess
public import PGN

/// Two bytes a ply, least significant first: `from | to << 6 | promotion << 12`, a1 = 0 … h8 = 63. Prep and both ages of
/// ocgdb differ only in the codes of promotions.
public struct TwoByteMoveDecoder {
    let bytes: [UInt8]
    /// Prep's code of a promotion (0 none, 1 queen, 2 bishop, 3 rook, 4 knight) for each of the file's; −1 for none.
    private let promotions: [Int]

    /// - Parameter kind: Prep's format or one of ocgdb's two with `Moves2`.
    public init(_ bytes: [UInt8], _ kind: DatabaseFormat) {
        self.bytes = bytes
        switch kind {
        case .ocgdb: promotions = [0, -1, 4, 2, 3, 1]
        case .ocgdbBefore2022: promotions = [0, -1, 1, 3, 2, 4]
        default: promotions = [0, 1, 2, 3, 4]
        }
    }

    /// Reports the main line to a visitor.
    public func tell(_ visitor: inout some PGNVisitor, from start: Position) throws(MoveDecodingError) {
        try tell(&visitor, from: start, MainLineComments())
    }

    func tell(_ visitor: inout some PGNVisitor, from start: Position, _ comments: MainLineComments)
        throws(MoveDecodingError)
    {
        guard bytes.count.isMultiple(of: 2) else {
            throw MoveDecodingError(.unreadableMoves, "has \(bytes.count) bytes of moves, and each move takes two")
        }
        var comments = comments
        comments.tell(-1, to: &visitor)
        var telling = DecodedLine(start: start)
        for place in stride(from: 0, to: bytes.count, by: 2) {
            let word = Int(bytes[place]) | Int(bytes[place + 1]) << 8
            let code = word >> 12
            guard code < promotions.count, promotions[code] >= 0 else {
                throw MoveDecodingError(
                    .unreadableMoves, ply: telling.ply + 1, "\(code) is not the code of a promotion")
            }
            let move = try telling.legalMove(from: word & 63, to: word >> 6 & 63, promotion: promotions[code])
            try telling.tell(move, to: &visitor)
            comments.tell(place / 2, to: &visitor)
        }
        comments.tellRest(to: &visitor)
    }
}
