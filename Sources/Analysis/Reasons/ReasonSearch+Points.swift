import Chess
import UCI

extension ReasonSearch {
    // MARK: Only where nothing else is found

    /// What the played piece guarded and the reply takes.
    var guardGivenUp: Finding? {
        guard let given = GuardGivenUp(in: played, expected: expected),
            given.cutOff == nil || lines.comparison.band >= .mistake
        else { return nil }
        return .guardGivenUp(given)
    }

    /// What the move or the reply captures, or leaves to be captured, where no material is lost for good.
    var immediate: Finding? {
        lostRetreat ?? leftBehind ?? besideRecapture ?? capture ?? unequalTrade ?? guardGivenUp ?? doubleAttack
            ?? trapAllowed
    }

    /// Two pieces that the opponent's reply attacks. That costs more than an inaccuracy.
    var doubleAttack: Finding? {
        guard lines.comparison.band >= .mistake else { return nil }
        return ReplyAttack.onTwo(in: played, expected: expected).map(Finding.replyAttack)
    }

    /// The piece that the opponent's reply traps or pins. That costs more than an inaccuracy.
    var trapAllowed: Finding? {
        guard lines.comparison.band >= .mistake else { return nil }
        return ReplyTrap(in: played, expected: expected).map(Finding.replyTrap)
    }

    /// The recapture that is missed or wrong. A fork that begins with the capture of a pawn says more.
    var recapture: WrongRecapture? {
        guard let found = WrongRecapture(in: played, expected: expected),
            lines.comparison.band < .mistake || !played.takesPawnLater(on: found.square)
        else { return nil }
        return played.start[found.square]?.kind == .pawn && pointSearch.fork != nil ? nil : found
    }

    /// The piece that goes back, unless something is lost meanwhile.
    var returned: Finding? {
        guard isTimeAll, !isTooCostlyForTempo else { return nil }
        return TempoLost.returned(in: played, expected: expected).map(Finding.tempo)
    }

    /// The piece that goes home, unless something is lost meanwhile.
    var wentHome: Finding? {
        guard isTimeAll, !isTooCostlyForTempo, !played.isReplyCapture else { return nil }
        return TempoLost.wentHome(in: played, expected: expected).map(Finding.tempo)
    }

    /// Whether a piece that goes back is hardly what the move costs: many other moves do not lose nearly as much.
    private var isTooCostlyForTempo: Bool { lines.comparison.isOneOfMany && lines.comparison.loss >= Self.tempo }

    /// The greatest loss that a piece that goes back explains where other moves are better, in points.
    private static let tempo = 12.5

    /// Whether the lines show that nothing but time may be lost: no material and, in a mistake, none that the expected
    /// move would win.
    var isTimeAll: Bool {
        !lines.losesInPlayed
            && (lines.comparison.band < .mistake ? !lines.losesInTheEnd : !lines.isBehindInPlayed)
    }

    /// The piece that has taken something and does not come back. That costs more than an inaccuracy.
    var lostRetreat: Finding? {
        guard lines.comparison.band >= .mistake, lines.comparison.lossCentipawns >= 100 else { return nil }
        return LostRetreat(in: played, expected: expected).map(Finding.lostRetreat)
    }

    /// What the expected move saves, and the reply takes.
    private var leftBehind: Finding? {
        guard lines.comparison.band >= .inaccuracy,
            let allowed = CaptureAllowed.leftBehind(in: played, expected: expected),
            let taken = played.start[allowed.square]?.kind.value, lines.comparison.lossCentipawns >= taken * 50,
            played.start.captured(by: expected.moves[0]).map({ $0.value <= taken }) ?? true
        else { return nil }
        return .captureAllowed(allowed)
    }

    /// The piece that escapes. That is worth more than an inaccuracy.
    var escape: Finding? {
        guard lines.comparison.band >= .mistake, pointSearch.fork == nil else { return nil }
        return PieceEscape(in: played, expected: expected).map(Finding.escape)
    }

    /// What the reply takes while something is still to be taken back. That costs more than an inaccuracy.
    private var besideRecapture: Finding? {
        guard lines.comparison.band >= .mistake, lines.comparison.lossCentipawns >= 100 else { return nil }
        return CaptureAllowed.besideRecapture(in: played, expected: expected).map(Finding.captureAllowed)
    }

    /// What the reply takes, without a proof of what it is worth in the end.
    var allowed: Finding? { CaptureAllowed(in: played, expected: expected).map(Finding.captureAllowed) }

