import Chess
import UCI

/// The lines of a played and an expected move, with the material that one loses and the other wins.
struct ComparedLines {
    let comparison: MoveComparison
    let played: Refutation
    let expected: Refutation
    /// The material the expected move wins and the played move does not; nil if the played move loses material.
    let gain: MaterialBalance?
    /// Whether the material of `played` is lost only late in the engine's line.
    let isLate: Bool

    /// - Parameter isLastResort: Whether nothing else explains the move: then what it loses or misses only in the end
    ///   counts too. Of a blunder it always counts.
    init(_ comparison: MoveComparison, isLastResort: Bool = false) {
        self.comparison = comparison
        let (side, line, best) = (comparison.played.side, comparison.played.line, comparison.expected.line)
        expected = Refutation(best)
        let loss = Self.loss(comparison)?.named(of: side, along: line)
        let gain = loss == nil ? Self.gain(comparison)?.named(of: side.opponent, along: best) : nil
        let isOpen = loss == nil && gain == nil
        let isSearchedFar =
            isOpen && (comparison.band == .blunder || isLastResort && comparison.band >= .inaccuracy)
        let lateLoss = isSearchedFar ? Self.lateLoss(comparison, isLastResort)?.named(of: side, along: line) : nil
        let hanging = isOpen && lateLoss == nil ? Self.hanging(comparison)?.named(of: side, along: line) : nil
        played = Refutation(line, material: loss ?? lateLoss ?? hanging)
        isLate = lateLoss != nil
        let isStillOpen = isSearchedFar && lateLoss == nil && hanging == nil
        self.gain =
            gain ?? (isStillOpen ? Self.lateGain(comparison, isLastResort)?.named(of: side.opponent, along: best) : nil)
    }

    /// Whether the score of the played move is at least a pawn worse for the learner than the material on the board.
    var isFarBehind: Bool {
        comparison.band >= .mistake && Self.lead(comparison.played, comparison.position) <= -100
    }

    /// Whether the expected move leads to a better game for the learner, and the played one is worse without a loss of
    /// material: then what the expected move wins or threatens is a chance that was missed. Otherwise it is only what
    /// the move does.
    var isChance: Bool {
        comparison.outcome != .sound && played.material == nil && comparison.expected.winChance >= Self.better
    }

    /// The number of plies after which a loss is still seen as what the move costs.
    private static let seenAtOnce = 4
    /// The win chance from which a position is better, in points.
    private static let better = 55.0

    /// Returns the material the played move loses and the expected one does not.
    private static func loss(_ comparison: MoveComparison) -> MaterialBalance? {
        let (side, line, best) = (comparison.played.side, comparison.played.line, comparison.expected.line)
        guard let balance = balance(comparison), comparison.band == .blunder || !isOffered(balance, line) else {
            return nil
        }
        let loss = balance.loss
        // What the expected line loses too does not count.
        let baseline = max(
            MaterialBalance.deficit(of: side, along: best, from: balance.plies) ?? 0,
            MaterialBalance(of: side, along: best)?.loss.points ?? 0,
            MaterialBalance(of: side, along: best.prefix(Explanation.plies))?.loss.points ?? 0,
            MaterialBalance.lastDeficit(of: side, along: best),
            comparison.band < .mistake ? MaterialBalance.endDeficit(of: side, along: best) : 0)
        guard
            isHonest(loss, less: baseline, comparison)
                || comparison.band == .blunder && loss.text == "material" && loss.points > baseline
                    && (MaterialSearch.gain(in: line.positions[1], plies: 3)?.points ?? 0) > max(1, loss.points)
        else { return nil }
        if baseline > 1, isRepliedAlike(comparison) { return nil }
        if loss.lost == [.pawn], comparison.band < .mistake, isPawnLostAlike(comparison) { return nil }
        // If the loss is more than the score shows and the expected line loses a part of it, only the word `material`
        // is true.
        let isExact = isHonest(loss, less: 0, comparison) && isWhole(loss, comparison)
        let named = isExact ? balance.proved(along: line) : balance.sharing(max(1, baseline))
        // In an inaccuracy another defence may save it, so it must be forced.
        guard comparison.band < .mistake else { return named }
        // A score that is level without the material shows that something is given for it.
        guard Self.lead(comparison.played, comparison.position) <= -10 * loss.points else { return nil }
        return isForced(loss, afterFirstOf: line) ? named : nil
    }

