import Chess

/// The legal moves of a position in the order of shakmaty 0.27; En Croissant stores the index of a move in this list.
///
/// En-passant captures come first. Then, in check, the king's moves. Then pawns: captures
/// towards the a-file, promotions last; the same towards the h-file; single pushes likewise; double pushes; each by target
/// square, promotions as queen, rook, bishop, knight. Then knights, bishops, rooks and queens by origin and target. Then,
/// not in check, the king's moves, castling king side, castling queen side. At the start of a game e4 has index 12.
struct ShakmatyOrder {
    private var list = MoveList()
    private var keys: [UInt32] = []

    /// Returns the move with that index; nil beyond the last one.
    mutating func move(_ index: Int, in position: Position) -> Move? {
        sort(position)
        guard index < keys.count else { return nil }
        return list[Int(keys[index] & 0x1FF)]
    }

    /// Returns all legal moves in order.
    mutating func moves(of position: Position) -> [Move] {
        sort(position)
        return keys.map { list[Int($0 & 0x1FF)] }
    }

    /// Sorts the legal moves. Each key is the rank of a move in the order, with its index in `list` in the lowest nine bits.
    private mutating func sort(_ position: Position) {
        position.legalMoves(into: &list)
        let isCheck = position.isCheck
        keys.removeAll(keepingCapacity: true)
        for index in list.indices {
            keys.append(ShakmatyOrder.rank(list[index], in: position, isCheck: isCheck) << 9 | UInt32(index))
        }
        keys.sort()
    }

    private enum Group: UInt32 {
        case enPassant, evasion
        case towardsA, towardsAPromoting, towardsH, towardsHPromoting, push, pushPromoting, doublePush
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
            if abs(move.from.rank - move.to.rank) == 2 { return rank(.doublePush, to, 0) }
            return rank(isPromoting ? .pushPromoting : .push, to, promotion)
        }
        guard position[move.to] != nil else { return rank(.enPassant, from, 0) }
        if move.to.file < move.from.file { return rank(isPromoting ? .towardsAPromoting : .towardsA, to, promotion) }
        return rank(isPromoting ? .towardsHPromoting : .towardsH, to, promotion)
    }

    private static func rank(_ group: Group, _ first: UInt32, _ second: UInt32) -> UInt32 {
        group.rawValue << 12 | first << 6 | second
    }
}
