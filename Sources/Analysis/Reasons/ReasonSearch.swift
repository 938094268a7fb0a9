import Chess
import UCI

/// Finds the reasons against a played move and for the expected one.
struct ReasonSearch {
    private let comparison: MoveComparison
    private let played: Refutation
    private let expected: Refutation

    init(_ comparison: MoveComparison) {
        self.comparison = comparison
        expected = Refutation(comparison.expected.line)
        // A material loss that the engine's score does not reflect, or that also occurs with the expected move, is not
        // the reason.
        let baseline = MaterialBalance(of: comparison.played.side, along: comparison.expected.line)?.loss.points ?? 0
        let balance = MaterialBalance(of: comparison.played.side, along: comparison.played.line, beyond: baseline)
        let isReason = balance.map { comparison.lossCentipawns >= $0.loss.points * 40 }
        played = Refutation(comparison.played.line, material: isReason == true ? balance : nil)
    }

    /// The reasons against the played move, most important first and at most three, followed by at most one for the
    /// expected move; empty only if the move is as good.
    var reasons: [Reason] {
        guard comparison.outcome == .worse || comparison.outcome == .slightlyWorse else { return [] }
        var findings = Array(reasonsAgainst.prefix(3))
        if findings.isEmpty { findings = [.onlyWorse] }
        return findings.map { Reason(finding: $0, line: played.line) }
            + [expectedReason].compactMap { $0 }.map { Reason(finding: $0, line: expected.line) }
    }

    private var reasonsAgainst: [Finding] {
        if let moves = Self.mate(by: played.learner.opponent, along: played.line) { return [.allowsMate(in: moves)] }
        let threat = MateThreat(in: played).map(Finding.mateThreat)
        if let loss = played.material?.loss {
            let castling = positionalReasons.first { $0.kind == .castling }
            // A threat of mate outweighs a pawn; the loss of a piece outweighs the threat that brought it about.
            guard let tactic else {
                return [loss.points < 3 ? threat : nil, .losesMaterial(loss), threat, castling]
                    .compactMap { $0 }.unique
            }
            // A pawn that is left hanging is a pawn lost, and no more.
            let isPawn = loss.points == 1 && tactic.kind == .hangingPiece
            return (isPawn ? [.losesMaterial(loss), tactic] : [tactic, .losesMaterial(loss)])
                + [castling].compactMap { $0 }
        }
        if let threat { return [threat] }
        return [staysDown].compactMap { $0 } + positionalReasons.unique
    }

    // MARK: Tactics and material

    /// The first tactic of the line; of several in one move the most important one.
    private var tactic: Finding? {
        let hanging = HangingPiece(in: played).map(Finding.hanging)
        for ply in played.replies {
            let findings: [Finding?] = [
                DiscoveredAttack(atPly: ply, of: played).map(Finding.discoveredAttack),
                Fork(atPly: ply, of: played).map(Finding.fork),
                Skewer(atPly: ply, of: played).map(Finding.skewer),
                Pin(atPly: ply, of: played).map(Finding.pin),
                ply == 1 ? hanging : nil,
                TrappedPiece(atPly: ply, of: played).map(Finding.trapped),
                (RemovedDefender(atPly: ply, of: played) ?? RemovedDefender.guardingMate(atPly: ply, of: played))
                    .map(Finding.removedDefender),
            ]
            if let first = findings.compactMap({ $0 }).first { return first }
        }
        return nil
    }

    /// Set if the learner was behind and only the expected move regains the material.
    private var staysDown: Finding? {
        guard comparison.position.balance(for: played.learner) < 0,
            let end = MaterialBalance.settled(along: played.line),
            let other = MaterialBalance.settled(along: expected.line),
            other.balance(for: played.learner) > end.balance(for: played.learner),
            let loss = MaterialLoss(deficitOf: played.learner, in: end)
        else { return nil }
        return .staysDown(loss)
    }

    /// Returns the number of `side`'s moves until mate at the end of the line; nil if the line does not end in mate.
    private static func mate(by side: Side, along line: MoveLine) -> Int? {
        guard let end = line.positions.last, end.sideToMove != side, end.isCheckmate else { return nil }
        return zip(line.positions, line.moves).count { $0.0.sideToMove == side }
    }

    // MARK: Positional reasons

    /// The positional disadvantages of the played move compared with the expected one, most important first. If the
    /// loss is much greater than a weak pawn or a tempo, they are not the reason, and none is given.
    private var positionalReasons: [Finding] {
        let castling = CastlingLost(in: played, expected: expected).map(Finding.castling)
        let structure = PawnDamage(in: played, expected: expected)
        let centre = CentreLost(in: played, expected: expected).map(Finding.centre)
        let idle = TempoLost.idle(in: played, expected: expected)
        if comparison.moveClass == .blunder { return [castling, chased(isPlayed: true)].compactMap { $0 } }
        let isEarly = structure.map { ($0.ply ?? 0) <= 3 } ?? false
        let isRookPawn = idle?.piece == .pawn
        return [
            castling, chased(isPlayed: true), isEarly ? structure.map(Finding.structure) : nil,
            isRookPawn ? nil : idle.map(Finding.tempo), centre, structure.map(Finding.structure),
            idle.map(Finding.tempo), chased(isPlayed: false),
        ].compactMap { $0 }
    }

    private func chased(isPlayed: Bool) -> Finding? {
        guard TempoLost.chased(in: expected, isPlayed: isPlayed) == nil else { return nil }
        return TempoLost.chased(in: played, isPlayed: isPlayed).map(Finding.tempo)
    }

    // MARK: The expected move

    /// The material the expected move would have won, or its purpose.
    private var expectedReason: Finding? {
        if let moves = Self.mate(by: played.learner, along: expected.line) { return .missesMate(in: moves) }
        // A recapture does not win anything.
        if comparison.position.balance(for: played.learner) >= 0,
            let gain = MaterialBalance(of: played.learner.opponent, along: expected.line),
            comparison.lossCentipawns >= gain.loss.points * 40, scoreSupports(gain.loss)
        {
            return .missesMaterial(gain.loss)
        }
        return PreparedPoint(of: expected, against: played).map(Finding.point)
    }

    /// Returns whether the score of the expected move agrees with the material it wins; otherwise the opponent has
    /// compensation.
    private func scoreSupports(_ gain: MaterialLoss) -> Bool {
        let points = comparison.position.balance(for: played.learner) + gain.points
        guard case .centipawns(let centipawns) = comparison.expected.score.value else { return true }
        return centipawns >= points * 50
    }
}

extension [Finding] {
    /// The first finding of each kind.
    fileprivate var unique: [Finding] {
        reduce(into: []) { kept, finding in
            if !kept.contains(where: { $0.kind == finding.kind }) { kept.append(finding) }
        }
    }
}
