import Chess

/// Finds all reasons against a played move and for the expected one. `ReasonOrder` chooses among them.
struct ReasonSearch {
    let lines: ComparedLines
    let pointSearch: PreparedPointSearch
    let foundPoints: FoundPoints
    var played: Refutation { lines.played }
    var expected: Refutation { lines.expected }

    init(_ lines: ComparedLines) {
        self.lines = lines
        pointSearch = PreparedPointSearch(lines.expected, against: lines.played)
        foundPoints = FoundPoints(pointSearch)
    }

    // MARK: Mate and material

    /// The reasons that decide: mate and material, the most important first. A loss of material is followed by the
    /// tactic that brings it about; if a piece that was not taken back brings it about, that piece is the reason.
    var decisive: [Finding] {
        let allowed = Self.mate(by: played.learner.opponent, along: played.line).map(Finding.allowsMate)
        let missed = Self.mate(by: played.learner, along: expected.line).map(Finding.missesMate)
        let lost = played.material.map { Finding.losesMaterial($0.loss) }
        let recapture = recapture
        if let recapture, recapture.leavesPiece, lost != nil, HangingPiece(in: played) == nil {
            return [allowed, missed, .recapture(recapture)].compactMap { $0 }
        }
        return [
            allowed, missed, escape, missedPiece, lost, lost == nil ? nil : (lines.isLate ? provedFork : nil) ?? tactic,
            lines.gain.flatMap { gain in
                // Pawns that are given up against mate: the threat is the reason.
                gain.loss.lost.allSatisfy { $0 == .pawn } && played.start.captured(by: expected.moves[0]) == nil
                    && pointSearch.threatensMate ? nil : .missesMaterial(gain.loss)
            },
            recapture.map(Finding.recapture),
            mateThreat,
            lost == nil && lines.isFarBehind ? forkAnyway : nil,
        ].compactMap { $0 }
    }

    /// The piece that the expected move takes for nothing, where the played one loses a pawn: that is less.
    private var missedPiece: Finding? {
        let (move, start) = (expected.moves[0], expected.start)
        guard played.material?.loss.lost == [.pawn],
            let taken = start.captured(by: move), taken.value > 1, start.exchange(on: move.to) > 1,
            let gain = MaterialBalance(of: played.learner.opponent, along: expected.line), gain.loss.points > 1
        else { return nil }
        return .missesMaterial(gain.loss)
    }

    /// The threat of mate. Where the expected move meets it as well, it explains no small loss.
    private var mateThreat: Finding? {
        let isMet = played.moves.count > 2 && played.moves[2] == expected.moves[0]
        guard !isMet || lines.comparison.band >= .mistake else { return nil }
        return MateThreat(in: played, expected: expected).map(Finding.mateThreat)
    }

    /// Two pieces given for a rook, or a piece for pawns. That costs at least an inaccuracy.
    var unequalTrade: Finding? {
        guard lines.comparison.band >= .inaccuracy else { return nil }
        return UnequalTrade(in: played, expected: expected).map(Finding.unequalTrade)
    }

    private var provedFork: Finding? { Fork.proved(in: played).map(Finding.fork) }

    /// The fork where the line shows no loss: of less than a blunder only one with check.
    private var forkAnyway: Finding? {
        guard let fork = Fork.proved(in: played),
            lines.comparison.band == .blunder || played.positions[fork.ply + 1].isCheck
        else { return nil }
        return .fork(fork)
    }

