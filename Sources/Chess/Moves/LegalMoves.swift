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
        var sink = CountSink()
        generate(into: &sink, AttackTables.shared)
        return sink.count
    }

    var hasLegalMove: Bool { legalMoveCount > 0 }

    @inline(__always) func generate<Sink: MoveSink>(into sink: inout Sink, _ tables: AttackTables) {
        if sideToMove == .white {
            generate(into: &sink, tables, as: WhiteToMove.self)
        } else {
            generate(into: &sink, tables, as: BlackToMove.self)
        }
    }

    @inline(__always)
    func generate<Mover: SideToMove, Sink: MoveSink>(
        into sink: inout Sink, _ tables: AttackTables, as _: Mover.Type
    ) {
        let own = sides[Mover.us]
        let enemy = sides[Mover.them]
        let occupied = own | enemy
        let king = kingIndex(Mover.side)
        let checkers = attackers(king, by: Mover.side.opponent, occupied, tables)

        kingSteps(king, own, occupied, into: &sink, tables, as: Mover.self)
        if checkers.hasSeveral { return }

        var targets = ~own
        if checkers != 0 {
            targets = tables.between[king &* 64 &+ checkers.lowest] | checkers
        } else if castling & Mover.homeRank != 0 {
            castles(king, occupied, into: &sink, tables, as: Mover.self)
        }
        let pinned = pinnedPieces(king, own, enemy, tables)

        var knights = kinds[1] & own & ~pinned
        while knights != 0 {
            let from = knights.lowest
            sink.add(from: from, targets: tables.knight[from] & targets)
            knights &= knights &- 1
        }
        var diagonal = (kinds[2] | kinds[4]) & own
        while diagonal != 0 {
            let from = diagonal.lowest
            var reach = tables.bishop(from, occupied) & targets
            if pinned &>> UInt64(truncatingIfNeeded: from) & 1 != 0 { reach &= tables.line[king &* 64 &+ from] }
            sink.add(from: from, targets: reach)
            diagonal &= diagonal &- 1
        }
        var straight = (kinds[3] | kinds[4]) & own
        while straight != 0 {
            let from = straight.lowest
            var reach = tables.rook(from, occupied) & targets
            if pinned &>> UInt64(truncatingIfNeeded: from) & 1 != 0 { reach &= tables.line[king &* 64 &+ from] }
            sink.add(from: from, targets: reach)
            straight &= straight &- 1
        }
        let pawns = kinds[0] & own
        pawnMoves(pawns & ~pinned, enemy, occupied, targets, into: &sink, as: Mover.self)
        var bound = pawns & pinned
        while bound != 0 {
            let from = bound.lowest
            let allowed = targets & tables.line[king &* 64 &+ from]
            pawnMoves(bound & (0 &- bound), enemy, occupied, allowed, into: &sink, as: Mover.self)
            bound &= bound &- 1
        }
        if enPassant < 64 {
            var capturers = tables.pawn(Int(enPassant), of: Mover.side.opponent) & pawns
            while capturers != 0 {
                let from = capturers.lowest
                if isSafeEnPassant(from: from, tables) { sink.add(Move(from, Int(enPassant))) }
                capturers &= capturers &- 1
            }
        }
    }

    @inline(__always)
    private func kingSteps<Mover: SideToMove, Sink: MoveSink>(
        _ king: Int, _ own: UInt64, _ occupied: UInt64, into sink: inout Sink, _ tables: AttackTables, as _: Mover.Type
    ) {
        let without = occupied & ~(1 &<< UInt64(truncatingIfNeeded: king))
        var steps = tables.king[king] & ~own
        var safe: UInt64 = 0
        while steps != 0 {
            let bit = steps & (0 &- steps)
            if attackers(steps.lowest, by: Mover.side.opponent, without, tables) == 0 { safe |= bit }
            steps ^= bit
        }
        sink.add(from: king, targets: safe)
    }

    /// Own pieces that stand alone between the king and an enemy slider.
    @inline(__always)
    private func pinnedPieces(_ king: Int, _ own: UInt64, _ enemy: UInt64, _ tables: AttackTables) -> UInt64 {
        var pinned: UInt64 = 0
        var snipers =
            (tables.rook(king, enemy) & (kinds[3] | kinds[4]) | tables.bishop(king, enemy) & (kinds[2] | kinds[4]))
            & enemy
        while snipers != 0 {
            let blockers = tables.between[king &* 64 &+ snipers.lowest] & own
            if blockers != 0, !blockers.hasSeveral { pinned |= blockers }
            snipers &= snipers &- 1
        }
        return pinned
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
        sink.addPawns(targets: single & targets, offset: forward)
        sink.addPawns(targets: double & targets, offset: 2 &* forward)
        sink.addPawns(targets: Mover.left(others) & enemy & targets, offset: forward &- 1)
        sink.addPawns(targets: Mover.right(others) & enemy & targets, offset: forward &+ 1)
        if promoting != 0 {
            sink.addPromotions(targets: Mover.step(promoting) & ~occupied & targets, offset: forward)
            sink.addPromotions(targets: Mover.left(promoting) & enemy & targets, offset: forward &- 1)
            sink.addPromotions(targets: Mover.right(promoting) & enemy & targets, offset: forward &+ 1)
        }
    }

    @inline(__always)
    private func castles<Mover: SideToMove, Sink: MoveSink>(
        _ king: Int, _ occupied: UInt64, into sink: inout Sink, _ tables: AttackTables, as _: Mover.Type
    ) {
        var rooks = castling & Mover.homeRank
        while rooks != 0 {
            let rook = rooks.lowest
            rooks &= rooks &- 1
            if canCastle(king, rook, occupied, tables) {
                sink.add(Move(rawValue: Move(king, rook).rawValue | 0x8000))
            }
        }
    }

    /// FIDE's castling conditions for any placement of king and rook: nothing but these two stands on either's way,
    /// no square the king stands on, crosses or reaches is attacked.
    func canCastle(_ king: Int, _ rook: Int, _ occupied: UInt64, _ tables: AttackTables) -> Bool {
        let arrival = CastlingSquares(king: king, rook: rook)
        let kingBit: UInt64 = 1 << UInt64(king)
        let rookBit: UInt64 = 1 << UInt64(rook)
        let kingPath = tables.between[king * 64 + arrival.king] | 1 << UInt64(arrival.king)
        let rookPath = tables.between[rook * 64 + arrival.rook] | 1 << UInt64(arrival.rook)
        let others = occupied & ~(kingBit | rookBit)
        guard (kingPath | rookPath) & others == 0 else { return false }
        var path = kingPath & ~(1 << UInt64(arrival.king))
        let enemy = sideToMove.opponent
        while path != 0 {
            if attackers(path.lowest, by: enemy, occupied ^ kingBit, tables) != 0 { return false }
            path &= path - 1
        }
        // The rook may have shielded the king from the side, so the last square is judged on the board after castling.
        return attackers(arrival.king, by: enemy, others | 1 << UInt64(arrival.rook), tables) == 0
    }

    /// Whether the en-passant capture from that square leaves the own king safe, by looking at the board after it.
    func isSafeEnPassant(from: Int, _ tables: AttackTables) -> Bool {
        let captured: UInt64 = 1 << UInt64(Int(enPassant) + (sideToMove == .white ? -8 : 8))
        let after = (occupancy ^ (1 << UInt64(from)) ^ captured) | 1 << UInt64(enPassant)
        return attackers(kingIndex(sideToMove), by: sideToMove.opponent, after, tables) & ~captured == 0
    }
}
