import Chess
public import UCI

extension Explanation {
    private var playedName: String { MoveLine.numbered(comparison.played.move, in: comparison.position) }
    private var expectedName: String { MoveLine.numbered(comparison.expected.move, in: comparison.position) }

    /// Returns how the played move is refuted, as far as `line` shows it, without naming a hidden move.
    func refutation(along line: MoveLine) -> String {
        let isShown = reasonsAgainstPlayed.compactMap(\.finding.tactic).allSatisfy { $0.ply < line.moves.count }
        let text = sentences(showsEvaluation: true)
        return isShown && !namesHiddenMove(text) ? text : plainSentence
    }

    /// For example `5.Nxe5?? loses a piece: 5...Qa5+ forks the king and the knight on e5. It also gives up castling.`
    private func sentences(showsEvaluation: Bool) -> String {
        let losses = reasonsAgainstPlayed.filter { $0.finding.isMaterial }
        guard let first = reasonsAgainstPlayed.first else { return "\(playedName)\(comparison.moveClass.sign)." }
        var text = "\(playedName)\(comparison.moveClass.sign) "
        if let phrase = reasonsAgainstPlayed.lazy.compactMap(\.phrase).first, let loss = losses.first {
            text += "\(loss.text): \(phrase)"
        } else {
            text += self.text(of: first)
        }
        if showsEvaluation, first.finding == .onlyWorse { text += evaluationInBrackets }
        text += "."
        let others = reasonsAgainstPlayed.dropFirst().filter { !$0.finding.isMaterial && $0.phrase == nil }.map(\.text)
        if !others.isEmpty { text += " It also \(others.joinedByAnd)." }
        return text
    }

    /// The short form without a tactic.
    private var plainSentence: String {
        let fact = reasonsAgainstPlayed.first { $0.finding.isMaterial || $0.kind == .allowsMate }
        let only = Reason(finding: .onlyWorse, line: comparison.played.line)
        let brackets = fact == nil ? evaluationInBrackets : ""
        return "\(playedName)\(comparison.moveClass.sign) \(text(of: fact ?? only))\(brackets)."
    }

    private var evaluationInBrackets: String { " (evaluation \(comparison.played.score.text))" }

    /// Returns a phrase that continues a sentence after the move. A blunder without a provable reason is only called a
    /// blunder: naming a reply would suggest that this reply punishes it.
    public func text(of reason: Reason) -> String {
        reason.finding == .onlyWorse && comparison.moveClass == .blunder ? "is a blunder" : reason.text
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

    var fullText: String {
        if comparison.outcome == .prepared {
            return "\(playedName) is \(isDrilled ? "in your book" : "the same move")."
        }
        if let transposition {
            guard transposition.moves.count > 1 else { return "\(playedName) transposes into your book." }
            return "\(playedName) transposes into your book after \(transposition.text)."
        }
        let scores = "\(Self.percent(comparison.played)) (\(expectedName): \(Self.percent(comparison.expected)))"
        switch comparison.outcome {
        case .prepared, .sound:
            guard isDrilled else { return "\(playedName) is about as good as \(expectedName): \(scoreName) \(scores)." }
            return "\(playedName) is about as good, but your book plays \(expectedName): \(scoreName) \(scores)."
        case .slightlyWorse:
            let reason = reasonsAgainstPlayed.first.flatMap { $0.finding == .onlyWorse ? nil : " It \($0.text)." } ?? ""
            return "\(playedName) is slightly worse: \(scoreName) \(scores)." + reason + expectedSentence
        case .worse:
            return sentences(showsEvaluation: false) + expectedSentence + " " + evaluationSentence
        }
    }

    /// Whether the expected move is one of the learner's prepared moves.
    private var isDrilled: Bool { prepared.contains(comparison.expected.move) }

    /// The name of the expected score, which is always that of the side to move.
    private var scoreName: String {
        isDrilled ? "your expected score" : "expected score for \(comparison.played.side == .white ? "White" : "Black")"
    }

    /// For example `Evaluation -1.35, your expected score 38 % (5.Nc3: +0.13, 51 %).`
    private var evaluationSentence: String {
        let (played, expected) = (comparison.played, comparison.expected)
        return "Evaluation \(played.score.text), \(scoreName) \(Self.percent(played))"
            + " (\(expectedName): \(expected.score.text), \(Self.percent(expected)))."
    }

    /// The sentence about the expected move; empty without a reason for it.
    private var expectedSentence: String {
        reasons.first(where: \.isAboutExpected).map { " \(expectedName) \($0.text)." } ?? ""
    }

    private static func percent(_ evaluation: Evaluation) -> String {
        "\(Int(evaluation.winChance + 0.5)) %"
    }
}

extension Score {
    /// The score from White's point of view, as in PGN's `[%eval]`: `+0.35`, `-1.20`; `#3` if White mates, `#-2` if
    /// Black mates.
    public var text: String {
        if value == .mate(0) { return "checkmate" }
        switch seen(by: .white).value {
        case .centipawns(let centipawns):
            let (pawns, rest) = centipawns.magnitude.quotientAndRemainder(dividingBy: 100)
            let sign = centipawns < 0 ? "-" : centipawns > 0 ? "+" : ""
            return "\(sign)\(pawns).\(rest < 10 ? "0" : "")\(rest)"
        case .mate(let moves): return "#\(moves)"
        }
    }
}
