/// Checks, pins, and the king's moves.
extension MoveGenerator {
    /// Returns the enemy pieces that give check, and the side to move's pinned pieces.
    @inline(__always) func checkersAndPinned(_ king: Int) -> (checkers: UInt64, pinned: UInt64) {
        var checkers = (tables.pawn(king, of: Mover.side) & pawns | tables.knight[king] & knights) & enemy
        var pinned: UInt64 = 0
        var sliders =
            (tables.diagonals[king] & (bishops | queens) | tables.orthogonals[king] & (rooks | queens)) & enemy
        while sliders != 0 {
            let blockers = tables.between[king &* 64 &+ sliders.lowest] & occupied
            let slider = sliders & (0 &- sliders)
            sliders ^= slider
            if blockers.hasSeveral { continue }
            if blockers == 0 { checkers |= slider } else { pinned |= blockers & own }
        }
        return (checkers, pinned)
    }

    /// Generates the king's steps and castling. The squares the enemy attacks are computed only if the king has
    /// somewhere to go.
    @inline(__always)
    func kingMoves<Sink: MoveSink>(_ king: Int, isCheck: Bool, into sink: inout Sink) {
        let steps = tables.king[king] & ~own
        let mayCastle = castling & Mover.homeRank != 0 && !isCheck
        guard steps != 0 || mayCastle else { return }
        let danger = attackedByEnemy(near: king, occupied & ~(1 &<< UInt64(truncatingIfNeeded: king)))
        sink.add(from: king, targets: steps & ~danger)
        if mayCastle { castles(king, danger, into: &sink) }
    }

    /// Returns the squares near the king, and some others, that the enemy attacks when `occupied` are the occupied squares.
    /// Pieces that attack no square near the king on an empty board are left out: most rooks, for example.
    @inline(__always) private func attackedByEnemy(near king: Int, _ occupied: UInt64) -> UInt64 {
        var attacked =
            Mover.Opponent.left(pawns & enemy) | Mover.Opponent.right(pawns & enemy)
            | tables.king[(kings & enemy).lowest & 63]
        var rest = knights & enemy & tables.knightsNearKing[king]
        while rest != 0 {
            attacked |= tables.knight[rest.lowest]
            rest &= rest &- 1
        }
        rest = (bishops | queens) & enemy & tables.diagonalsNearKing[king]
        while rest != 0 {
            attacked |= tables.bishop(rest.lowest, occupied)
            rest &= rest &- 1
        }
        rest = (rooks | queens) & enemy & tables.orthogonalsNearKing[king]
        while rest != 0 {
            attacked |= tables.rook(rest.lowest, occupied)
            rest &= rest &- 1
        }
        return attacked
    }

    /// Returns the enemy pieces that attack `square` when `occupied` are the occupied squares.
    @inline(__always) func attackers(_ square: Int, _ occupied: UInt64) -> UInt64 {
        let attackers =
            tables.pawn(square, of: Mover.side) & pawns | tables.knight[square] & knights | tables.king[square] & kings
            | tables.bishop(square, occupied) & (bishops | queens) | tables.rook(square, occupied) & (rooks | queens)
        return attackers & enemy
    }
}
