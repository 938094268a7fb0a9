/// The squares where king and rook arrive when castling, in standard chess (FIDE laws) and in Chess960.
struct CastlingSquares {
    let king: Int
    let rook: Int

    /// The king arrives on the g- or c-file of its rank, the rook on the f- or d-file.
    @inline(__always) init(king from: Int, rook: Int) {
        let rank = from & 56
        let isKingSide = rook > from
        king = rank &+ (isKingSide ? 6 : 2)
        self.rook = rank &+ (isKingSide ? 5 : 3)
    }
}

extension MoveGenerator {
    /// Generates castling for a king that is not in check. `danger` holds the squares near the king that the enemy
    /// attacks, including those behind it.
    @inline(__always)
    func castles<Sink: MoveSink>(_ king: Int, _ danger: UInt64, into sink: inout Sink) {
        var rest = castling & Mover.homeRank
        if king == Mover.home &+ 4, rest & ~(0x8100_0000_0000_0081) == 0 {
            let (a, e, h) = (Mover.home, Mover.home &+ 4, Mover.home &+ 7)
            if rest &>> UInt64(h) & 1 != 0, (occupied | danger) & (0x60 &<< UInt64(a)) == 0 {
                sink.add(Move(castling: e, with: h))
            }
            if rest &>> UInt64(a) & 1 != 0, (occupied & 0x0E &<< UInt64(a)) | (danger & 0x0C &<< UInt64(a)) == 0 {
                sink.add(Move(castling: e, with: a))
            }
            return
        }
        while rest != 0 {
            if canCastle(king, rest.lowest) { sink.add(Move(castling: king, with: rest.lowest)) }
            rest &= rest &- 1
        }
    }

    /// Returns whether a king that is not in check can castle with a rook, from any placement: no other piece is in the
    /// way of either, and no square the king crosses or reaches is attacked.
    @inline(never) func canCastle(_ king: Int, _ rook: Int) -> Bool {
        let arrival = CastlingSquares(king: king, rook: rook)
        let kingBit: UInt64 = 1 << UInt64(king)
        let rookBit: UInt64 = 1 << UInt64(rook)
        var path = tables.between[king * 64 + arrival.king] & ~kingBit
        let kingPath = path | 1 << UInt64(arrival.king)
        let rookPath = tables.between[rook * 64 + arrival.rook] | 1 << UInt64(arrival.rook)
        let others = occupied & ~(kingBit | rookBit)
        guard (kingPath | rookPath) & others == 0 else { return false }
        while path != 0 {
            if attackers(path.lowest, occupied ^ kingBit) != 0 { return false }
            path &= path - 1
        }
        // The rook may have shielded the king along the rank, so test the last square on the board after castling.
        return attackers(arrival.king, others | 1 << UInt64(arrival.rook)) == 0
    }
}

extension Position {
    /// Returns whether the side to move, not in check, can castle with a rook that still has its right. See
    /// `MoveGenerator.canCastle`.
    func canCastle(_ king: Int, _ rook: Int, _ tables: AttackTables) -> Bool {
        sideToMove == .white
            ? MoveGenerator<WhiteToMove>(self, tables).canCastle(king, rook)
            : MoveGenerator<BlackToMove>(self, tables).canCastle(king, rook)
    }
}
