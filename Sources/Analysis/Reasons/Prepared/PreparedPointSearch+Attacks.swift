import Chess

extension PreparedPointSearch {
    // MARK: Attacks by the moved piece

    var gainsTime: PreparedPoint? {
        guard best.moves.count > 1, after.captured(by: best.moves[1]) == nil, !isGainedLater, !isReplySame,
            // It is not exchanged where it goes.
            best.moves.count < 4 || best.moves[2].to != best.moves[1].to || best.moves[3].to != best.moves[1].to,
            // It does not attack something itself.
            best.positions[2].forkTargets(from: best.moves[1].to, of: learner).isEmpty
        else { return nil }
        let target = targets.first { after[$0]?.kind != .pawn && best.moves[1].from == $0 }
        guard let target, !keepsItsAim(target), !attacksInReturn, !threatensInReturn, !goesBack,
            // Beside what it takes that is a side effect.
            start.captured(by: move)?.value ?? 0 < after.value(of: target)
        else { return nil }
        return .gainsTime(on: target)
    }

    /// Whether the reply moves an attacked piece, which newly attacks something of the learner that it could win: then no
    /// time is gained.
    private var attacksInReturn: Bool { attackedInReturn(worthMoreThan: 0) }

    /// Whether the opponent threatens to win a piece after the reply, and did not before.
    private var threatensInReturn: Bool {
        guard best.moves.count > 2, let passed = best.positions[2].playingNull() else { return false }
        let gain = { (position: Position?) in
            position.flatMap { MaterialSearch.gain(in: $0, plies: 3) }?.points ?? 0
        }
        return gain(passed) > 2 && gain(after) < 3
    }

    /// Whether the moved piece goes back to its square in the shown line without taking anything: then it gains no time.
    private var goesBack: Bool {
        stride(from: 2, to: min(best.moves.count, Explanation.plies), by: 2).contains {
            best.moves[$0].from == move.to && best.moves[$0].to == move.from
                && best.positions[$0].captured(by: best.moves[$0]) == nil
        }
    }

    /// Whether it captures nothing and newly attacks something more valuable than itself: then the attack on it decides
    /// nothing.
    var attacksMoreInReturn: Bool {
        best.moves.count > 2 && after.captured(by: best.moves[1]) == nil
            && attackedInReturn(worthMoreThan: best.positions[2].value(of: best.moves[1].to))
    }

    private func attackedInReturn(worthMoreThan value: Int) -> Bool {
        guard best.moves.count > 2, after.attacks(from: move.to).contains(best.moves[1].from),
            let passed = best.positions[2].playingNull()
        else { return false }
        let (reply, before) = (best.moves[1], after.attacks(from: best.moves[1].from))
        return passed.attacks(from: reply.to).contains {
            passed[$0]?.side == learner && !before.contains($0) && passed.value(of: $0) > value
                && passed.exchange(on: $0) > 0
        }
    }

    /// A piece that is newly trapped, and which the learner takes with one of the next two moves. At the end of the line the
    /// learner must be better off than at the start.
    var trap: PreparedPoint? {
        guard !move.isCastling, !after.isCheck, !isTakenBack, after.exchange(on: move.to) <= 0 else { return nil }
        let target = after.mostValuableFirst(after.attacks(from: move.to)).first { square in
            guard let piece = start[square], piece.side == learner.opponent, piece.kind.value > 1, piece.kind != .king
            else { return false }
            return isTrapped(square, in: after) && !(start.playingNull().map { isTrapped(square, in: $0) } ?? false)
                && !isTrapped(square, in: other) && isTaken(square)
        }
        return MaterialBalance.endDeficit(of: learner, along: best.line) < 0 ? target.map(PreparedPoint.traps) : nil
    }

    private func isTrapped(_ square: Square, in position: Position) -> Bool {
        position[square] == start[square] && position.sideToMove == learner.opponent && !position.isCheck
            && position.isInDanger(square) && position.isTrapped(square, chases: 0)
    }

    /// Returns whether the learner takes what is on a square with the second or third move, also where it goes.
    func isTaken(_ square: Square) -> Bool {
        [2, 4].contains {
            $0 < best.moves.count && best.place(of: square, afterPly: 0, beforePly: $0) == best.moves[$0].to
        }
    }