    /// Returns whether the score shows nearly all of a loss of two or more pieces, or of the queen or a rook: the
    /// engine's line may give more than it must. What is lost after the queen is taken and its taker taken must show, too.
    private static func isWhole(_ loss: MaterialLoss, _ comparison: MoveComparison) -> Bool {
        // Of two pawns in a mistake one may come back.
        let isOfPawns = loss.won.isEmpty && loss.lost.allSatisfy { $0 == .pawn } && loss.lost.count > 1
        guard !isOfPawns || comparison.band == .blunder || comparison.lossCentipawns >= 75 * loss.points else {
            return false
        }
        let isPieces = loss.lost.count(where: \.isMinor) > 1
        guard isPieces || loss.points > 4, comparison.played.score.value.capped > -900 else { return true }
        let isMore = comparison.played.line.queenExchange.map { loss.points > $0 } ?? false
        return lead(comparison.played, comparison.position) <= (isMore ? -90 : isPieces ? -80 : -65) * loss.points
    }

    /// Returns what the played line loses. Of a mistake that is what the shown moves lose, if no defence saves it and
    /// the score shows it: what comes back much later, for something else, is lost for good all the same.
    private static func balance(_ comparison: MoveComparison) -> MaterialBalance? {
        let (side, line) = (comparison.played.side, comparison.played.line)
        let whole = MaterialBalance(of: side, along: line)
        guard comparison.band >= .mistake,
            let shown = MaterialBalance(of: side, along: line.prefix(Explanation.plies)),
            shown.loss.points > 1, (whole?.loss.points ?? 0) <= 1,
            lead(comparison.played, comparison.position) <= -50 * shown.loss.points,
            isForced(shown.loss, afterFirstOf: line)
        else { return whole }
        return shown
    }

    /// Returns the material the expected move wins and the played one does not. Taking back wins nothing: of a side
    /// that is behind in material, a capture must win more than that.
    private static func gain(_ comparison: MoveComparison) -> MaterialBalance? {
        let (side, line, best) = (comparison.played.side, comparison.played.line, comparison.expected.line)
        guard let balance = MaterialBalance(of: side.opponent, along: best) else { return nil }
        let won = MaterialBalance.won(by: side, along: line)
        guard isWon(balance.loss, comparison), isProvedGain(balance.loss, comparison),
            isHonest(balance.loss, less: won, comparison),
            isSeen(balance.loss, comparison), !isTakenNext(comparison)
        else { return nil }
        guard
            comparison.band >= .mistake
                || isForced(balance.loss, in: comparison.position)
                    && MaterialSearch.wins(by: comparison.expected.move, in: comparison.position)
        else { return nil }
        // What is taken back first is not won.
        let isTakenBack =
            comparison.position.balance(for: side) < 0
            && comparison.position.captured(by: comparison.expected.move).map { $0.value < balance.loss.points }
                ?? false
        return balance.sharing(isTakenBack ? max(1, won) : won)
    }

    /// Returns what the played line loses in the end, and the expected one does not.
    private static func lateLoss(_ comparison: MoveComparison, _ isLastResort: Bool) -> MaterialBalance? {
        let (side, line, best) = (comparison.played.side, comparison.played.line, comparison.expected.line)
        // The material must show in the score, or it is not what the move costs.
        guard let balance = MaterialBalance(of: side, along: line, reach: .far),
            lead(comparison.played, comparison.position) <= -50 * balance.loss.points
        else { return nil }
        let other = max(
            MaterialBalance(of: side, along: best, reach: .far)?.loss.points ?? 0,
            MaterialBalance.lastDeficit(of: side, along: best),
            comparison.band < .mistake ? MaterialBalance.endDeficit(of: side, along: best) : 0)
        // Of a much greater loss a pawn that is lost only later is a consequence.
        let isConsequence =
            balance.loss.lost == [.pawn] && balance.plies > seenAtOnce && comparison.lossCentipawns > 175
        guard !isConsequence, !isLastResort || !isTakenAnyway(comparison), other < 2 || !isRepliedAlike(comparison)
        else { return nil }
        return isLikely(balance.loss, less: other, comparison) ? balance.sharing(other) : nil
    }

    /// Returns what the reply takes for nothing, also the pawn that has just moved, if the next plies keep it and the
    /// expected move does not leave it: a mistake that the engine makes up for later. A piece for which something comes
    /// back is only `material`.
    private static func hanging(_ comparison: MoveComparison) -> MaterialBalance? {
        let (side, line, best) = (comparison.played.side, comparison.played.line, comparison.expected.line)
        let positions = line.positions
        guard comparison.band >= .inaccuracy, line.moves.count > 5,
            let taken = positions[1].captured(by: line.moves[1]), positions[1][line.moves[1].to] != nil
        else { return nil }
        let won = positions[1].exchange(on: line.moves[1].to)
        let isForNothing = won == taken.value
        let least = isForNothing ? taken.value : 1
        let lostAlike = MaterialBalance(of: side, along: best)?.loss.points ?? 0
        guard isForNothing || won > 1 && comparison.band >= .mistake,
            // Beside a piece a pawn may be lost in the exchange.
            best.positions[1].exchange(on: line.moves[1].to) <= (least > 1 ? 1 : 0),
            comparison.lossCentipawns >= least * 50,
            let balance = MaterialBalance(of: side, along: line.prefix(6)),
            isForNothing ? balance.loss.points == taken.value : balance.loss.points >= least,
            lostAlike < least || isCostly(taken, comparison),
            MaterialBalance.lastDeficit(of: side, along: best) < least,
            positions[2...6].allSatisfy({ line.start.balance(for: side) - $0.balance(for: side) >= least })
        else { return nil }
        guard isForNothing, lostAlike < least else { return balance.sharing(1) }
        // A line that loses more later shows this much and something else.
        let whole = MaterialBalance(of: side, along: line)?.loss.points ?? 0
        return balance.sharing(max(0, whole - taken.value))
    }

