import Chess

extension Explanation {
    private var playedName: String { MoveLine.numbered(comparison.played.move, in: comparison.position) }
    private var expectedName: String { MoveLine.numbered(comparison.expected.move, in: comparison.position) }

    /// The played move with the sign of its class, if that is settled: `5...Ne4??`.
    private var judgedName: String { playedName + (comparison.settledClass?.sign ?? "") }

    // MARK: Before the retry

    /// Returns how the played move is refuted, as far as `line` shows it, without naming a hidden move. If the reason
    /// is about the expected move, only the opponent's reply is named.
    func refutation(along line: MoveLine) -> String {
        guard let main = reasons.first, claimsBeforeRetry else { return reply(line) }
        let named = reasonsAgainstPlayed.compactMap {
            $0.finding.tactic?.ply ?? $0.capturePly ?? $0.promotionPly
        }
        let isShown = named.allSatisfy { $0 < line.moves.count }
        let text = against(main)
        if isShown, !namesHiddenMove(text) { return text }
        return main.finding.isMaterial || main.kind == .allowsMate
            ? "\(judgedName) \(main.text)." : reply(line)
    }

    /// Whether the main reason may be shown before the retry. If not, neither class nor score is shown: only the reply.
    public var claimsBeforeRetry: Bool {
        guard let main = reasons.first else { return false }
        return !main.finding.revealsExpected && main.finding != .onlyWorse
    }

    /// For example `After 5.Qe2 Black plays 5...Nc6.`
    private func reply(_ line: MoveLine) -> String {
        guard line.moves.count > 1 else { return "\(playedName) is not the best move here." }
        return "After \(playedName) \(line.opponentName) plays \(line.name(ofPly: 1))."
    }

    /// Returns whether one of the words is a hidden move. Words with a move number are the played move or the
    /// opponent's moves.
    private func namesHiddenMove(_ text: String) -> Bool {
        let names = hiddenMoves.map { Self.bare(comparison.position.san($0)) }
        return text.split(separator: " ").contains { names.contains(Self.bare($0)) }
    }

