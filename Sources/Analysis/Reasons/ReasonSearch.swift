import Chess

/// Finds all reasons against a played move and for the expected one. `ReasonOrder` chooses among them.
struct ReasonSearch {
    private let lines: ComparedLines
    private var played: Refutation { lines.played }
    private var expected: Refutation { lines.expected }

    init(_ lines: ComparedLines) {
        self.lines = lines
    }

    // MARK: Mate and material

    /// The reasons that decide: mate and material, the most important first. A loss of material is followed by the tactic
    /// that brings it about.
    var decisive: [Finding] {
        let allowed = Self.mate(by: played.learner.opponent, along: played.line).map(Finding.allowsMate)
        let missed = Self.mate(by: played.learner, along: expected.line).map(Finding.missesMate)
        let lost = played.material.map { Finding.losesMaterial($0.loss) }
        return [
            allowed, missed, lost, lost == nil ? nil : tactic, lines.gain.map { .missesMaterial($0.loss) },
            MateThreat(in: played).map(Finding.mateThreat),
            WrongRecapture(in: played, expected: expected).map(Finding.recapture),
        ].compactMap { $0 }
    }

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

    /// Returns the number of `side`'s moves until mate at the end of the line; nil if the line does not end in mate.
    private static func mate(by side: Side, along line: MoveLine) -> Int? {
        guard let end = line.positions.last, end.sideToMove != side, end.isCheckmate else { return nil }
        return zip(line.positions, line.moves).count { $0.0.sideToMove == side }
    }

    // MARK: Positional reasons

    /// The lasting disadvantages of the played move that are reliable enough to be a main reason.
    var strong: [Finding] {
        [
            TempoLost.returned(in: played, expected: expected).map(Finding.tempo),
            chased(isPlayed: true),
            BishopPairLost(in: played, expected: expected).map(Finding.bishopPair),
            isPlayedLater ? nil : ShutInBishop(in: played, expected: expected).map(Finding.shutIn),
        ].compactMap { $0 }
    }

    /// The right to castle that the played move loses: the one positional reason that may explain a blunder.
    var castling: Finding? { CastlingLost(in: played, expected: expected).map(Finding.castling) }

    /// The other disadvantages of the played move.
    var weak: [Finding] {
        [
            KingWeakened(in: played, expected: expected).map(Finding.king),
            castling,
            PawnDamage(in: played, expected: expected).map(Finding.structure),
            TensionReleased(in: played, expected: expected).map(Finding.tension),
            isPlayedLater ? nil : TempoLost.idle(in: played, expected: expected).map(Finding.tempo),
            DevelopmentNeglected(in: played, expected: expected).map(Finding.development),
            isPlayedLater ? nil : SpaceGiven(in: played, expected: expected).map(Finding.passive),
            BlockedPawn(in: played, expected: expected).map(Finding.blockedPawn),
            ReplyThreat(in: played, expected: expected).map(Finding.replyThreat),
            chased(isPlayed: false),
        ].compactMap { $0 }
    }

    /// Whether the learner plays the same move later in the expected line: then it is not bad in itself.
    private var isPlayedLater: Bool {
        let move = played.moves[0]
        return stride(from: 2, to: min(expected.moves.count, Explanation.plies), by: 2).contains {
            expected.moves[$0].from == move.from && expected.moves[$0].to == move.to
        }
    }

    private func chased(isPlayed: Bool) -> Finding? {
        guard let lost = TempoLost.chased(in: played, isPlayed: isPlayed), !isChasedAnyway(lost),
            TempoLost.chased(in: expected, isPlayed: isPlayed).map({ $0.piece.value < lost.piece.value }) ?? true
        else { return nil }
        return .tempo(lost)
    }

    /// Returns whether the opponent's move attacks the same piece after the expected move too.
    private func isChasedAnyway(_ lost: TempoLost) -> Bool {
        guard case .chased(let from, 1) = lost.cause, played.moves.count > 1 else { return false }
        let (after, reply) = (expected.positions[1], played.moves[1])
        return after[from] == played.positions[1][from] && after.isLegal(reply)
            && after.playing(reply).attacks(from: reply.to).contains(from)
    }

    // MARK: The expected move

    /// What the expected move does and the played one does not, most important first.
    var points: [Finding] { PreparedPointSearch(expected, against: played).points.map(Finding.point) }

    /// Returns the most important point that meets a condition; nil if no point does. Those after it are not searched.
    func firstPoint(where isWanted: (PreparedPoint) -> Bool = { _ in true }) -> Finding? {
        PreparedPointSearch(expected, against: played).points.first(where: isWanted).map(Finding.point)
    }
}