    /// Returns whether a blunder costs in centipawns more than what the reply takes.
    private static func isCostly(_ taken: PieceKind, _ comparison: MoveComparison) -> Bool {
        comparison.band == .blunder && taken != .pawn && comparison.lossCentipawns >= taken.value * 100
    }

    /// Returns what the expected line wins in the end, and the played one does not.
    private static func lateGain(_ comparison: MoveComparison, _ isLastResort: Bool) -> MaterialBalance? {
        let (side, line, best) = (comparison.played.side, comparison.played.line, comparison.expected.line)
        guard let balance = MaterialBalance(of: side.opponent, along: best, reach: .far),
            !isLastResort || comparison.position.captured(by: comparison.expected.move) != nil,
            isWon(balance.loss, comparison), isProvedGain(balance.loss, comparison), isSeen(balance.loss, comparison)
        else { return nil }
        let won = MaterialBalance.won(by: side, along: line)
        return isLikely(balance.loss, less: won, comparison) ? balance.sharing(won) : nil
    }

    /// Returns whether the line of the expected move may be trusted with a gain: a move that neither captures nor gives
    /// check must win a pawn by force.
    private static func isProvedGain(_ gain: MaterialLoss, _ comparison: MoveComparison) -> Bool {
        let (move, position) = (comparison.expected.move, comparison.position)
        return gain.points > 1 || position.captured(by: move) != nil || position.playing(move).isCheck
            || isForced(gain, in: position)
    }

    /// Returns whether a gain shows in the score of the expected move: else the opponent need not lose it, or gets
    /// something for it.
    private static func isSeen(_ gain: MaterialLoss, _ comparison: MoveComparison) -> Bool {
        lead(comparison.expected, comparison.position) >= 50 * gain.points
    }

    /// Returns whether a gain is more than what the learner was behind and takes back.
    private static func isWon(_ gain: MaterialLoss, _ comparison: MoveComparison) -> Bool {
        let behind = max(0, -comparison.position.balance(for: comparison.played.side))
        let takes = comparison.position.captured(by: comparison.expected.move) != nil
        // Without a capture only the exact sum is suspect: it is what was given before.
        // A piece that only makes the balance a pawn better is taken back rather than won.
        let taken = comparison.position.captured(by: comparison.expected.move)?.value ?? 0
        let isTakenBack = gain.points >= 3 && gain.points <= behind + 1 || behind > 1 && taken >= behind
        return behind == 0 || (takes ? gain.points > behind && !isTakenBack : gain.points != behind)
    }

    /// Returns whether the opponent wins as much against every defence after the first move, besides what it captured.
    private static func isForced(_ loss: MaterialLoss, afterFirstOf line: MoveLine) -> Bool {
        let captured = line.start.captured(by: line.moves[0])?.value ?? 0
        return MaterialSearch.gain(in: line.positions[1], plies: 3).map { $0.points >= loss.points + captured } ?? false
    }

    /// Returns whether the side to move wins as much against every defence.
    static func isForced(_ loss: MaterialLoss, in position: Position) -> Bool {
        MaterialSearch.gain(in: position, plies: 3).map { $0.points >= loss.points } ?? false
    }

    /// Returns by how many centipawns a score is better than the material on the board, for the side that moves.
    private static func lead(_ evaluation: Evaluation, _ position: Position) -> Int {
        evaluation.score.value.capped - 100 * position.balance(for: evaluation.side)
    }

    /// The score from which a game is lost, in centipawns: further losses change it less.
    private static let lostScore = -300

    /// Returns whether a loss of material agrees with the loss in centipawns: that is at least half of the material, in a
    /// lost game a quarter. For pawns it is also at most 2.3 times as much, because a greater loss has another reason.
    private static func isHonest(_ loss: MaterialLoss, less baseline: Int, _ comparison: MoveComparison) -> Bool {
        let (points, centipawns) = (loss.points - baseline, comparison.lossCentipawns)
        let isLost = comparison.expected.score.value.capped <= lostScore
        guard points > 0, centipawns * (isLost ? 4 : 2) >= points * 100 else { return false }
        return loss.lost.first != .pawn || centipawns <= points * 230
    }
}