    /// What a later move takes, if that agrees with the scores: the learner has nothing for it, and a much greater loss
    /// has another reason.
    var allowedLater: Finding? {
        let comparison = lines.comparison
        let isCostly = comparison.band >= .mistake
        guard played.material == nil,
            let allowed = CaptureAllowed.later(in: played, expected: expected, isCostly: isCostly),
            let taken = played.positions[1][allowed.square]?.kind.value,
            comparison.lossCentipawns * 2 >= taken * 100, comparison.lossCentipawns <= taken * 230,
            comparison.played.score.value.capped < 100 * played.start.balance(for: played.learner)
        else { return nil }
        return .captureAllowed(allowed)
    }

    /// What the opponent's reply attacks. That costs something, but a minor piece that moves away explains no blunder.
    var attackAllowed: Finding? {
        guard lines.comparison.band >= .inaccuracy,
            let attack = ReplyAttack(in: played, expected: expected),
            lines.comparison.band < .blunder || played.positions[2].value(of: attack.square) > 3
        else { return nil }
        return .replyAttack(attack)
    }

    /// The pawn that the played piece blocks.
    var blockedPawn: Finding? { BlockedPawn(in: played, expected: expected).map(Finding.blockedPawn) }

    /// The queens that the expected line keeps and the played one exchanges.
    var keptQueens: Finding? { pointSearch.keepsQueens.map(finding) }

    // MARK: The expected move

    /// What the expected move does and the played one does not, most important first.
    var points: some Sequence<Finding> { foundPoints.lazy.map(finding) }

    /// The fork or the trap that the played move misses, or the capture that keeps what it takes.
    var capture: Finding? {
        (pointSearch.fork ?? pointSearch.trap ?? pointSearch.captured).flatMap { isMissed($0) ? finding($0) : nil }
    }

    /// Returns the fork or the trap by which the expected move wins material.
    func tactic(winning main: Finding) -> Finding? {
        guard case .missesMaterial(let gain) = main else { return nil }
        // What it takes at once may be all that it wins.
        let taken = played.start.captured(by: expected.moves[0])?.value ?? 0
        return taken < gain.points ? (pointSearch.fork ?? pointSearch.trap).map(finding) : nil
    }

    /// Returns the most important point that meets a condition and that the played move misses; nil if no point does.
    /// Those after it are not searched.
    func firstPoint(where isWanted: (PreparedPoint) -> Bool = { _ in true }) -> Finding? {
        foundPoints.first { isMissed($0) && isWanted($0) }.map(finding)
    }

    /// Returns whether a point explains a loss of material: what the expected move guards or moves away is then captured
    /// by the opponent after the played one. What has just moved and is taken for nothing is the fault of that move alone:
    /// what the expected move attacks or threatens says nothing about it.
    func concernsLoss(_ point: PreparedPoint, of main: Finding) -> Bool {
        let isMovedPiece =
            main.isMaterial && played.isReplyCapture && played.moves[1].to == played.moves[0].to
            && played.start.captured(by: played.moves[0]) == nil
        switch point {
        case .attacks(let square): return !isMovedPiece && isPieceOrTaken(square)
        case .gainsTime, .threatens, .pins, .stops, .attacksGuard, .guards, .answers: return !isMovedPiece
        case .defends(let square), .covers(let square, _), .shields(let square, _), .saves(let square),
            .trades(let square):
            let place = played.moves[0].from == square ? played.moves[0].to : square
            return stride(from: 1, to: min(played.moves.count, Explanation.plies), by: 2).contains {
                played.moves[$0].to == place && played.positions[$0].captured(by: played.moves[$0]) != nil
            }
        default: return true
        }
    }

    /// Returns whether a piece is on a square, or a pawn that the learner takes soon in the expected line.
    private func isPieceOrTaken(_ square: Square) -> Bool {
        played.start[square]?.kind != .pawn || pointSearch.isTaken(square)
    }

    /// The piece that the expected move guards against one of the opponent's next moves.
    var guarded: Finding? { lines.isExpectedPlayedSoon ? nil : pointSearch.coveredLater.map(finding) }

    /// Returns a point as a missed chance if it is active, great enough for the loss, and the expected move leads to a
    /// better game.
    func finding(_ point: PreparedPoint) -> Finding {
        let isGreat = !point.isSmall(for: lines.comparison)
        let isChance = point.isActive && isGreat && (lines.isChance || isPieceTaken(point))
        return isChance && !ComparedLines.isTakenNext(lines.comparison) ? .chance(point) : .point(point)
    }

    /// Returns whether a point captures a piece where the played move loses no material: that is missed whoever is better.
    func isPieceTaken(_ point: PreparedPoint) -> Bool {
        guard case .captures(let square, _, _) = point, lines.comparison.outcome != .sound, played.material == nil
        else {
            return false
        }
        return played.start[square].map { $0.kind != .pawn } ?? false
    }
}
