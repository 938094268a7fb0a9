import Chess

/// What the expected move does where no other reason is found: true of it and not of the played move, and no cause of a
/// great loss.
extension PreparedPointSearch {
    /// These points, most important first.
    var quietPoints: some Sequence<PreparedPoint> {
        let searches: [(Self) -> PreparedPoint?] = [
            { $0.takenUnpunished }, { $0.exchangeAvoided }, { $0.guardedAnyway }, { $0.attackedAnyway },
            { $0.lineOpened },
            { $0.wayMade }, { $0.spaceAnyway },
        ]
        return searches.lazy.compactMap { $0(self) }
    }

    /// Those that may be named beside a blunder.
    var quietPointsOfBlunder: some Sequence<PreparedPoint> {
        let searches: [(Self) -> PreparedPoint?] = [
            { $0.takenUnpunished }, { $0.exchangeAvoided }, { $0.guardedAnyway }, { $0.attackedAnyway },
        ]
        return searches.lazy.compactMap { $0(self) }
    }

    /// Takes something that the opponent does not take back with one of the next two moves. The played line does not take it
    /// with one of the learner's next two moves.
    private var takenUnpunished: PreparedPoint? {
        guard let taken = start.captured(by: move), start[move.to] != nil, line.moves[0].to != move.to,
            taken == .pawn || isWon(taken), best.moves.count > 3, !after.isCheck,
            ![1, 3].contains(where: { best.moves[$0].to == move.to }),
            ![2, 4].contains(where: {
                $0 < line.moves.count && line.moves[$0].to == move.to && line.positions[$0][move.to] == start[move.to]
            })
        else { return nil }
        return .captures(on: move.to, attacking: nil, isGivenBack: false)
    }

    /// Moves a knight or bishop that the played move or the reply exchanges for another; in the shown line of the expected
    /// move it stays on the board.
    private var exchangeAvoided: PreparedPoint? {
        guard let piece = start[move.from], piece.kind.isMinor, start.captured(by: move) == nil, best.moves.count > 3,
            !after.isCheck, !isExchangedLater
        else { return nil }
        let isTaken =
            line.isExchange(at: 1) && line.moves[1].to == move.from && other[move.from] == piece
            && other[line.moves[1].from]?.kind.isMinor == true
        let takes =
            line.isExchange(at: 0) && line.moves[0].from == move.from
            && start.captured(by: line.moves[0])?.isMinor == true
        return isTaken || takes ? .avoidsExchange : nil
    }

    /// Whether the opponent captures the moved piece on one of the shown moves, wherever it goes.
    private var isExchangedLater: Bool {
        var place = move.to
        for ply in 1..<max(1, min(best.moves.count, Explanation.plies)) {
            let next = best.moves[ply]
            if ply % 2 == 1, next.to == place { return true }
            if ply % 2 == 0, next.from == place { place = next.to }
        }
        return false
    }

    /// The moved piece leaves the line of a bishop, which then has at least three squares more; the played move does not
    /// open as much.
    private var lineOpened: PreparedPoint? {
        guard start[move.from]?.kind != .pawn, !move.isCastling, start.captured(by: move) == nil, !after.isCheck else {
            return nil
        }
        return start.pieces(learner, .bishop).sorted().first { bishop in
            start.attacks(from: bishop).contains(move.from) && after[bishop] == start[bishop]
                && after.freeSquares(of: bishop) > start.freeSquares(of: bishop) + 2
                && (other[bishop] != start[bishop]
                    || other.freeSquares(of: bishop) <= start.freeSquares(of: bishop) + 1)
                && ![1, 3].contains { $0 < best.moves.count && best.moves[$0].to == bishop }
        }.map(PreparedPoint.frees)
    }

    /// Newly guards a piece that is attacked, also one that the played move moves away, or that the king guards.
    private var guardedAnyway: PreparedPoint? {
        guard !move.isCastling, !after.isCheck, !isTakenBack, start.captured(by: move) == nil else { return nil }
        let guarded = after.attacks(from: move.to).filter { square in
            guard let piece = after[square], piece.side == learner, piece.kind != .king, piece.kind != .queen,
                !start.attacks(from: move.from).contains(square), after.exchange(on: square) == 0,
                !isTakenUnanswered(square), !isMovedNext(square)
            else { return false }
            var attackers = after.attackers(of: square, by: learner.opponent)
            if other[square] == piece { attackers = attackers & other.attackers(of: square, by: learner.opponent) }
            let (before, now) = (
                start.attackers(of: square, by: learner).count, after.attackers(of: square, by: learner).count
            )
            let isGuardedInPlayed =
                other[square] == piece
                && (other.attackers(of: square, by: learner).count > before
                    || other.attackers(of: square, by: learner).contains(line.moves[0].to))
            // Another guard beside a pawn says little.
            let isPressed =
                attackers.count > before
                || attackers.count == before && (!isPawnGuarded(square) || other[square] != piece)
            return !attackers.isEmpty && now > before && isPressed && !isGuardedInPlayed && takesBack(on: square)
                && !attackers.contains { after.value(of: $0) < piece.kind.value }
        }
        return after.mostValuableFirst(guarded).first.map(PreparedPoint.guardsMore)
    }

