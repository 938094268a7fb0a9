import Chess
public import UCI

extension Explanation {
    private var playedName: String { MoveLine.numbered(comparison.played.move, in: comparison.position) }
    private var expectedName: String { MoveLine.numbered(comparison.expected.move, in: comparison.position) }

    /// `4...Ngf6?? allows mate at once.`
    func headline(_ own: [Reason], showsNumber: Bool) -> String {
        guard let first = own.first else { return "\(playedName)\(comparison.moveClass.sign)" }
        var text = "\(playedName)\(comparison.moveClass.sign) \(first.text)"
        if showsNumber, case .onlyWorse = first { text += " (\(comparison.played.score.value.text))" }
        text += "."
        // What it costs, where the first reason says only how.
        for case .losesMaterial(let loss, _) in own.dropFirst() { text += " It costs \(loss.text)." }
        return text
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
        case .slightlyWorse: return "\(playedName) is slightly worse: \(chances)."
        case .worse:
            let own = reasons.filter { !$0.isAboutExpected }
            let missed = reasons.first(where: \.isAboutExpected).map { " \(expectedName) \($0.text)." } ?? ""
            return headline(own, showsNumber: false) + missed
                + " The engine: \(Self.judged(comparison.played)) against \(Self.judged(comparison.expected)) for \(expectedName)."
        }
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
