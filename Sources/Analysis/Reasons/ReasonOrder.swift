import Chess

/// Chooses the main reason, and a second one that is independent of it.
struct ReasonOrder {
    private let lines: ComparedLines

    private let isLastResort: Bool

    init(_ comparison: MoveComparison) { self.init(comparison, isLastResort: false) }

    private init(_ comparison: MoveComparison, isLastResort: Bool) {
        lines = ComparedLines(comparison, isLastResort: isLastResort)
        self.isLastResort = isLastResort
    }

    /// The reasons, the main one first. For a move that is about as good only what the expected move does.
    ///
    /// The main reason is what decides (mate, material); else a capture that the played move misses; else a
    /// disadvantage that is plain to see; else what the expected move does; else a smaller disadvantage. A blunder is
    /// explained by what decides, the right to castle, the weightier points and what the reply threatens; without them
    /// by what else the expected move does, a disadvantage, a check that costs the right to castle, or pawns that the
    /// reply doubles. Without any of them, and where the played line loses material that none of them names, the lines
    /// are searched for what is lost only in the end; then for a move that does little, and for small things that the
    /// expected move does. A single pawn that is taken late counts only then. The second reason is about the other of the two
    /// moves.
    var reasons: [Reason] {
        let comparison = lines.comparison
        if comparison.outcome == .prepared { return [] }
        let search = ReasonSearch(lines)
        if comparison.outcome == .sound { return [ofSound(search)].compactMap { $0 }.map { reason($0) } }
        let all = search.decisive
        let latePawn = all.contains { $0.tactic != nil } ? nil : all.first { (pawnCapture(of: $0) ?? 0) > 3 }
        let decisive = all.filter { $0 != latePawn }
        let main = decisive.first(where: isShown) ?? (isBlunder ? blunder(search) : mistake(search))
        guard let main = main ?? latePawn.flatMap({ isLastResort && pawnCapture(of: $0) == 5 ? $0 : nil }) else {
            if !isLastResort { return ReasonOrder(comparison, isLastResort: true).reasons }
            return [reason(search.lastResort ?? .onlyWorse, isMain: true)]
        }
        // What costs material has a better reason, if the material can be named.
        if !isLastResort, decisive.isEmpty, lines.losesInPlayed, !main.namesCapture {
            return ReasonOrder(comparison, isLastResort: true).reasons
        }
        let how = main.isMaterial ? decisive.dropFirst().first { $0.tactic != nil } : nil
        let second =
            main.isAboutExpected
            ? search.tactic(winning: main) ?? against(search, beside: main)
            : search.firstPoint {
                $0.weight > least(beside: decisive) && !Self.repeats($0, main)
                    && (decisive.isEmpty || search.concernsLoss($0, of: main))
            }
        return [main, how, second].compactMap { $0 }.map { reason($0, isMain: $0 == main) }
    }

    /// Returns what the expected move does where both are as good. Its development matters more than pressure.
    private func ofSound(_ search: ReasonSearch) -> Finding? {
        let point = search.firstPoint { $0.weight > .slight }
        guard case .point(.presses) = point else { return point }
        return search.firstPoint(where: \.develops) ?? point
    }

    /// Returns the ply that takes the pawn, if a finding is the loss of a single one; nil otherwise. A pawn that only the
    /// opponent's third move takes is often not the cause, and one that is taken later hardly ever; nor is one that no shown
    /// move takes, after a reply that threatens nothing.
    private func pawnCapture(of finding: Finding) -> Int? {
        guard case .losesMaterial(let loss) = finding, loss.lost == [.pawn], loss.won.isEmpty else { return nil }
        return reason(finding).capturePly ?? (lines.played.line.isReplyIdle ? Explanation.plies : nil)
    }

    /// Returns whether what is lost only in the end can be named: a move of the line takes it, or a tactic wins it.
    private func isShown(_ finding: Finding) -> Bool {
        guard isLastResort, finding.isMaterial else { return true }
        let reason = reason(finding)
        return reason.capturePly != nil || reason.promotionPly != nil
    }

    /// All reasons that hold, chosen or not.
    var candidates: [Reason] {
        let search = ReasonSearch(lines)
        return
            (search.decisive + Array(search.strong) + Array(search.points) + Array(search.weak)
            + [
                search.guarded, search.unequalTrade, search.guardGivenUp, search.lostRetreat, search.allowed,
                search.allowedLater, search.attackAllowed, search.keptQueens, search.exposed, search.lastResort,
            ]
            .compactMap { $0 })
            .map { reason($0) }
    }

    /// Returns the weight that a point beside a disadvantage must exceed: the greater the loss, the more the point must
    /// explain.
    private func least(beside decisive: [Finding]) -> PreparedPoint.Weight {
        if !decisive.isEmpty || isBlunder { return .ordinary }
        return lines.comparison.band == .mistake ? .small : .slight
    }

    private var isBlunder: Bool { lines.comparison.band == .blunder }

