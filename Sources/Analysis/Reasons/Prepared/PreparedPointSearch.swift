import Chess

/// Finds what the expected move does and the played move does not.
struct PreparedPointSearch {
    let best: Refutation
    let line: Refutation
    var start: Position { best.start }
    var after: Position { best.positions[1] }
    var other: Position { line.positions[1] }
    var move: Move { best.moves[0] }
    var learner: Side { best.learner }

    /// - Parameters:
    ///   - best: The line of the expected move.
    ///   - line: The line of the played move.
    init(_ best: Refutation, against line: Refutation) {
        self.best = best
        self.line = line
    }

    /// What finds the points, the most important first. `FoundPoints` searches them.
    static let rules = chances + defences + plans

    /// What the move wins or attacks.
    private static let chances: [@Sendable (Self) -> PreparedPoint?] = [
        { $0.mateThreat }, { $0.perpetual }, { $0.greekGift }, { $0.fork }, { $0.trap }, { $0.takesBack },
        { $0.captured },
        { $0.exchange }, { $0.threat }, { $0.gainsTime }, { $0.attacked }, { $0.pin },
    ]

    /// What the move protects or prevents, and the space it takes.
    private static let defences: [@Sendable (Self) -> PreparedPoint?] = [
        { $0.saved }, { $0.supportedInNeed }, { $0.centre }, { $0.centrePawn }, { $0.stopped }, { $0.keptOff },
        { $0.guarded },
        { $0.answered }, { $0.retreat }, { $0.defended },
        { $0.shielded }, { $0.strike }, { $0.covered },
    ]

    /// What the move prepares: the smaller points.
    private static let plans: [@Sendable (Self) -> PreparedPoint?] = [
        { $0.preparedAdvance }, { $0.offeredExchange }, { $0.pressedPiece }, { $0.pressed }, { $0.castles },
        { $0.castlesSoon },
        { $0.supported }, { $0.prepared }, { $0.capturedFirst }, { $0.exchanged }, { $0.tookCastling }, { $0.develops },
        { $0.freed }, { $0.cleared },
        { $0.avoidedCheck }, { $0.pawnsExchanged }, { $0.keptFrom }, { $0.leftLine }, { $0.keptPressure },
        { $0.takenFile }, { $0.takenSpace }, { $0.pressedAnyway }, { $0.developsInwards },
    ]

    // MARK: Threats

    /// Whether the move threatens mate and the played one does not.
    var threatensMate: Bool { mateThreat != nil }

    private var mateThreat: PreparedPoint? {
        guard other.mateThreat == nil, !isTakenBack else { return nil }
        return after.mateThreat.map(PreparedPoint.threatensMate)
    }

    /// A Greek gift whose knight gives check.
    private var greekGift: PreparedPoint? {
        best.isGreekGift(atPly: 0) && best.positions[3].isCheck ? .greekGift : nil
    }

    /// Each move of the learner is check until the position comes again.
    private var perpetual: PreparedPoint? {
        guard best.moves.count >= 4 else { return nil }
        for end in stride(from: 4, through: min(best.moves.count, Explanation.plies), by: 2) {
            guard best.positions[end - 1].isCheck else { return nil }
            if best.positions[1].isCheck,
                best.positions[..<end].contains(where: { $0.identity == best.positions[end].identity })
            {
                return .perpetual
            }
        }
        return nil
    }

    /// Pieces and pawns the moved piece attacks and could now win, most valuable first.
    var targets: [Square] {
        guard let passed = after.playingNull(), !isTakenBack else { return [] }
        let played = other.playingNull()
        let won = after.attacks(from: move.to).filter { square in
            start[square]?.side == learner.opponent && passed.exchange(on: square) > 0
                && start.exchange(on: square) == 0 && (played?.exchange(on: square) ?? 0) == 0
                // What is taken may be lost again: a queen that takes a pawn may be trapped. The line may show that it
                // is not.
                && (isTakenNext(square)
                    || passed.legalMoves(from: move.to).contains {
                        $0.to == square && MaterialSearch.wins(by: $0, in: passed)
                    })
        }
        return passed.mostValuableFirst(won)
    }

    /// Returns whether the moved piece takes what is on a square with the learner's next move in the line.
    private func isTakenNext(_ square: Square) -> Bool {
        best.moves.count > 2 && best.moves[2].from == move.to && best.moves[2].to == square
            && best.positions[2][square] == after[square]
    }

    /// Whether the reply captures the moved piece.
    var isTakenBack: Bool {
        best.moves.count > 1 && after.captured(by: best.moves[1]) != nil && best.positions[2][move.to] != after[move.to]
    }

    /// A fork whose piece takes one of its targets with the next move: in the line, or against every defence.
    var fork: PreparedPoint? {
        let targets = after.forkTargets(from: move.to, of: learner.opponent)
        guard targets.count > 1, !move.isCastling, !isTakenBack, after.exchange(on: move.to) == 0,
            start.forkTargets(from: move.from, of: learner.opponent).count < 2,
            other.forkTargets(from: line.moves[0].to, of: learner.opponent).count < 2
        else { return nil }
        let takes = { (next: Move) in next.from == move.to && targets.contains(next.to) }
        // A target that takes something and is taken is lost too.
        let isSold = { (reply: Move, next: Move) in
            targets.contains(reply.from) && next.to == reply.to && after.captured(by: reply) != nil
                && after.exchange(on: reply.to) < after.value(of: reply.from)
        }
        if best.moves.count > 2, takes(best.moves[2]), best.positions[2].exchange(on: best.moves[2].to) > 0 {
            return .forks(targets)
        }
        // It may stay until it takes.
        let later = stride(from: 4, through: min(best.moves.count - 1, Explanation.plies), by: 2).first {
            best.moves[$0].from == move.to
        }
        if let later, takes(best.moves[later]), best.positions[later].exchange(on: best.moves[later].to) > 0,
            best.positions[1...later].allSatisfy({ $0[move.to] == after[move.to] })
        {
            return .forks(targets)
        }
        guard let gain = MaterialSearch.gain(in: start, plies: 3), gain.points > 1, !gain.isMate,
            gain.moves[0] == move, gain.moves.count > 2,
            takes(gain.moves[2]) || isSold(gain.moves[1], gain.moves[2])
        else { return nil }
        return .forks(targets)
    }

