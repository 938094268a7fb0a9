/// Castling, as FIDE's laws and those of Chess960 have it: where king and rook arrive, and when it is legal.
struct CastlingSquares {
    let king: Int
    let rook: Int

    /// g and f, or c and d, on the king's rank.
    @inline(__always) init(king from: Int, rook: Int) {
        let rank = from & 56
        let isKingSide = rook > from
        king = rank &+ (isKingSide ? 6 : 2)
        self.rook = rank &+ (isKingSide ? 5 : 3)
    }
}

extension Position {
    /// Generates castling for a king that is not in check. `danger` holds the squares the enemy attacks through the king.
    @inline(__always)
    func castles<Mover: SideToMove, Sink: MoveSink>(
        _ king: Int, _ occupied: UInt64, _ danger: UInt64, into sink: inout Sink, _ tables: AttackTables,
        as _: Mover.Type
    ) {
        let rooks = castling & Mover.homeRank
        guard king == Mover.home &+ 4, rooks & ~(0x8100_0000_0000_0081) == 0 else {
            castlesOfChess960(king, occupied, into: &sink, tables, as: Mover.self)
            return
        }
        if rooks &>> UInt64(Mover.home &+ 7) & 1 != 0, (occupied | danger) & (0x60 &<< UInt64(Mover.home)) == 0 {
            sink.add(Move(castling: king, with: Mover.home &+ 7))
        }
        if rooks &>> UInt64(Mover.home) & 1 != 0, occupied & (0x0E &<< UInt64(Mover.home)) == 0,
            danger & (0x0C &<< UInt64(Mover.home)) == 0
        {
            sink.add(Move(castling: king, with: Mover.home))
        }
    }

    @inline(__always)
    private func castlesOfChess960<Mover: SideToMove, Sink: MoveSink>(
        _ king: Int, _ occupied: UInt64, into sink: inout Sink, _ tables: AttackTables, as _: Mover.Type
    ) {
        var rooks = castling & Mover.homeRank
        while rooks != 0 {
            let rook = rooks.lowest
            rooks &= rooks &- 1
            if canCastle(king, rook, occupied, tables) { sink.add(Move(castling: king, with: rook)) }
        }
    }

    /// The conditions for any placement of king and rook: nothing but these two stands on either's way, no square the
    /// king stands on, crosses or reaches is attacked.
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
}