    /// The first tactic of the line; of several in one move the most important one.
    private var tactic: Finding? {
        let hanging = HangingPiece(in: played, expected: expected).map(Finding.hanging)
        for ply in played.replies where !played.isOffered(atPly: ply) {
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

    /// The disadvantages of the played move that are seen at once on the board, most important first: they come before
    /// what the expected move does.
    var strong: some Sequence<Finding> {
        let searches: [(Self) -> Finding?] = [
            { $0.returned },
            { TempoLost.late(in: $0.played, expected: $0.expected).map(Finding.tempo) },
            { $0.wentHome },
            { $0.chased(isPlayed: true) },
            { $0.pinned },
            { $0.squareGivenUp }, { $0.weakened(isSlight: false) },
            { $0.queenChased },
            { $0.structureAtOnce },
            { $0.kingDriven },
            { $0.bishopPair },
            { $0.shutIn(byKnight: false) },
            { $0.passive(atEdge: false) },
            { $0.tension },
            { WeakSquare(in: $0.played, expected: $0.expected).map(Finding.weakSquare) },
            { $0.castling },
            { $0.idle(onRookPawn: true) },
        ]
        return searches.lazy.compactMap { $0(self) }
    }

    /// The other disadvantages of the played move.
    var weak: some Sequence<Finding> {
        let searches: [(Self) -> Finding?] = [
            { $0.centre },
            { $0.structure },
            { $0.idle(onRookPawn: false) },
            { $0.weakened(isSlight: true) },
            { $0.shutIn(byKnight: true) },
            { $0.passive(atEdge: true) },
            { $0.development },
            { $0.blockedPawn },
            { $0.threat },
            { $0.chased(isPlayed: false) },
        ]
        return searches.lazy.compactMap { $0(self) }
    }

    /// What the opponent's reply threatens.
    var threat: Finding? { ReplyThreat(in: played, expected: expected).map(Finding.replyThreat) }

    /// Whether the learner plays the same move later in the expected line: then it is not bad in itself.
    private var isPlayedLater: Bool {
        let move = played.moves[0]
        return stride(from: 2, to: min(expected.moves.count, Explanation.plies), by: 2).contains {
            expected.moves[$0].from == move.from && expected.moves[$0].to == move.to
        }
    }

    private func shutIn(byKnight: Bool) -> Finding? {
        guard lines.comparison.band < .blunder, let shutIn = ShutInBishop(in: played, expected: expected),
            !isPlayedLater || expected.moves[0].from == shutIn.bishop
        else { return nil }
        return shutIn.isByKnight == byKnight ? .shutIn(shutIn) : nil
    }

    private func passive(atEdge: Bool) -> Finding? {
        guard !isPlayedLater, lines.comparison.band < .blunder, !isQuietlyCostly,
            let space = SpaceGiven(in: played, expected: expected)
        else { return nil }
        // A piece that does less is no mistake, and a knight at the edge only slightly worse: there is another reason.
        switch space.cause {
        case .lessActive where lines.comparison.band >= (atEdge ? .inaccuracy : .mistake): return nil
        default: return space.isOnlyAtEdge == atEdge ? .passive(space) : nil
        }
    }

    /// The square between two pawns that the f-pawn gives up. A mistake costs more.
    private var squareGivenUp: Finding? {
        guard lines.comparison.band < .mistake, !isPlayedLater, let given = WeakSquare.betweenPawns(in: played)
        else { return nil }
        let used = WeakSquare(in: played, expected: expected)
        return .weakSquare(used?.square == given.square ? used ?? given : given)
    }

    private func weakened(isSlight: Bool) -> Finding? {
        guard let king = KingWeakened(in: played, expected: expected, band: lines.comparison.band),
            king.isSlight == isSlight
        else { return nil }
        return switch king.cause {
        case .opened where isPlayedLater, .loosened where isPlayedLater, .castledFront where isPlayedLater: nil
        // A diagonal that nothing uses in the line costs no 15 points.
        case .opened where lines.comparison.band == .blunder: nil
        default: .king(king)
        }
    }

    /// The king that a pawn's move weakens, if the move is a mistake that many others are not.
    var exposed: Finding? {
        guard lines.comparison.band >= .mistake, lines.comparison.isOneOfMany, !isPlayedLater, !lines.losesInPlayed
        else { return nil }
        return KingWeakened.exposed(in: played).map(Finding.king)
    }

    /// The tempo that an idle move loses; a move of a rook pawn while the pieces are at home is seen at once, but
    /// explains no blunder.
    private func idle(onRookPawn: Bool) -> Finding? {
        guard !isPlayedLater, !lines.losesInPlayed, let lost = TempoLost.idle(in: played, expected: expected) else {
            return nil
        }
        if case .rookPawn = lost.cause { return onRookPawn && lines.comparison.band < .blunder ? .tempo(lost) : nil }
        return onRookPawn ? nil : .tempo(lost)
    }

    /// Whether the opponent takes something in the line for which nothing is taken back.
    private var losesSomething: Bool {
        stride(from: 1, to: min(played.moves.count - 1, Explanation.longest), by: 2).contains {
            played.positions[$0].captured(by: played.moves[$0]) != nil
                && played.positions[$0].exchange(on: played.moves[$0].to) > 0
                && played.moves[$0 + 1].to != played.moves[$0].to
        }
    }

    private func chased(isPlayed: Bool) -> Finding? {
        guard !lines.losesInPlayed, lines.comparison.band < .blunder || !losesSomething,
            let lost = TempoLost.chased(in: played, isPlayed: isPlayed), !isChasedAnyway(lost),
            // The piece does not go there anyway.
            played.answer(to: lost).map({ !expected.makes($0) }) ?? true,
            lost.ply == 1 || lines.comparison.band < .mistake,
            TempoLost.chased(in: expected, isPlayed: isPlayed).map({ $0.piece.value < lost.piece.value }) ?? true
        else { return nil }
        return .tempo(lost)
    }

    /// Returns whether a reply that attacks an unmoved piece was possible and safe before, and still is after the expected
    /// move, even if that blocks the attack.
    private func isChasedAlike(_ lost: TempoLost) -> Bool {
        guard case .chased(let from, 1) = lost.cause, from != played.moves[0].to,
            let passed = played.start.playingNull()
        else { return false }
        let reply = played.moves[1]
        return [passed, expected.positions[1]].allSatisfy {
            $0[from] == played.start[from] && $0[reply.from] == played.positions[1][reply.from] && $0.isLegal(reply)
                && $0.playing(reply).exchange(on: reply.to) <= 0
        }
    }

    /// Returns whether the opponent's move attacks the same piece after the expected move too.
    private func isChasedAnyway(_ lost: TempoLost) -> Bool {
        if expected.isChased(lost.piece, by: played.moves[lost.ply]) || isChasedAlike(lost) { return true }
        guard case .chased(let from, 1) = lost.cause, played.moves.count > 1 else { return false }
        let (after, reply) = (expected.positions[1], played.moves[1])
        return after[from] == played.positions[1][from] && after.isLegal(reply)
            && after.playing(reply).attacks(from: reply.to).contains(from)
    }
}
