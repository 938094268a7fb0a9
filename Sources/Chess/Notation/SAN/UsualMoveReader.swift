/// Plays the moves of a file that are written in their usual forms: `e4`, `exd5`, `Nf3`, `Nbxd7`, `R1e2+`, `O-O`.
///
/// It plays a move only where the full reader (`SAN`) would play the same one. All other spellings, promotions, en
/// passant and errors are left to the full reader.
package struct UsualMoveReader: Sendable {
    /// Asked for once: each look at the shared tables costs as much as a part of a move. They never change.
    nonisolated(unsafe) private let tables = AttackTables.shared

    package init() {}

    /// Plays a move. Some 10 nanoseconds.
    ///
    /// - Parameters:
    ///   - word: The text.
    ///   - position: The position, in which the move is played.
    ///   - before: Becomes the position before the move.
    /// - Returns: the move; nil, without a change of either position, if the full reader must decide.
    package func play(_ word: MoveWord, in position: inout Position, before: inout Position) -> Move? {
        position.sideToMove == .white
            ? play(word, &position, &before, as: WhiteToMove.self)
            : play(word, &position, &before, as: BlackToMove.self)
    }

    @inline(__always)
    private func play<Mover: SideToMove>(
        _ word: MoveWord, _ position: inout Position, _ before: inout Position, as mover: Mover.Type
    ) -> Move? {
        guard let move = UsualMove(word, tables) else { return castle(word, &position, &before) }
        let generator = MoveGenerator<Mover>(position, tables)
        guard let from = generator.start(of: move, position.kinds[move.kind]) else { return nil }
        before = position
        let played = Move(from, move.to)
        position.play(played, of: move.kind, tables, as: mover)
        return played
    }

    @inline(never)
    private func castle(_ word: MoveWord, _ position: inout Position, _ before: inout Position) -> Move? {
        guard let isKingSide = word.castlesKingSide,
            let move = position.castlingMove(kingSide: isKingSide, tables)
        else { return nil }
        before = position
        position.play(move, tables)
        return move
    }
}

/// Finding the piece that a text means.
extension MoveGenerator {
    /// Returns the start square of the one piece that can legally make a move; nil if there are none or several, for
    /// promotions, and en passant.
    ///
    /// - Parameter pieces: The pieces of the move's kind, of both sides.
    @inline(__always)
    fileprivate func start(of move: UsualMove, _ pieces: UInt64) -> Int? {
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: move.to)
        guard own & target == 0 else { return nil }
        var rest = move.starts & pieces & own & (move.kind == 0 ? pawnStarts(move) : tables.reach(move.kind, move.to))
        var only = 64
        while rest != 0 {
            let from = rest.lowest
            rest &= rest &- 1
            // Few pieces are on a line with the square, so looking at the squares between touches less memory than the
            // tables of slider attacks.
            guard tables.between[move.to &* 64 &+ from] & occupied == 0, isSafe(from, move.to) else { continue }
            if only < 64 { return nil }
            only = from
        }
        return only < 64 ? only : nil
    }

    /// Returns the squares from which a pawn that does not promote can step to a square, or capture a piece there.
    @inline(__always)
    private func pawnStarts(_ move: UsualMove) -> UInt64 {
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: move.to)
        guard target & 0x00FF_FFFF_FFFF_FF00 != 0 else { return 0 }
        if move.isPawnCapture {
            return enemy & target != 0 ? tables.pawn(move.to, of: Mover.Opponent.side) : 0
        }
        guard occupied & target == 0 else { return 0 }
        let single = Mover.Opponent.step(target)
        // A pawn two squares away counts only if there is none on the square between.
        let isDouble = Mover.step(Mover.thirdRank) & target != 0 && occupied & single == 0
        return isDouble ? Mover.Opponent.step(single) : single
    }

    /// Returns whether the king is safe after a piece has moved between two squares, neither castling nor en passant.
    @inline(__always)
    private func isSafe(_ from: Int, _ to: Int) -> Bool {
        let start: UInt64 = 1 &<< UInt64(truncatingIfNeeded: from)
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: to)
        let king = from == self.king ? to : self.king
        let others = enemy & ~target
        let leapers =
            tables.pawn(king, of: Mover.side) & pawns | tables.knight[king] & knights | tables.king[king] & kings
        if leapers & others != 0 { return false }
        let after = occupied & ~start | target
        var sliders = tables.diagonals[king] & (bishops | queens) | tables.orthogonals[king] & (rooks | queens)
        sliders &= others
        while sliders != 0 {
            if tables.between[king &* 64 &+ sliders.lowest] & after == 0 { return false }
            sliders &= sliders &- 1
        }
        return true
    }
}
