/// Who checks, who is pinned, and where the king may not go.
extension Position {
    /// The enemy pieces that give check, and the own pieces that alone keep a slider from giving it.
    @inline(__always)
    func checkersAndPinned<Mover: SideToMove>(
        _ king: Int, _ own: UInt64, _ enemy: UInt64, _ tables: AttackTables, as _: Mover.Type
    ) -> (checkers: UInt64, pinned: UInt64) {
        var checkers = (tables.pawn(king, of: Mover.side) & kinds[0] | tables.knight[king] & kinds[1]) & enemy
        var pinned: UInt64 = 0
        var sliders =
            (tables.diagonals[king] & (kinds[2] | kinds[4]) | tables.straights[king] & (kinds[3] | kinds[4])) & enemy
        while sliders != 0 {
            let blockers = tables.between[king &* 64 &+ sliders.lowest] & (own | enemy)
            let slider = sliders & (0 &- sliders)
            sliders ^= slider
            if blockers.hasSeveral { continue }
            if blockers == 0 { checkers |= slider } else { pinned |= blockers & own }
        }
        return (checkers, pinned)
    }

    /// All squares that side attacks on a board with these squares occupied.
    @inline(__always)
    func attacked<Attacker: SideToMove>(_ occupied: UInt64, _ tables: AttackTables, by _: Attacker.Type) -> UInt64 {
        let pieces = sides[Attacker.us]
        let pawns = kinds[0] & pieces
        var attacked =
            Attacker.left(pawns) | Attacker.right(pawns) | tables.king[kingIndex(Attacker.side)]
        var knights = kinds[1] & pieces
        while knights != 0 {
            attacked |= tables.knight[knights.lowest]
            knights &= knights &- 1
        }
        var diagonal = (kinds[2] | kinds[4]) & pieces
        while diagonal != 0 {
            attacked |= tables.bishop(diagonal.lowest, occupied)
            diagonal &= diagonal &- 1
        }
        var straight = (kinds[3] | kinds[4]) & pieces
        while straight != 0 {
            attacked |= tables.rook(straight.lowest, occupied)
            straight &= straight &- 1
        }
        return attacked
    }
}
