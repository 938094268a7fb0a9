/// Legal move generation with masks for checks and pins: no move is made to find out whether it is legal,
/// en passant excepted.
extension Position {
    /// All legal moves. The order is fixed for a position but means nothing; sort where order is shown.
    public func legalMoves() -> [Move] {
        var list = MoveList()
        generate(into: &list, AttackTables.shared)
        return (0..<list.count).map { list[$0] }
    }

    /// Whether the move can be played here. O(moves of the position).
    public func isLegal(_ move: Move) -> Bool {
        var list = MoveList()
        generate(into: &list, AttackTables.shared)
        for index in 0..<list.count where list[index] == move { return true }
        return false
    }

    /// How many legal moves there are, without listing them.
    public var legalMoveCount: Int {
        let tables = AttackTables.shared
        return sideToMove == .white
            ? countMoves(tables, as: WhiteToMove.self) : countMoves(tables, as: BlackToMove.self)
    }

    var hasLegalMove: Bool { legalMoveCount > 0 }

    func generate(into list: inout MoveList, _ tables: AttackTables) {
        if sideToMove == .white {
            listMoves(into: &list, tables, as: WhiteToMove.self)
        } else {
            listMoves(into: &list, tables, as: BlackToMove.self)
        }
    }

    @inline(never)
    func listMoves<Mover: SideToMove>(into list: inout MoveList, _ tables: AttackTables, as _: Mover.Type) {
        generate(into: &list, tables, as: Mover.self)
    }

    @inline(never)
    func countMoves<Mover: SideToMove>(_ tables: AttackTables, as _: Mover.Type) -> Int {
        var sink = MoveCount()
        generate(into: &sink, tables, as: Mover.self)
        return sink.count
    }

    @inline(__always)
    private func generate<Mover: SideToMove, Sink: MoveSink>(
        into sink: inout Sink, _ tables: AttackTables, as _: Mover.Type
    ) {
        let own = sides[Mover.us]
        let enemy = sides[Mover.them]
        let occupied = own | enemy
        let king = kingIndex(Mover.side)
        let (checkers, pinned) = checkersAndPinned(king, own, enemy, tables, as: Mover.self)

        let steps = tables.king[king] & ~own
        let mayCastle = castling & Mover.homeRank != 0 && checkers == 0
        if steps != 0 || mayCastle {
            let danger = attacked(occupied & ~(1 &<< UInt64(truncatingIfNeeded: king)), tables, by: Mover.Opponent.self)
            sink.add(from: king, targets: steps & ~danger)
            if mayCastle { castles(king, occupied, danger, into: &sink, tables, as: Mover.self) }
        }

        var targets = ~own
        if checkers != 0 {
            if checkers.hasSeveral { return }
            targets = tables.between[king &* 64 &+ checkers.lowest] | checkers
        }

        var knights = kinds[1] & own & ~pinned
        while knights != 0 {
            let from = knights.lowest
            sink.add(from: from, targets: tables.knight[from] & targets)
            knights &= knights &- 1
        }
        var diagonal = (kinds[2] | kinds[4]) & own & ~pinned
        while diagonal != 0 {
            let from = diagonal.lowest
            sink.add(from: from, targets: tables.bishop(from, occupied) & targets)
            diagonal &= diagonal &- 1
        }
        var straight = (kinds[3] | kinds[4]) & own & ~pinned
        while straight != 0 {
            let from = straight.lowest
            sink.add(from: from, targets: tables.rook(from, occupied) & targets)
            straight &= straight &- 1
        }
        pawnMoves(kinds[0] & own & ~pinned, enemy, occupied, targets, into: &sink, as: Mover.self)
        enPassantCaptures(into: &sink, tables)

        var bound = pinned & ~kinds[1]
        while bound != 0 {
            let from = bound.lowest
            let bit = bound & (0 &- bound)
            bound ^= bit
            let line = tables.line[king &* 64 &+ from] & targets
            if kinds[0] & bit != 0 {
                pawnMoves(bit, enemy, occupied, line, into: &sink, as: Mover.self)
            } else {
                let diagonal = (kinds[2] | kinds[4]) & bit != 0 ? tables.bishop(from, occupied) : 0
                let straight = (kinds[3] | kinds[4]) & bit != 0 ? tables.rook(from, occupied) : 0
                sink.add(from: from, targets: (diagonal | straight) & line)
            }
        }
    }

    @inline(__always)
    private func pawnMoves<Mover: SideToMove, Sink: MoveSink>(
        _ pawns: UInt64, _ enemy: UInt64, _ occupied: UInt64, _ targets: UInt64, into sink: inout Sink, as _: Mover.Type
    ) {
        let forward = Mover.forward
        let promoting = pawns & Mover.seventhRank
        let others = pawns ^ promoting
        let single = Mover.step(others) & ~occupied
        let double = Mover.step(single & Mover.thirdRank) & ~occupied
        sink.addPawnSteps(single: single & targets, double: double & targets, forward: forward)
        let victims = enemy & targets
        sink.addPawnCaptures(
            left: Mover.left(others) & victims, right: Mover.right(others) & victims, forward: forward)
        if promoting != 0 {
            sink.addPromotions(targets: Mover.step(promoting) & ~occupied & targets, offset: forward)
            sink.addPromotions(targets: Mover.left(promoting) & victims, offset: forward &- 1)
            sink.addPromotions(targets: Mover.right(promoting) & victims, offset: forward &+ 1)
        }
    }
}