    /// Returns whether the moved piece could take back on a square: not if it is pinned to the king.
    private func takesBack(on square: Square) -> Bool {
        guard let capture = after.leastCapture(on: square) else { return false }
        return after.playing(capture).legalMoves(from: move.to).contains { $0.to == square }
    }

    private func isPawnGuarded(_ square: Square) -> Bool {
        start.attackers(of: square, by: learner).contains { start[$0]?.kind == .pawn }
    }

    /// Newly attacks a piece that is worth as much or more, whether it is guarded or not; or a pawn that has no more guards
    /// than attackers.
    private var attackedAnyway: PreparedPoint? {
        guard !move.isCastling, !after.isCheck, !isTakenBack, start.captured(by: move) == nil,
            after.exchange(on: move.to) == 0, start[move.from]?.kind != .king, !isDrivenOff,
            !attacksMoreInReturn
        else { return nil }
        let targets = after.attacks(from: move.to).filter { square in
            guard let target = after[square], target.side == learner.opponent, target.kind != .king,
                !start.attacks(from: move.from).contains(square),
                other.attackers(of: square, by: learner).isSubset(of: start.attackers(of: square, by: learner)),
                mayTake(square)
            else { return false }
            if target.kind != .pawn {
                // A piece on its first square that is worth no more feels nothing.
                return after.value(of: square) > after.value(of: move.to)
                    || after.value(of: square) == after.value(of: move.to) && !after.isUndeveloped(square) || pawnMove
            }
            let (attackers, guards) = (
                after.attackers(of: square, by: learner), after.attackers(of: square, by: learner.opponent)
            )
            // Where the reply takes something, pressure on a pawn is beside the point.
            return !pawnMove && !line.isReplyCapture && attackers.count >= guards.count
                && (attackers.count > 1 || guards.isEmpty || !square.isOnRookFile || isBesideKing(square))
        }
        guard let square = after.mostValuableFirst(targets).first, !isIgnored(square) else { return nil }
        return after.value(of: square) > after.value(of: move.to) ? .attacks(square) : .presses(square)
    }

    /// Returns whether a square is next to the opponent's king.
    private func isBesideKing(_ square: Square) -> Bool {
        let king = after.king(of: learner.opponent)
        return abs(king.file - square.file) <= 1 && abs(king.rank - square.rank) <= 1
    }

    /// Whether a pawn attacks something.
    private var isPawnAttack: Bool {
        pawnMove && after.attacks(from: move.to).contains { after[$0]?.side == learner.opponent }
    }

    /// Leaves the way or the square of another piece's next move, which takes nothing. After the played move the way is not
    /// open, and its line does not have that move. A pawn that attacks something does not go for that, nor does a move that
    /// takes a queen.
    private var wayMade: PreparedPoint? {
        guard !start.isCheck, !after.isCheck, !move.isCastling, !isPawnAttack, start.captured(by: move) != .queen else {
            return nil
        }
        for ply in [2, 4] where ply < best.moves.count {
            let (next, position) = (best.moves[ply], best.positions[ply])
            guard next.from != move.to, ply == 2 || !position.attacks(from: best.moves[3].to).contains(next.from),
                let piece = start[next.from], piece == position[next.from], piece.kind != .pawn,
                !next.isCastling, position.captured(by: next) == nil, !position.isCheck,
                next.to == move.from || next.from.between(next.to)?.contains(move.from) == true,
                other[next.from] != piece || other[next.to]?.side == learner
                    || !other.attacks(from: next.from).contains(next.to),
                !line.makes(next), after.attacks(from: next.from).contains(next.to)
            else { continue }
            return .makesRoom(atPly: ply)
        }
        return nil
    }

    /// The pawn goes to the fourth rank or further on a wing and is not taken; the played move moves a piece. If it guards another
    /// pawn, that one must be attacked, and it is `supports`.
    private var spaceAnyway: PreparedPoint? {
        guard pawnMove, start.captured(by: move) == nil, !isTakenBack, start[line.moves[0].from]?.kind != .pawn,
            (learner == .white ? move.to.rank : 7 - move.to.rank) >= 3, after.exchange(on: move.to) == 0,
            !start.isEnding, !(3...4).contains(move.to.file), !leavesPieceInDanger
        else { return nil }
        if let pawn = pawnSupported {
            return after.attackers(of: pawn, by: learner.opponent).isEmpty
                ? nil : .supports(pawn, withPawnInstead: false)
        }
        return .takesSpace(move.to)
    }
}
