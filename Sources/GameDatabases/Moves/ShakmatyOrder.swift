import Chess

/// The legal moves of a position in the order in which shakmaty 0.27 lists them; En Croissant keeps the index of a move
/// in this list.
///
/// Source: games-database.md. En-passant captures come first. Then, in check, the king's moves. Then pawns: captures
/// towards the a-file, those that promote behind the others; the same towards the h-file; single steps likewise; double
/// steps; each by the square gone to, promotions as queen, rook, bishop, knight. Then knights, bishops, rooks and queens
/// by the square left and the square gone to. Then, not in check, the king's moves, castling to the king side, castling
/// to the queen side. At the start of a game e4 has index 12.
struct ShakmatyOrder {
    private var list = MoveList()
    private var keys: [UInt32] = []

    /// The move with that index; nil when there are not as many.
    mutating func move(_ index: Int, in position: Position) -> Move? {
        sort(position)
        guard index < keys.count else { return nil }
        return list[Int(keys[index] & 0x1FF)]
    }

    /// All of them in order.
    mutating func moves(of position: Position) -> [Move] {
        sort(position)
        return keys.map { list[Int($0 & 0x1FF)] }
    }

    /// Each key is a move's rank in the order, and in its lowest nine bits its place in the list.
    private mutating func sort(_ position: Position) {
        position.legalMoves(into: &list)
        let isCheck = position.isCheck
        keys.removeAll(keepingCapacity: true)
        for place in list.indices {
            keys.append(ShakmatyOrder.rank(list[place], in: position, isCheck: isCheck) << 9 | UInt32(place))
        }
        keys.sort()
    }

    private enum Group: UInt32 {
        case enPassant, evasion
        case towardsA, towardsAPromoting, towardsH, towardsHPromoting, step, stepPromoting, doubleStep
        case knight, bishop, rook, queen, king, castlingKingSide, castlingQueenSide
    }

    private static func rank(_ move: Move, in position: Position, isCheck: Bool) -> UInt32 {
        let from = UInt32(move.from.rawValue)
        let to = UInt32(move.to.rawValue)
        if move.isCastling {
            return rank(move.to.file > move.from.file ? .castlingKingSide : .castlingQueenSide, 0, 0)
        }
        switch position[move.from]?.kind {
        case .knight: return rank(.knight, from, to)
        case .bishop: return rank(.bishop, from, to)
        case .rook: return rank(.rook, from, to)
        case .queen: return rank(.queen, from, to)
        case .king: return rank(isCheck ? .evasion : .king, 0, to)
        case .pawn, nil: break
        }
        let promotion: UInt32
        switch move.promotion {
        case .queen: promotion = 0
        case .rook: promotion = 1
        case .bishop: promotion = 2
        default: promotion = 3
        }
        let isPromoting = move.promotion != nil
        if move.from.file == move.to.file {
            if abs(move.from.rank - move.to.rank) == 2 { return rank(.doubleStep, to, 0) }
            return rank(isPromoting ? .stepPromoting : .step, to, promotion)
        }
        guard position[move.to] != nil else { return rank(.enPassant, from, 0) }
        if move.to.file < move.from.file { return rank(isPromoting ? .towardsAPromoting : .towardsA, to, promotion) }
        return rank(isPromoting ? .towardsHPromoting : .towardsH, to, promotion)
    }

    private static func rank(_ group: Group, _ first: UInt32, _ second: UInt32) -> UInt32 {
        group.rawValue << 12 | first << 6 | second
    }
}
