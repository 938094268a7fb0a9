import Chess
public import UCI

extension Explanation {
    private var playedName: String { MoveLine.numbered(comparison.played.move, in: comparison.position) }
    private var expectedName: String { MoveLine.numbered(comparison.expected.move, in: comparison.position) }

    /// How the played move fails, as far as `line` goes, in words that name none of the secrets.
    func refutation(along line: MoveLine) -> String {
        let isShown = own.compactMap(\.finding.tactic).allSatisfy { $0.ply < line.moves.count }
        let text = sentences(showsNumber: true)
        return isShown && !namesSecret(text) ? text : plainSentence
    }

    /// `5.Nxe5?? loses a piece: 5...Qa5+ forks the king and the knight on e5. It also gives up castling.`
    private func sentences(showsNumber: Bool) -> String {
        let losses = own.filter { $0.finding.isMaterial }
        guard let first = own.first else { return "\(playedName)\(comparison.moveClass.sign)." }
        var text = "\(playedName)\(comparison.moveClass.sign) "
        if let deed = own.lazy.compactMap(\.deed).first, let loss = losses.first {
            text += "\(loss.text): \(deed)"
        } else {
            text += first.text
        }
        if showsNumber, first.finding == .onlyWorse { text += " (\(comparison.played.score.value.text))" }
        text += "."
        let others = own.dropFirst().filter { !$0.finding.isMaterial && $0.deed == nil }.map(\.text)
        if !others.isEmpty { text += " It also \(others.joinedByAnd)." }
        return text
    }

    /// The bare fact.
    private var plainSentence: String {
        let fact = own.first { $0.finding.isMaterial || $0.kind == "allows-mate" }
        let only = Reason(finding: .onlyWorse, line: comparison.played.line)
        let number = fact == nil ? " (\(comparison.played.score.value.text))" : ""
        return "\(playedName)\(comparison.moveClass.sign) \((fact ?? only).text)\(number)."
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
        if comparison.outcome == .prepared { return "\(playedName) is prepared." }
        if let transposition {
            guard transposition.moves.count > 1 else { return "\(playedName) transposes into your book." }
            return "\(playedName) transposes into your book after \(transposition.text)."
        }
        let chances =
            "\(Self.percent(comparison.played)) against \(Self.percent(comparison.expected)) for \(expectedName)"
        switch comparison.outcome {
        case .prepared, .sound: return "\(playedName) is sound, but not yours: \(chances)."
        case .slightlyWorse:
            let reason = own.first.flatMap { $0.finding == .onlyWorse ? nil : " It \($0.text)." } ?? ""
            return "\(playedName) is slightly worse: \(chances)." + reason + forExpected
        case .worse:
            return sentences(showsNumber: false) + forExpected
                + " The engine: \(Self.judged(comparison.played)) against \(Self.judged(comparison.expected)) for \(expectedName)."
        }
    }

    /// What the expected move does, if there is something to say.
    private var forExpected: String {
        reasons.first(where: \.isAboutExpected).map { " \(expectedName) \($0.text)." } ?? ""
    }

    /// `-1.35 (38 %)`
    private static func judged(_ evaluation: Evaluation) -> String {
        "\(evaluation.score.value.text) (\(percent(evaluation)))"
    }

    private static func percent(_ evaluation: Evaluation) -> String {
        "\(Int(evaluation.winChance + 0.5)) %"
    }
}

extension Score.Value {
    /// As players write it: `+0.35`, `-1.20`, `mate in 3`, `mated in 2`.
    public var text: String {
        switch self {
        case .centipawns(let centipawns):
            let (pawns, rest) = abs(centipawns).quotientAndRemainder(dividingBy: 100)
            let sign = centipawns < 0 ? "-" : centipawns > 0 ? "+" : ""
            return "\(sign)\(pawns).\(rest < 10 ? "0" : "")\(rest)"
        case .mate(let moves): return moves > 0 ? "mate in \(moves)" : "mated in \(-moves)"
        }
    }
}
