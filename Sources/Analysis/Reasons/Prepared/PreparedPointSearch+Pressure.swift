import Chess

extension PreparedPointSearch {
    // MARK: Pressure

    /// The moved piece attacks an opponent's pawn on the files c to f, which the played move does not attack, and the
    /// opponent feels it.
    var pressed: PreparedPoint? { pressed { isPressedPawn($0) && isFelt($0) } }

    /// The same for a knight or bishop that has left its first square.
    var pressedPiece: PreparedPoint? {
        pressed { after[$0]?.kind.isMinor == true && !after.isUndeveloped($0) && isFelt($0) }
    }

    /// The same for a pawn, whether the opponent feels it or not.
    var pressedAnyway: PreparedPoint? {
        pressed { square in
            let (attackers, guards) = (
                after.attackers(of: square, by: learner).count, after.attackers(of: square, by: learner.opponent).count
            )
            return isPressedPawn(square) && (isFelt(square) || attackers > 1 || guards == 0)
        }
    }

    /// Returns whether a pawn on a square has no more defenders than attackers: else it is under no pressure.
    private func isPressedPawn(_ square: Square) -> Bool {
        after[square]?.kind == .pawn && (2...5).contains(square.file)
            && after.attackers(of: square, by: learner).count
                >= after.attackers(of: square, by: learner.opponent).count
            && (!after.isAttackedByPawn(square, of: learner.opponent)
                || isLaterTaken(square))
    }

    private func pressed(_ isTarget: (Square) -> Bool) -> PreparedPoint? {
        guard let kind = start[move.from]?.kind, kind != .pawn, kind != .king, !isTakenBack, !isReachedSoon(kind),
            !isDrivenOff, start.captured(by: move) == nil
        else { return nil }
        let targets = after.attacks(from: move.to).filter { square in
            after[square]?.side == learner.opponent && isTarget(square)
                && !start.attacks(from: move.from).contains(square)
                && !other.attacks(from: line.moves[0].to).contains(square) && mayTake(square) && !isInterposed(square)
                // It leaves the square in reply to the played move.
                && (line.moves.count < 2 || line.moves[1].from != square)
                // A check that takes nothing there is given for another reason.
                && (!after.isCheck || isLaterTaken(square))
        }
        return after.mostValuableFirst(targets).first.map(PreparedPoint.presses)
    }

    /// Returns whether the moved piece could take on a square if the opponent passed: not if it is pinned to the king.
    func mayTake(_ square: Square) -> Bool {
        guard let passed = after.playingNull() else { return true }
        return passed.legalMoves(from: move.to).contains { $0.to == square }
    }

    /// Whether the reply attacks the moved piece, which then goes away without a capture: then it presses nothing.
    var isDrivenOff: Bool {
        guard best.moves.count > 2, best.moves[2].from == move.to,
            best.positions[2].captured(by: best.moves[2]) == nil
        else { return false }
        let (reply, next) = (best.moves[1], best.positions[2])
        return next.attacks(from: reply.to).contains(move.to) && next.value(of: reply.to) <= next.value(of: move.to)
    }

    /// Returns whether a piece of that kind goes to the same square with one of the learner's next moves after the
    /// played one too.
    private func isReachedSoon(_ kind: PieceKind) -> Bool {
        [2, 4].contains {
            $0 < line.moves.count && line.moves[$0].to == move.to
                && line.positions[$0][line.moves[$0].from]?.kind == kind
        }
    }

    /// Returns whether an attack on a square matters in the line: the reply moves the piece or pawn, guards it once
    /// more or takes the attacker, or the learner takes there later.
    func isFelt(_ square: Square) -> Bool {
        guard best.moves.count > 1 else { return false }
        let reply = best.moves[1]
        let guards = { (position: Position) in position.attackers(of: square, by: learner.opponent).count }
        // It may answer by attacking the piece that attacks it.
        if reply.from == square, best.positions[2].attacks(from: reply.to).contains(move.to) { return false }
        return reply.from == square || guards(best.positions[2]) > guards(after) || isLaterTaken(square)
    }

    /// Returns whether the learner takes what is on a square in the shown line.
    private func isLaterTaken(_ square: Square) -> Bool {
        stride(from: 2, to: min(best.moves.count, Explanation.plies + 1), by: 2).contains {
            best.moves[$0].to == square && best.positions[$0][square] == start[square]
        }
    }

    // MARK: Pins

    /// The moved piece pins another to the king or queen, and goes on doing so.
    var pin: PreparedPoint? {
        guard after[move.to]?.kind.isSlider == true, !isTakenBack else { return nil }
        for square in after.attacks(from: move.to).sorted() {
            guard after[square]?.side == learner.opponent, after[square]?.kind != .pawn,
                let behind = after.firstPiece(behind: square, from: move.to), after[behind]?.side == learner.opponent,
                [.king, .queen].contains(after[behind]?.kind), after.value(of: behind) > after.value(of: square),
                after.value(of: behind) > after.value(of: move.to),
                // A pin that was there before is not the merit of the move.
                !start.attacks(from: move.from).contains(square)
                    || start.firstPiece(behind: square, from: move.from) != behind,
                !isPinned(square, to: behind, in: other), lasts(pin: square, to: behind)
            else { continue }
            return .pins(square, to: behind)
        }
        return nil
    }

    /// Returns whether the moved piece still pins after the reply and the learner's next move.
    private func lasts(pin square: Square, to behind: Square) -> Bool {
        best.positions.prefix(4).dropFirst(2).allSatisfy { position in
            position[move.to] == after[move.to] && position.attacks(from: move.to).contains(square)
                && position.firstPiece(behind: square, from: move.to) == behind
        }
    }

    /// Returns whether a piece of the learner pins the piece on a square to the one behind it.
    private func isPinned(_ square: Square, to behind: Square, in position: Position) -> Bool {
        position.attackers(of: square, by: learner).contains {
            position[$0]?.kind.isSlider == true && position.firstPiece(behind: square, from: $0) == behind
        }
    }
}
