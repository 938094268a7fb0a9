import Chess

/// What happens on the board between two positions: which pieces travel, and which vanish or appear.
struct BoardTransition: Hashable {
    /// A piece that is on another square afterwards.
    struct Travel: Hashable {
        let piece: Piece
        let from: Square
        let to: Square
        /// The piece on the square reached: another one after a promotion.
        let arriving: Piece
    }

    private(set) var travels: [Travel] = []
    /// The squares of pieces that are gone, such as captured ones.
    private(set) var vanishing: [Square] = []
    /// The squares of pieces that came from nowhere; none after a legal move.
    private(set) var appearing: [Square] = []

    /// Matches each square reached with the nearest square that the same piece left; of equally near ones with the first
    /// in the order a1 to h8. A pawn that is left over becomes a piece that is left over on the last rank of a file at
    /// most one away.
    init(from: Position, to: Position) {
        var left = Square.all.filter { from[$0] != nil && from[$0] != to[$0] }
        var reached = Square.all.filter { to[$0] != nil && from[$0] != to[$0] }
        while let pair = Self.nearest(left, reached, where: { from[$0] == to[$1] }) {
            take(pair, &left, &reached, from, to)
        }
        while let pair = Self.nearest(left, reached, where: { Self.isPromotion(from[$0], $0, to[$1], $1) }) {
            take(pair, &left, &reached, from, to)
        }
        vanishing = left
        appearing = reached
    }

    private mutating func take(
        _ pair: (from: Square, to: Square), _ left: inout [Square], _ reached: inout [Square], _ before: Position,
        _ after: Position
    ) {
        left.removeAll { $0 == pair.from }
        reached.removeAll { $0 == pair.to }
        guard let piece = before[pair.from], let arriving = after[pair.to] else { return }
        travels.append(Travel(piece: piece, from: pair.from, to: pair.to, arriving: arriving))
    }

    private static func nearest(
        _ left: [Square], _ reached: [Square], where isPair: (Square, Square) -> Bool
    ) -> (from: Square, to: Square)? {
        var best: (from: Square, to: Square)?
        var shortest = Int.max
        for to in reached {
            for from in left where isPair(from, to) {
                let (files, ranks) = (from.file - to.file, from.rank - to.rank)
                guard files * files + ranks * ranks < shortest else { continue }
                shortest = files * files + ranks * ranks
                best = (from, to)
            }
        }
        return best
    }

    private static func isPromotion(_ pawn: Piece?, _ from: Square, _ piece: Piece?, _ to: Square) -> Bool {
        guard let pawn, let piece, pawn.kind == .pawn, pawn.side == piece.side, abs(from.file - to.file) <= 1 else {
            return false
        }
        return pawn.side == .white ? from.rank == 6 && to.rank == 7 : from.rank == 1 && to.rank == 0
    }
}