    /// Returns the main reason of a blunder that loses no material. A move that gives up the right to castle is
    /// explained by that if the loss is not far beyond the threshold; other plain disadvantages come after the
    /// weightier points. Of a greater loss the other disadvantages come last, and only if they are seen at once or
    /// concern the king.
    private func blunder(_ search: ReasonSearch) -> Finding? {
        if let first = search.immediate { return first }
        if lines.comparison.isOneOfMany, let fault = faultOfBlunder(search) { return fault }
        if lines.isPlain, let castling = search.castlingGivenUp { return castling }
        if let point = search.firstPoint(where: { $0.weight == .weighty }) { return point }
        if lines.isPlain, let plain = search.strong.first(where: { _ in true }) { return plain }
        return search.castlingGivenUp ?? search.threat ?? search.allowedLater
            ?? search.firstPoint { $0.weight > .small } ?? lastOfBlunder(search)
    }

    /// Returns what a blunder does wrong. Where many moves are as good as the expected one, that comes before anything
    /// that the expected move does.
    private func faultOfBlunder(_ search: ReasonSearch) -> Finding? {
        search.castlingGivenUp ?? search.threat ?? search.allowedLater ?? search.kingDriven ?? search.attackAllowed
            ?? seenAtOnce(search, tempoWithin: 0)
            ?? search.allowed ?? search.exposed ?? search.damageByReply(isLasting: true)
    }

    /// Returns a disadvantage that concerns the king or is on the board within two plies; a loss of time within as many as
    /// given.
    private func seenAtOnce(_ search: ReasonSearch, tempoWithin plies: Int) -> Finding? {
        search.strong.first {
            $0.kind == .kingSafety || $0.plies(in: lines) <= ($0.kind == .tempo ? plies : 2)
        }
    }

    private func lastOfBlunder(_ search: ReasonSearch) -> Finding? {
        seenAtOnce(search, tempoWithin: lines.comparison.isOneOfMany ? 0 : 4) ?? search.allowed
            ?? search.firstPoint { $0.weight > .slight } ?? search.kingDriven ?? search.attackAllowed
            ?? search.damageByReply(isLasting: true)
    }

    /// Returns the main reason of a smaller mistake that loses no material.
    private func mistake(_ search: ReasonSearch) -> Finding? {
        if let first = search.immediate { return first }
        if let against = search.strong.first(where: { !$0.isUncertain }) ?? search.allowedLater ?? search.exposed {
            return against
        }
        if let point = search.firstPoint(where: explains) { return point }
        return search.strong.first { _ in true } ?? search.weak.first { explains($0) } ?? lastOfMistake(search)
    }

    private func lastOfMistake(_ search: ReasonSearch) -> Finding? {
        let first = search.allowed ?? search.guarded
        return first ?? search.blockedPawn ?? search.keptQueens
            ?? search.firstPoint { lines.comparison.band < .mistake || $0.weight > .slight }
            ?? search.attackAllowed
    }

    /// Returns the first disadvantage that says something other than the main reason. Beside a loss of 15 points and
    /// more a small disadvantage would be misleading.
    private func against(_ search: ReasonSearch, beside main: Finding) -> Finding? {
        if case .missesMate = main { return nil }
        if isBlunder { return lines.isPlain && main.kind != .castling ? search.castlingGivenUp : nil }
        return search.strong.first { $0.kind != main.kind && mayFollow($0, main) }
            ?? search.weak.first { $0.kind != main.kind && !$0.suggestsExpected && mayFollow($0, main) }
    }

    /// Returns whether a disadvantage may stand beside a main reason: not what is as often a side effect.
    private func mayFollow(_ finding: Finding, _ main: Finding) -> Bool {
        switch finding {
        case .shutIn, .replyThreat, .blockedPawn: false
        case .tempo: !finding.isUncertain
        case .centre(let given): given.isPawnPair
        // What the expected move takes needs no king beside it that might be weak.
        case .king(let king): !king.isSlight && (king.cause != .opened || !main.isExpectedCapture)
        default: true
        }
    }

    /// Returns whether a point may be the main reason before the smaller disadvantages: a mistake costs more than the
    /// development of a piece.
    private func explains(_ point: PreparedPoint) -> Bool {
        guard point.weight > .slight else { return false }
        guard lines.comparison.band == .mistake, case .develops = point else { return true }
        return false
    }

    /// Returns whether one of the smaller disadvantages may be the main reason before the last ones. What one in five
    /// labels of unseen positions called beside the point may not.
    private func explains(_ finding: Finding) -> Bool {
        switch finding {
        case .replyThreat, .blockedPawn: false
        default: true
        }
    }

    /// Returns whether a point says again that the expected move takes back.
    private static func repeats(_ point: PreparedPoint, _ main: Finding) -> Bool {
        guard case .recapture = main else { return false }
        return switch point {
        case .takesBack, .captures, .capturesFirst: true
        default: false
        }
    }

    private func reason(_ finding: Finding, isMain: Bool = false) -> Reason {
        Reason(
            finding: finding, line: finding.isAboutExpected ? lines.expected.line : lines.played.line,
            plies: finding.plies(in: lines),
            isAtOnce: isMain && finding.mayComeLater && lines.isExpectedPlayedLater)
    }
}
