/// Generates the legal moves of one side with check and pin masks: no move is played to test its legality, except en
/// passant.
///
/// The parts of the position are copied into single words so that they stay in registers; the compiler (Swift 6.3)
/// copies the whole position before it accesses the inline arrays of a borrowed one.
struct MoveGenerator<Mover: SideToMove> {
    // The pieces of both sides, by kind.
    let pawns, knights, bishops, rooks, queens, kings: UInt64
    let own, enemy: UInt64
    /// The rooks of both sides that still have their castling right.
    let castling: UInt64
    /// The same as `Position.enPassant`.
    let enPassant: Int
    let tables: AttackTables

    /// - Parameter position: A position with `Mover` to move.
    @inline(__always) init(_ position: Position, _ tables: AttackTables) {
        pawns = position.kinds[0]
        knights = position.kinds[1]
        bishops = position.kinds[2]
        rooks = position.kinds[3]
        queens = position.kinds[4]
        kings = position.kinds[5]
        own = position.sides[Mover.us]
        enemy = position.sides[Mover.them]
        castling = position.castling
        enPassant = Int(position.enPassant)
        self.tables = tables
    }

    @inline(__always) var occupied: UInt64 { own | enemy }
    /// Always 0…63; see `Position.kingIndex`.
    @inline(__always) var king: Int { (kings & own).lowest & 63 }

    /// Replaces the content of `list` with the legal moves.
    @inline(__always) func list(into list: inout MoveList) {
        list.removeAll()
        generate(into: &list)
    }

    /// Returns the number of legal moves.
    @inline(__always) func count() -> Int {
        var count = MoveCount()
        generate(into: &count)
        return count.count
    }

    @inline(__always) private func generate<Sink: MoveSink>(into sink: inout Sink) {
        let king = self.king
        let (checkers, pinned) = checkersAndPinned(king)
        kingMoves(king, isCheck: checkers != 0, into: &sink)

        var targets = ~own
        if checkers != 0 {
            if checkers.hasSeveral { return }
            targets = tables.between[king &* 64 &+ checkers.lowest] | checkers
        }
        let free = own & ~pinned
        pieceMoves(free, targets, into: &sink)
        pawnMoves(pawns & free, targets, into: &sink)
        if enPassant < 64 { enPassantCaptures(into: &sink) }
        if pinned != 0 { pinnedMoves(pinned, king, targets, into: &sink) }
    }

    /// Generates the moves of the given knights, bishops, rooks and queens.
    @inline(__always)
    private func pieceMoves<Sink: MoveSink>(_ pieces: UInt64, _ targets: UInt64, into sink: inout Sink) {
        var rest = knights & pieces
        while rest != 0 {
            sink.add(from: rest.lowest, targets: tables.knight[rest.lowest] & targets)
            rest &= rest &- 1
        }
        rest = bishops & pieces
        while rest != 0 {
            sink.add(from: rest.lowest, targets: tables.bishop(rest.lowest, occupied) & targets)
            rest &= rest &- 1
        }
        rest = rooks & pieces
        while rest != 0 {
            sink.add(from: rest.lowest, targets: tables.rook(rest.lowest, occupied) & targets)
            rest &= rest &- 1
        }
        rest = queens & pieces
        while rest != 0 {
            let reach = tables.bishop(rest.lowest, occupied) | tables.rook(rest.lowest, occupied)
            sink.add(from: rest.lowest, targets: reach & targets)
            rest &= rest &- 1
        }
    }

    /// Generates the moves of pinned pieces: each stays on the line between king and pinner; a knight cannot move.
    @inline(__always)
    private func pinnedMoves<Sink: MoveSink>(
        _ pinned: UInt64, _ king: Int, _ targets: UInt64, into sink: inout Sink
    ) {
        var rest = pinned & ~knights
        while rest != 0 {
            let piece = rest & (0 &- rest)
            let from = rest.lowest
            rest ^= piece
            let line = tables.line[king &* 64 &+ from] & targets
            if pawns & piece != 0 {
                pawnMoves(piece, line, into: &sink)
            } else {
                let diagonal = rooks & piece == 0 ? tables.bishop(from, occupied) : 0
                let straight = bishops & piece == 0 ? tables.rook(from, occupied) : 0
                sink.add(from: from, targets: (diagonal | straight) & line)
            }
        }
    }

    /// Generates the steps, captures and promotions of the given pawns, without en passant.
    @inline(__always)
    private func pawnMoves<Sink: MoveSink>(_ pawns: UInt64, _ targets: UInt64, into sink: inout Sink) {
        let forward = Mover.forward
        let promoting = pawns & Mover.seventhRank
        let others = pawns ^ promoting
        let victims = enemy & targets
        let single = Mover.step(others) & ~occupied
        let double = Mover.step(single & Mover.thirdRank) & ~occupied
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