    private static func bare(_ word: some StringProtocol) -> String {
        String(word.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "=" })
    }

    // MARK: After the answer

    /// The sentences of the comparison: at most two.
    var fullText: String {
        if comparison.outcome == .prepared {
            return "\(playedName) is \(isDrilled ? "in your book" : "the same move")."
        }
        if let transposition {
            guard transposition.moves.count > 1 else { return "\(playedName) transposes into your book." }
            return "\(playedName) transposes into your book after \(transposition.text)."
        }
        guard comparison.outcome != .sound, let main = reasons.first else { return soundText }
        return isSmallPoint(main)
            ? aside(main) : [sentence(main), secondSentence].compactMap { $0 }.joined(separator: " ")
    }

    /// For example `3.g3 is about as good, but your book plays 3.c4, which attacks the centre pawn on d5.` Also while
    /// the class is not settled: a move within 3 points would hardly prove more than slightly worse.
    private var soundText: String {
        let point = reasons.first { $0.isAboutExpected }.map { ", which \($0.text)" } ?? ""
        return isDrilled
            ? "\(playedName) is about as good, but your book plays \(expectedName)\(point)."
            : "\(playedName) is about as good as \(expectedName)\(point)."
    }

    /// Whether the main reason is a point of the expected move that is small for the loss or no proved cause of it: what
    /// the move does, but hardly why the other one is worse.
    private func isSmallPoint(_ main: Reason) -> Bool {
        switch main.finding {
        case .point(let point): comparison.isOneOfMany || point.isSmall(for: comparison)
        default: false
        }
    }

    /// A small point without the claim that it is the cause: `9.Be3?! is an inaccuracy. 9.O-O brings the king to
    /// safety.` A disadvantage of the played move replaces the class.
    private func aside(_ main: Reason) -> String {
        let against = reasonsAgainstPlayed.last { $0.phrase == nil }
        return "\(judgedName) \(against?.text ?? fault). \(expectedName) \(main.text)\(otherMoves)."
    }

    /// What is said of a move without a proved disadvantage: `is an inaccuracy`, or `runs into 9.Nxe5`.
    private var fault: String { forcedReply.map { "runs into \($0)" } ?? "is \(Self.words(comparison))" }

    /// The moves that are as good as the expected one, beside a small point of it: `; 13.Nd5 and 13.a4 are better too`.
    /// Empty unless the played move is at least an inaccuracy and they are many.
    private var otherMoves: String {
        let names = otherNames
        return names.isEmpty ? "" : "; \(names.joinedByAnd) \(names.count == 1 ? "is" : "are") better too"
    }

    /// The moves that are better than one without a reason: `; 13.O-O, 13.Nd5 and 13.a4 are better`; or of a mistake, where
    /// no other move is nearly as good, `; 16...Rxd2 is by far the best move`.
    private var betterMoves: String {
        let names = otherNames
        if !names.isEmpty { return "; \(([expectedName] + names).joinedByAnd) are better" }
        let isOnly = comparison.band >= .mistake && comparison.isOneOfFew && comparison.others.isEmpty
        return isOnly ? "; \(expectedName) is by far the best move" : ""
    }

    /// At most two of the moves that are as good as the expected one. One that has the same reply as the played move is not
    /// named: that reply is hardly what is wrong then.
    private var otherNames: [String] {
        guard comparison.band >= .inaccuracy, comparison.isOneOfMany else { return [] }
        let reply = comparison.played.line.reply
        return comparison.betterMoves.filter { $0.line.reply != reply }.prefix(2).map {
            MoveLine.numbered($0.move, in: comparison.position)
        }
    }

    /// The reply to a mistake that captures, gives check or attacks something, where other moves would have avoided it.
    private var forcedReply: String? {
        let (played, expected) = (comparison.played.line, comparison.expected.line)
        guard comparison.band >= .mistake, comparison.isOneOfMany, played.isReplyForcing,
            !([expected] + comparison.others.map(\.line)).contains(where: {
                $0.reply == played.moves[1]
            })
        else { return nil }
        return played.name(ofPly: 1)
    }

    /// The sentence with the main reason. While the class is not settled it has no class word and no sign: `5...Ne4
    /// loses a piece`. Only a loss of 3 to 5 points without a reason against the played move is called slightly worse
    /// even then, because `misses` or `worse` would say more.
    private func sentence(_ main: Reason) -> String {
        if main.finding == .onlyWorse { return "\(judgedName) \(fault)\(betterMoves)." }
        guard comparison.outcome == .slightlyWorse else {
            return main.isAboutExpected
                ? "\(judgedName) misses \(expectedName), which \(main.text)\(means(of: main))." : against(main)
        }
        if main.isAboutExpected {
            return "\(playedName) is slightly worse: \(expectedName) \(main.text)\(capture(of: main))."
        }
        guard comparison.isSettled else { return against(main) }
        // One colon in a sentence is enough.
        let joint = main.text.contains(":") ? " and" : ": it"
        return "\(playedName) is slightly worse\(joint) \(main.text)."
    }

    /// How the expected move wins material: `: it forks the queen on d8 and the rook on f8`, `: it traps the knight on
    /// h4`, or ` with 28...Nxf1`.
    private func means(of main: Reason) -> String { winningTactic ?? capture(of: main) }

    private func capture(of main: Reason) -> String {
        main.winningPly.map { " with \(main.line.name(ofPly: $0))" } ?? ""
    }

    private var winningTactic: String? {
        guard let main = reasons.first, case .missesMaterial = main.finding, reasons.count > 1,
            reasons[1].finding.isForkOrTrap
        else { return nil }
        return ": it \(reasons[1].text)"
    }

    /// For example `5.Nxe5?? loses a piece: 5...Qa5+ forks the king and the knight on e5.`, with the capture alone
    /// `9...f5?? loses a pawn: 10.Qxd4.`, `30...Nf4?? loses material: 31.b7, then 32.b8=Q+ promotes a pawn.`, or with
    /// neither `17.h3?! loses a pawn after 17...Ne5.`
    private func against(_ main: Reason) -> String {
        let phrase = reasonsAgainstPlayed.lazy.compactMap(\.phrase).first
        let promotion = main.promotionPly
        let tactic =
            phrase ?? main.capturePly.flatMap { promotion ?? $0 < $0 ? nil : main.line.way(toPly: $0) }
            ?? promotion.map { "\(main.line.way(toPly: $0)) promotes a pawn" }
        guard main.finding.isMaterial else { return "\(judgedName) \(main.text)." }
        return "\(judgedName) \(main.text)\(tactic.map { ": \($0)" } ?? reply(of: main))."
    }

    /// The reply, where no move shows that the loss is for good: `: 12...Nxb4` if it takes what is lost, else
    /// ` after 17...Ne5`.
    private func reply(of main: Reason) -> String {
        guard main.line.moves.count > 1, case .losesMaterial(let loss) = main.finding else { return "" }
        let taken = main.line.position(before: 1).captured(by: main.line.moves[1])
        return (taken != nil && taken == loss.lost.first ? ": " : " after ") + main.line.name(ofPly: 1)
    }

    /// The sentence about the expected move, or another disadvantage of the played one; nil if there is none.
    private var secondSentence: String? {
        guard let main = reasons.first, let second = reasons.dropFirst().last, second.phrase == nil,
            winningTactic == nil
        else { return nil }
        if second.isAboutExpected { return "\(expectedName) \(second.text)." }
        return main.isAboutExpected ? "\(playedName) \(second.text)." : nil
    }

    /// Returns what a move without a proved reason is called.
    private static func words(_ comparison: MoveComparison) -> String {
        switch comparison.settledClass {
        case .best, .good: "slightly worse"
        case .inaccuracy: "an inaccuracy"
        case .mistake: "a mistake"
        case .blunder: "a blunder"
        case nil: comparison.outcome == .slightlyWorse ? "slightly worse" : "worse"
        }
    }

    /// Whether the expected move is one of the learner's prepared moves.
    private var isDrilled: Bool { prepared.contains(comparison.expected.move) }
}