    /// Returns whether the piece on a square, driven away by a rook pawn, goes on attacking a piece of the learner: a
    /// bishop on g5 that goes to h4.
    private func keepsItsAim(_ target: Square) -> Bool {
        guard pawnMove, move.to.isOnRookFile, after[target]?.kind.isSlider == true, best.moves.count > 1,
            best.moves[1].from == target
        else { return false }
        let aimed = after.attacks(from: target).filter { after[$0]?.side == learner && after[$0]?.kind != .pawn }
        return aimed.contains { best.positions[2].attacks(from: best.moves[1].to).contains($0) }
    }

    /// Whether the learner attacks the same piece by the same move with the next move of the played line too, and it
    /// moves then.
    private var isGainedLater: Bool {
        line.moves.count > 3 && best.moves.count > 1 && line.moves[2].from == move.from && line.moves[2].to == move.to
            && line.moves[3].from == best.moves[1].from && line.positions[3].captured(by: line.moves[3]) == nil
            && line.positions[3][line.moves[3].from] == start[line.moves[3].from]
    }

    /// Beside a capture that is a side effect.
    var attacked: PreparedPoint? {
        guard start.captured(by: move) == nil, let target = targets.first,
            // The played line takes it at once.
            !movesAnyway(target), !isAnsweredInKind(target), line.moves.count < 3 || line.moves[2].to != target,
            after[target]?.kind == .pawn
                ? !isReplySame && isFelt(target) && !other.attacks(from: line.moves[0].to).contains(target)
                    && !attacksPiece
                : !isSold && !isGainedLater && !isInterposed(target) && !isExchanged(with: target) && !isIgnored(target)
        else { return nil }
        return .attacks(target)
    }

    /// Returns whether the attacked piece takes something and is not taken back, or gives a check that the moved one meets:
    /// then the attack gains nothing.
    func isAnsweredInKind(_ target: Square) -> Bool {
        guard best.moves.count > 2, best.moves[1].from == target else { return false }
        return after.captured(by: best.moves[1]) != nil && best.moves[2].to != best.moves[1].to
            || best.positions[2].isCheck && best.moves[2].from == move.to
    }

    /// Whether the moved piece newly attacks one that is worth more: beside that a pawn is no target.
    private var attacksPiece: Bool {
        after.attacks(from: move.to).contains {
            after[$0]?.side == learner.opponent && after[$0]?.kind != .king
                && after.value(of: $0) > after.value(of: move.to) && !start.attacks(from: move.from).contains($0)
        }
    }

    /// Returns whether what is attacked goes to the same square as soon in the played line, where nothing attacks it: then
    /// the attack gains nothing.
    private func movesAnyway(_ target: Square) -> Bool {
        guard best.moves.count > 1, best.moves[1].from == target else { return false }
        return [1, 3].contains {
            $0 < line.moves.count && line.moves[$0].from == target && line.moves[$0].to == best.moves[1].to
                && line.positions[$0][target] == start[target]
                && line.positions[$0].captured(by: line.moves[$0]) == nil
        }
    }

    /// Whether the moved piece can be won: a rook that only blocks a check attacks nothing.
    private var isSold: Bool { !pawnMove && after.exchange(on: move.to) > 0 }

    /// Returns whether a piece of the same kind is exchanged for the moved one with the next moves: each attacks the
    /// other.
    private func isExchanged(with target: Square) -> Bool {
        guard after[target]?.kind == after[move.to]?.kind else { return false }
        return stride(from: 1, to: min(best.moves.count - 1, 7), by: 1).contains { ply in
            best.moves[ply].to == move.to && best.moves[ply].from == target && best.moves[ply + 1].to == move.to
                || best.moves[ply].to == target && best.moves[ply].from == move.to && best.moves[ply + 1].to == target
        }
    }

    /// Returns whether the reply does something else, and the learner does not take what is attacked: the reply takes
    /// something, or a piece no more valuable than its attacker could be won still.
    func isIgnored(_ target: Square) -> Bool {
        guard best.moves.count > 2, best.moves[1].from != target, best.moves[2].to != target, !isExchangedFirst(target)
        else { return false }
        return after.captured(by: best.moves[1]) != nil
            || after.value(of: target) <= after.value(of: move.to) && !best.positions[2].isCheck
                && best.positions[2].exchange(on: target) > 0
    }

    /// Returns whether the reply begins an exchange elsewhere, after which the attacked piece moves away.
    private func isExchangedFirst(_ target: Square) -> Bool {
        best.moves.count > 3 && best.isExchange(at: 1) && best.moves[3].from == target
    }

    /// Returns whether the reply puts something between the moved piece and what it attacks.
    func isInterposed(_ target: Square) -> Bool {
        best.moves.count > 1 && move.to.between(target)?.contains(best.moves[1].to) == true
    }
}
