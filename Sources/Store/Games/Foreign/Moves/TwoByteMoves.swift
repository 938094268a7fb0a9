import Chess
import PGN

/// Two bytes a ply, least significant first: `from | to << 6 | promotion << 12`, a1 = 0 … h8 = 63. Prep and both ages of
/// ocgdb differ only in the codes of promotions.
struct TwoByteMoves {
    let bytes: [UInt8]
    /// Prep's code of a promotion (0 none, 1 queen, 2 bishop, 3 rook, 4 knight) for each of the file's; −1 for none.
    private let promotions: [Int]

    init(_ bytes: [UInt8], _ kind: ForeignKind) {
        self.bytes = bytes
        switch kind {
        case .ocgdb: promotions = [0, -1, 4, 2, 3, 1]
        case .ocgdbBefore2022: promotions = [0, -1, 1, 3, 2, 4]
        default: promotions = [0, 1, 2, 3, 4]
        }
    }

    func tell(_ visitor: inout some PGNVisitor, from start: Position, _ comments: MainLineComments) throws(MoveFault) {
        guard bytes.count.isMultiple(of: 2) else {
            throw MoveFault(.unreadableMoves, "has \(bytes.count) bytes of moves, and each move takes two")
        }
        var comments = comments
        comments.tell(-1, to: &visitor)
        var telling = MoveTelling(start: start)
        for place in stride(from: 0, to: bytes.count, by: 2) {
            let word = Int(bytes[place]) | Int(bytes[place + 1]) << 8
            let code = word >> 12
            guard code < promotions.count, promotions[code] >= 0 else {
                throw MoveFault(
                    .unreadableMoves, ply: telling.ply + 1, "\(code) is not the code of a promotion")
            }
            let move = try telling.legalMove(from: word & 63, to: word >> 6 & 63, promotion: promotions[code])
            try telling.tell(move, to: &visitor)
            comments.tell(place / 2, to: &visitor)
        }
        comments.tellRest(to: &visitor)
    }
}
