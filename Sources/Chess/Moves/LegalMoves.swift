/// Legal move generation with masks for checks and pins: no move is made to find out whether it is legal,
/// en passant excepted.
extension Position {
    /// All legal moves. The order is fixed for a position but means nothing; sort where order is shown.
    ///
    /// ```swift
    /// let position = try Position(fen: "8/P6k/8/8/8/8/8/K7 w - - 0 1")
    /// let moves = position.legalMoves().map(position.san).sorted()
    /// print(moves.joined(separator: " "))  // Ka2 Kb1 Kb2 a8=B a8=N a8=Q a8=R
    /// ```
    public func legalMoves() -> [Move] {
        var list = MoveList()
        legalMoves(into: &list)
        return list.map { $0 }
    }

    /// Puts all legal moves into the list, in place of what it held. The order is that of `legalMoves()`. Nothing is
    /// allocated; about a nanosecond a move.
    public func legalMoves(into list: inout MoveList) {
        let tables = AttackTables.shared
        if sideToMove == .white {
            self.list(into: &list, tables, as: WhiteToMove.self)
        } else {
            self.list(into: &list, tables, as: BlackToMove.self)
        }
    }

    /// Whether the move can be played here. O(moves of the position).
    public func isLegal(_ move: Move) -> Bool {
        var list = MoveList()
        legalMoves(into: &list)
        return list.contains(move)
    }

    /// How many legal moves there are, without listing them: some 30 nanoseconds, whatever their number.
    public var legalMoveCount: Int {
        let tables = AttackTables.shared
        return sideToMove == .white
            ? countMoves(tables, as: WhiteToMove.self) : countMoves(tables, as: BlackToMove.self)
    }

    var hasLegalMove: Bool { legalMoveCount > 0 }

    @inline(never)
    func list<Mover: SideToMove>(into list: inout MoveList, _ tables: AttackTables, as _: Mover.Type) {
        list.removeAll()
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
        var bishops = kinds[2] & own & ~pinned
        while bishops != 0 {
            let from = bishops.lowest
            sink.add(from: from, targets: tables.bishop(from, occupied) & targets)
            bishops &= bishops &- 1
        }
        var rooks = kinds[3] & own & ~pinned
        while rooks != 0 {
            let from = rooks.lowest
            sink.add(from: from, targets: tables.rook(from, occupied) & targets)
            rooks &= rooks &- 1
        }
        var queens = kinds[4] & own & ~pinned
        while queens != 0 {
            let from = queens.lowest
            sink.add(from: from, targets: (tables.bishop(from, occupied) | tables.rook(from, occupied)) & targets)
            queens &= queens &- 1
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
        let victims = enemy & targets
        sink.addPawns(
            single: single & targets, double: double & targets, left: Mover.left(others) & victims,
            right: Mover.right(others) & victims, forward: forward)
        if promoting != 0 {
            sink.addPromotions(targets: Mover.step(promoting) & ~occupied & targets, offset: forward)
            sink.addPromotions(targets: Mover.left(promoting) & victims, offset: forward &- 1)
            sink.addPromotions(targets: Mover.right(promoting) & victims, offset: forward &+ 1)
        }
    }
}
