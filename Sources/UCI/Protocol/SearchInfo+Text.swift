extension SearchInfo {
    /// The parts that are one number, in the order in which they are written.
    private static let numbers: [(word: String, field: any WritableKeyPath<SearchInfo, Int?> & Sendable)] = [
        ("depth", \.depth), ("seldepth", \.selectiveDepth), ("multipv", \.multiPV),
        ("time", \.statistics.time), ("nodes", \.statistics.nodes), ("nps", \.statistics.nodesPerSecond),
        ("hashfull", \.statistics.hashFull), ("tbhits", \.statistics.tablebaseHits),
        ("sbhits", \.statistics.shredderBaseHits), ("cpuload", \.statistics.processorLoad),
        ("currmovenumber", \.currentMoveNumber),
    ]

    /// Reads the words after `info`; unknown words and invalid numbers are skipped.
    init(_ words: inout Words) {
        self.init()
        var value: Score.Value?
        var bound = Bound.exact
        while let word = words.take() {
            if let field = Self.numbers.first(where: { $0.word == word })?.field {
                self[keyPath: field] = words.takeInteger() ?? self[keyPath: field]
                continue
            }
            switch word {
            case "pv": line = words.takeMoves()
            case "score": Self.readScore(&words, &value, &bound)
            case "wdl": readOutcome(&words)
            // Stockfish writes `wdl` between the score and its bound.
            case "lowerbound", "upperbound": bound = Bound(rawValue: String(word)) ?? bound
            case "currmove": currentMove = words.next.flatMap { EngineMove($0) } ?? currentMove
            case "refutation": refutation = words.takeMoves()
            case "currline":
                // `0000` is a move, not a number.
                let isMove = words.next.flatMap { EngineMove($0) } != nil
                currentLine = CurrentLine(processor: isMove ? nil : words.takeInteger(), moves: words.takeMoves())
            case "string": text = words.takeText()
            default: break
            }
        }
        score = value.map { ReportedScore($0, bound: bound) }
    }

    private static func readScore(_ words: inout Words, _ value: inout Score.Value?, _ bound: inout Bound) {
        while let word = words.next {
            switch word {
            case "cp":
                _ = words.take()
                // Larger values are not sensible scores; the limit also keeps negation from overflowing.
                if let centipawns = words.takeInteger(), abs(clamping: centipawns) < 1_000_000 {
                    value = .centipawns(centipawns)
                }
            case "mate":
                _ = words.take()
                if let moves = words.takeInteger(), abs(clamping: moves) < 10_000 { value = .mate(moves) }
            case "lowerbound", "upperbound":
                _ = words.take()
                bound = Bound(rawValue: String(word)) ?? bound
            default: return
            }
        }
    }

    private mutating func readOutcome(_ words: inout Words) {
        guard let win = words.takeInteger(), let draw = words.takeInteger(), let loss = words.takeInteger() else {
            return
        }
        outcome = Outcome(win: win, draw: draw, loss: loss)
    }

    private static func abs(clamping value: Int) -> Int { value == .min ? .max : Swift.abs(value) }
}

extension SearchInfo: CustomStringConvertible {
    /// The line as an engine writes it, including `info`.
    public var description: String {
        var words = ["info"]
        for (word, field) in Self.numbers {
            if let value = self[keyPath: field] { words += [word, String(value)] }
        }
        if let score {
            switch score.value {
            case .centipawns(let centipawns): words += ["score", "cp", String(centipawns)]
            case .mate(let moves): words += ["score", "mate", String(moves)]
            }
            if score.bound != .exact { words.append(score.bound.rawValue) }
        }
        if let outcome { words += ["wdl", String(outcome.win), String(outcome.draw), String(outcome.loss)] }
        if let currentMove { words += ["currmove", currentMove.description] }
        if !refutation.isEmpty { words += ["refutation"] + refutation.map(\.description) }
        if let currentLine {
            words += ["currline"] + (currentLine.processor.map { [String($0)] } ?? [])
            words += currentLine.moves.map(\.description)
        }
        if !line.isEmpty { words += ["pv"] + line.map(\.description) }
        if let text { words += ["string", text] }
        return words.joined(separator: " ")
    }
}
