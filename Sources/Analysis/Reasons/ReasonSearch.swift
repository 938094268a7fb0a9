import Chess
import UCI

/// Finds what the board shows against a played move, and for the expected one.
struct ReasonSearch {
    private let comparison: MoveComparison
    private let played: Refutation
    private let expected: Refutation

    init(_ comparison: MoveComparison) {
        self.comparison = comparison
        expected = Refutation(comparison.expected.line)
        // Material that the engine does not mind losing, or that is lost with the expected move too, is not the reason.
        let usual = MaterialBalance(of: comparison.played.side, along: comparison.expected.line)?.loss.points ?? 0
        let course = MaterialBalance(of: comparison.played.side, along: comparison.played.line, beyond: usual)
        let isReason = course.map { comparison.lossCentipawns >= $0.loss.points * 40 }
        played = Refutation(comparison.played.line, material: isReason == true ? course : nil)
    }

    /// The reasons against the played move, the most telling first and at most three, and after them at most one that
    /// speaks for the expected move; never empty unless the move is as good.
    var reasons: [Reason] {
        guard comparison.outcome == .worse || comparison.outcome == .slightlyWorse else { return [] }
        var found = Array(against.prefix(3))
        if found.isEmpty { found = [.onlyWorse] }
        return found.map { Reason(finding: $0, line: played.line) }
            + [pro].compactMap { $0 }.map { Reason(finding: $0, line: expected.line) }
    }

    private var against: [Finding] {
        if let moves = Self.mate(by: played.learner.opponent, along: played.line) { return [.allowsMate(in: moves)] }
        let threat = MateThreat(in: played).map(Finding.mateThreat)
        if let loss = played.material?.loss {
            let castling = concessions.first { $0.kind == "castling" }
            // A threat of mate outweighs a pawn; the loss of a piece outweighs the threat that brought it about.
            guard let tactic else {
                return [loss.points < 3 ? threat : nil, .losesMaterial(loss), threat, castling]
                    .compactMap { $0 }.unique
            }
            // A pawn that is left hanging is a pawn lost, and no more.
            let isPawn = loss.points == 1 && tactic.kind == "hanging-piece"
            return (isPawn ? [.losesMaterial(loss), tactic] : [tactic, .losesMaterial(loss)])
                + [castling].compactMap { $0 }
        }
        if let threat { return [threat] }
        return [staysDown].compactMap { $0 } + concessions.unique
    }

    // MARK: By force

    /// The first tactic of the line; of several in one move the most telling.
    private var tactic: Finding? {
        let hanging = HangingPiece(in: played).map(Finding.hanging)
        for ply in played.replies {
            let found: [Finding?] = [
                DiscoveredAttack(atPly: ply, of: played).map(Finding.discoveredAttack),
                Fork(atPly: ply, of: played).map(Finding.fork),
                Skewer(atPly: ply, of: played).map(Finding.skewer),
                Pin(atPly: ply, of: played).map(Finding.pin),
                ply == 1 ? hanging : nil,
                TrappedPiece(atPly: ply, of: played).map(Finding.trapped),
                (RemovedDefender(atPly: ply, of: played) ?? RemovedDefender.bound(atPly: ply, of: played))
                    .map(Finding.removedDefender),
            ]
            if let first = found.compactMap({ $0 }).first { return first }
        }
        return nil
    }

    /// Where the learner was behind and the expected move mends it.
    private var staysDown: Finding? {
        guard comparison.position.balance(for: played.learner) < 0,
            let end = MaterialBalance.settled(along: played.line),
            let other = MaterialBalance.settled(along: expected.line),
            other.balance(for: played.learner) > end.balance(for: played.learner),
            let loss = MaterialLoss(whatIsMissing: played.learner, in: end)
        else { return nil }
        return .staysDown(loss)
    }

    /// The number of `side`'s moves until it mates at the end of a line; nil if the line does not end so.
    private static func mate(by side: Side, along line: MoveLine) -> Int? {
        guard let end = line.positions.last, end.sideToMove != side, end.isCheckmate else { return nil }
        return zip(line.positions, line.moves).count { $0.0.sideToMove == side }
    }

    // MARK: For good

    /// What the played move gives away that the expected one keeps, the most telling first. Where much more is lost
    /// than a weak pawn or a tempo is worth, they are not the reason, and silence is better.
    private var concessions: [Finding] {
        let castling = CastlingLost(in: played, expected: expected).map(Finding.castling)
        let structure = PawnDamage(in: played, expected: expected)
        let centre = CentreLost(in: played, expected: expected).map(Finding.centre)
        let idle = TempoLost.idle(in: played, expected: expected)
        if comparison.moveClass == .blunder { return [castling, chased(isPlayed: true)].compactMap { $0 } }
        let isSoon = structure.map { ($0.ply ?? 0) <= 3 } ?? false
        let isEdge = idle?.piece == .pawn
        return [
            castling, chased(isPlayed: true), isSoon ? structure.map(Finding.structure) : nil,
            isEdge ? nil : idle.map(Finding.tempo), centre, structure.map(Finding.structure),
            idle.map(Finding.tempo), chased(isPlayed: false),
        ].compactMap { $0 }
    }

    private func chased(isPlayed: Bool) -> Finding? {
        guard TempoLost.chased(in: expected, isPlayed: isPlayed) == nil else { return nil }
        return TempoLost.chased(in: played, isPlayed: isPlayed).map(Finding.tempo)
    }

    // MARK: The expected move

    /// What the expected move would have won, or else what it is for.
    private var pro: Finding? {
        if let moves = Self.mate(by: played.learner, along: expected.line) { return .missesMate(in: moves) }
        // What is only taken back is not won.
        if comparison.position.balance(for: played.learner) >= 0,
            let gain = MaterialBalance(of: played.learner.opponent, along: expected.line),
            comparison.lossCentipawns >= gain.loss.points * 40, isWorth(gain.loss)
        {
            return .missesMaterial(gain.loss)
        }
        return PreparedPoint(of: expected, against: played).map(Finding.point)
    }

    /// Whether the learner stands as he should with what the expected move wins: else the opponent has given it for
    /// something.
    private func isWorth(_ gain: MaterialLoss) -> Bool {
        let points = comparison.position.balance(for: played.learner) + gain.points
        guard case .centipawns(let centipawns) = comparison.expected.score.value else { return true }
        return centipawns >= points * 50
    }
}

extension [Finding] {
    /// The first of each kind.
    fileprivate var unique: [Finding] {
        reduce(into: []) { kept, finding in
            if !kept.contains(where: { $0.kind == finding.kind }) { kept.append(finding) }
        }
    }
}
