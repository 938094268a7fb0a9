import Chess

extension PreparedPointSearch {
    /// The points that are named only instead of no reason, most important first: the played line may have them later.
    var leastPoints: some Sequence<PreparedPoint> {
        let searches: [(Self) -> PreparedPoint?] = [
            { $0.coveredLater }, { $0.takenNow }, { $0.attackedNow }, { $0.pressedNow }, { $0.checkedFirst },
            { $0.cameFirst }, { $0.guardedMore }, { $0.headed }, { $0.pressedQuietly },
        ]
        return searches.lazy.compactMap { $0(self) }
    }

    /// The moved piece newly guards a piece or pawn that is under pressure after the played move, which adds no guard: it
    /// has no more guards than attackers, or the opponent takes it soon.
    private var guardedMore: PreparedPoint? {
        guard !move.isCastling, !after.isCheck, !isTakenBack, start[move.from]?.kind != .king,
            start.captured(by: move) == nil
        else { return nil }
        let guarded = after.attacks(from: move.to).filter { square in
            guard let piece = after[square], piece.side == learner, piece.kind != .king, piece.kind != .queen,
                other[square] == piece, !start.attacks(from: move.from).contains(square),
                other.attackers(of: square, by: learner).isSubset(of: start.attackers(of: square, by: learner)),
                after.exchange(on: square) == 0, !isTakenUnanswered(square), !isMovedNext(square)
            else { return false }
            let attackers = other.attackers(of: square, by: learner.opponent)
            let isPressed = attackers.count >= other.attackers(of: square, by: learner).count
            return !attackers.isEmpty && (isPressed || isCapturedInPlayed(square))
                && !attackers.contains { other.value(of: $0) < piece.kind.value }
        }
        return after.mostValuableFirst(guarded).first.map(PreparedPoint.guardsMore)
    }

    /// Returns whether the opponent takes what is on a square with one of the next three moves of the played line.
    private func isCapturedInPlayed(_ square: Square) -> Bool {
        [1, 3, 5].contains {
            $0 < line.moves.count && line.moves[$0].to == square && line.positions[$0][square] == start[square]
        }
    }

    /// The moved piece attacks another or a pawn that has fewer guards than attackers, or as many where the opponent feels
    /// it; no pawn guards it, and the played move adds no attacker.
    private var pressedQuietly: PreparedPoint? {
        guard !after.isCheck else { return nil }
        return newTarget { square in
            let (attackers, guards) = (
                after.attackers(of: square, by: learner).count, after.attackers(of: square, by: learner.opponent).count
            )
            return (attackers > guards || attackers == guards && isFelt(square))
                && !after.isAttackedByPawn(square, of: learner.opponent)
                && other.attackers(of: square, by: learner).isSubset(of: start.attackers(of: square, by: learner))
        }.map(PreparedPoint.presses)
    }

    /// Takes something that the opponent does not take back with one of the next two moves.
    private var takenNow: PreparedPoint? {
        guard start[move.to] != nil, line.moves[0].to != move.to,
            let taken = start.captured(by: move), start.exchange(on: move.to) > 0, taken == .pawn || isWon(taken),
            ![1, 3].contains(where: { $0 < best.moves.count && best.moves[$0].to == move.to })
        else { return nil }
        return .captures(on: move.to, attacking: nil, isGivenBack: false)
    }

    /// The moved piece attacks another that could then be won, but no queen another queen, which is an offer to exchange
    /// them; the played piece does not attack it.
    private var attackedNow: PreparedPoint? {
        guard let passed = after.playingNull() else { return nil }
        let played = other.playingNull()
        return newTarget {
            after[$0]?.kind != .pawn && (after[$0]?.kind != .queen || after[move.to]?.kind != .queen)
                && !isAnsweredInKind($0) && passed.exchange(on: $0) > 0 && start.exchange(on: $0) == 0
                && (played?.exchange(on: $0) ?? 0) == 0
        }.map(PreparedPoint.attacks)
    }

    /// The same for the queen or a rook.
    var pieceAttackedNow: PreparedPoint? {
        guard let point = attackedNow, case .attacks(let square) = point, after.value(of: square) > 3 else {
            return nil
        }
        return point
    }

    /// The moved piece attacks a pawn, and the opponent feels it; the played piece does not attack it.
    private var pressedNow: PreparedPoint? {
        // A check is given for another reason.
        after.isCheck ? nil : newTarget { after[$0]?.kind == .pawn && isFelt($0) }.map(PreparedPoint.presses)
    }

    /// Returns the most valuable of the opponent's pieces and pawns that meet a condition and that the moved piece newly
    /// attacks, but the played piece does not. Nil if no such piece exists, or the moved piece is a pawn, castles, takes
    /// something or can be taken.
    private func newTarget(where isTarget: (Square) -> Bool) -> Square? {
        guard start[move.from]?.kind != .pawn, start.captured(by: move) == nil, !move.isCastling, !isTakenBack,
            after.exchange(on: move.to) == 0
        else { return nil }
        let targets = after.attacks(from: move.to).filter { square in
            after[square]?.side == learner.opponent && after[square]?.kind != .king
                && !start.attacks(from: move.from).contains(square)
                && !other.attacks(from: line.moves[0].to).contains(square) && isTarget(square)
        }
        return after.mostValuableFirst(targets).first
    }
}