    /// Whether the opponent makes the same reply to both moves: then it is no answer to what the expected move attacks.
    var isReplySame: Bool {
        best.moves.count > 1 && line.moves.count > 1 && best.moves[1] == line.moves[1]
    }

    private var threat: PreparedPoint? {
        // Beside the capture of a piece a threat is a side effect, and where a piece must be saved.
        guard saved == nil, !isTakenBack, !isReplySame, !isDrivenOff, start.captured(by: move)?.value ?? 0 < 3,
            let passed = after.playingNull(),
            let threat = MaterialSearch.gain(in: passed, plies: 3),
            // The played move carries it out, or takes what is threatened.
            threat.moves[0].to != line.moves[0].to || start[line.moves[0].to] == nil, threat.moves[0] != line.moves[0],
            isNew(threat.moves[0]),
            threat.points > (start.captured(by: move) == nil ? 0 : 1),
            threat.points > 2 || MaterialSearch.keeps(threat, in: passed),
            (MaterialSearch.gain(in: start, plies: 3)?.points ?? 0) < threat.points,
            (other.playingNull().flatMap { MaterialSearch.gain(in: $0, plies: 3) }?.points ?? 0) < threat.points,
            (other.playingNull()?.exchange(on: threat.moves[0].to) ?? 0) == 0,
            isPlain(threat.moves[0], in: passed), isRespected(threat.moves[0])
        else { return nil }
        let first = checkingCapture(insteadOf: threat.moves[0], in: passed) ?? threat.moves[0]
        if let fork = threatenedFork(on: first.to, in: passed) { return .threatens(fork) }
        if isPlainAttack(first) {
            if start.captured(by: move) == nil { return nil }
            if start.exchange(on: move.to) > 0 {
                return .captures(on: move.to, attacking: first.to, isGivenBack: false)
            }
        }
        // A capture that is taken back threatens nothing by itself: what is won is what the piece guarded.
        guard passed.captured(by: first) != nil, passed.exchange(on: first.to) <= 0, !passed.playing(first).isCheckmate
        else { return .threatens(first) }
        return guarded(by: first.to, wonBy: threat, in: passed).map { .attacksGuard(first.to, of: $0) }
    }

    /// Returns the capture on the same square that gives check, cannot be taken back and wins something too: that is the
    /// threat then.
    private func checkingCapture(insteadOf threat: Move, in passed: Position) -> Move? {
        guard passed.captured(by: threat) != nil, !passed.playing(threat).isCheck else { return nil }
        return passed.legalMoves().first {
            let next = passed.playing($0)
            return $0.to == threat.to && next.isCheck && next.exchange(on: threat.to) <= 0
                && MaterialSearch.wins(by: $0, in: passed)
        }
    }

    /// Returns the square on which a threat wins, if the piece on `square`, which it takes first, guards it.
    private func guarded(by square: Square, wonBy threat: MaterialSearch.Gain, in passed: Position) -> Square? {
        guard threat.moves.count > 2, threat.moves[1].to == square else { return nil }
        let won = threat.moves[2].to
        return won != square && passed[won]?.side == learner.opponent && passed.attacks(from: square).contains(won)
            ? won : nil
    }

    /// Returns the move by which the moved piece would win material on a square and fork from there; nil if there is
    /// none.
    private func threatenedFork(on square: Square, in passed: Position) -> Move? {
        passed.legalMoves(from: move.to).first {
            $0.to == square && passed.playing($0).exchange(on: square) <= 0
                && passed.playing($0).forkTargets(from: square, of: learner.opponent).count > 1
                && MaterialSearch.wins(by: $0, in: passed)
        }
    }

    /// Returns whether the moved piece threatens to take what it attacks: then that it attacks it says more.
    private func isPlainAttack(_ threat: Move) -> Bool { threat.from == move.to && targets.first == threat.to }

    /// Returns whether a threat is seen at once: a capture, a check, an advance of a pawn or a fork.
    private func isPlain(_ threat: Move, in position: Position) -> Bool {
        let next = position.playing(threat)
        return position.captured(by: threat) != nil || position[threat.from]?.kind == .pawn || next.isCheck
            || next.forkTargets(from: threat.to, of: learner.opponent).count > 1
    }

    /// Returns whether the line treats a threat as one: the reply meets it, gives check or captures, or the learner
    /// carries it out.
    private func isRespected(_ threat: Move) -> Bool {
        guard best.moves.count > 2 else { return true }
        let next = best.positions[2]
        if best.moves[2] == threat || next.isCheck || after.captured(by: best.moves[1]) != nil { return true }
        return !next.isLegal(threat) || !MaterialSearch.wins(by: threat, in: next)
    }

    /// Returns whether the move makes a threatened one possible: as the moved piece's own, as one that was not legal
    /// before, or by its help on the same square.
    private func isNew(_ threat: Move) -> Bool {
        threat.from == move.to || !start.isCheck && !start.isLegal(threat)
            || after.attackers(of: threat.to, by: learner).contains(move.to)
    }
}
