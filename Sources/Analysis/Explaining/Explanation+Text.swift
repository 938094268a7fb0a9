import Chess
public import UCI

extension Explanation {
    private var playedName: String { MoveLine.numbered(comparison.played.move, in: comparison.position) }
    private var expectedName: String { MoveLine.numbered(comparison.expected.move, in: comparison.position) }

    /// How the played move fails, as far as `line` goes, in words that name none of the secrets.
    func refutation(along line: MoveLine) -> String {
        let isShown = own.compactMap(\.finding.tactic).allSatisfy { $0.ply < line.moves.count }
        let text = sentences(showsEvaluation: true)
        return isShown && !namesSecret(text) ? text : plainSentence
    }

    /// `5.Nxe5?? loses a piece: 5...Qa5+ forks the king and the knight on e5. It also gives up castling.`
    private func sentences(showsEvaluation: Bool) -> String {
        let losses = own.filter { $0.finding.isMaterial }
        guard let first = own.first else { return "\(playedName)\(comparison.moveClass.sign)." }
        var text = "\(playedName)\(comparison.moveClass.sign) "
        if let deed = own.lazy.compactMap(\.deed).first, let loss = losses.first {
            text += "\(loss.text): \(deed)"
        } else {
            text += self.text(of: first)
        }
        if showsEvaluation, first.finding == .onlyWorse { text += evaluationInBrackets }
        text += "."
        let others = own.dropFirst().filter { !$0.finding.isMaterial && $0.deed == nil }.map(\.text)
        if !others.isEmpty { text += " It also \(others.joinedByAnd)." }
        return text
    }

    /// The bare fact.
    private var plainSentence: String {
        let fact = own.first { $0.finding.isMaterial || $0.kind == "allows-mate" }
        let only = Reason(finding: .onlyWorse, line: comparison.played.line)
        let brackets = fact == nil ? evaluationInBrackets : ""
        return "\(playedName)\(comparison.moveClass.sign) \(text(of: fact ?? only))\(brackets)."
    }

    private var evaluationInBrackets: String { " (evaluation \(comparison.played.score.text))" }

    /// What the move does, in words that go on after the move. Of a blunder nothing is claimed but that it is one where
    /// the board shows no reason: any reply would seem to be what punishes it.
    public func text(of reason: Reason) -> String {
        reason.finding == .onlyWorse && comparison.moveClass == .blunder ? "is a blunder" : reason.text
    }

    /// Whether one of the words is a secret move. Words with a move number are the opponent's moves, and the played one.
    private func namesSecret(_ text: String) -> Bool {
        let names = secrets.map { Self.bare(comparison.position.san($0)) }
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
            let reason = own.first.flatMap { $0.finding == .onlyWorse ? nil : " It \($0.text)." } ?? ""
            return "\(playedName) is slightly worse: \(scoreName) \(scores)." + reason + forExpected
        case .worse:
            return sentences(showsEvaluation: false) + forExpected + " " + judged
        }
    }

    /// Whether the expected move is one of the learner's own.
    private var isDrilled: Bool { prepared.contains(comparison.expected.move) }

    /// Whose expected score it is: always that of the side that moves.
    private var scoreName: String {
        isDrilled ? "your expected score" : "expected score for \(comparison.played.side == .white ? "White" : "Black")"
    }

    /// `Evaluation -1.35, your expected score 38 % (5.Nc3: +0.13, 51 %).`
    private var judged: String {
        let (played, expected) = (comparison.played, comparison.expected)
        return "Evaluation \(played.score.text), \(scoreName) \(Self.percent(played))"
            + " (\(expectedName): \(expected.score.text), \(Self.percent(expected)))."
    }

    /// What the expected move does, if there is something to say.
    private var forExpected: String {
        reasons.first(where: \.isAboutExpected).map { " \(expectedName) \($0.text)." } ?? ""
    }

    private static func percent(_ evaluation: Evaluation) -> String {
        "\(Int(evaluation.winChance + 0.5)) %"
    }
}

extension Score {
    /// From White's side, as PGN's `[%eval]` has it: `+0.35`, `-1.20`; `#3` where White mates, `#-2` where Black does.
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
