extension SearchInfo {
    /// Reads the words after `info`; unknown words and invalid numbers are skipped.
    init(_ words: inout Words) {
        self.init()
        while let word = words.take() {
            if let field = Self.numbers.first(where: { $0.word == word })?.field {
                self[keyPath: field] = words.takeInteger() ?? self[keyPath: field]
                continue
            }
            switch word {
            case "pv": line = words.takeMoves()
            case "score": readScore(&words)
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
        if score == nil { bound = .exact }
    }

    private mutating func readScore(_ words: inout Words) {
        while let word = words.next {
            switch word {
            case "cp":
                _ = words.take()
                // Larger values are not sensible scores; the limit also keeps negation from overflowing.
                if let centipawns = words.takeInteger(), abs(clamping: centipawns) < 1_000_000 {
                    score = .centipawns(centipawns)
                }
            case "mate":
                _ = words.take()
                if let moves = words.takeInteger(), abs(clamping: moves) < 10_000 { score = .mate(moves) }
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

    private func abs(clamping value: Int) -> Int { value == .min ? .max : Swift.abs(value) }
}

extension SearchInfo: CustomStringConvertible {
    /// The line as an engine writes it, including `info`.
    public var description: String {
        var words = ["info"]
        for (word, field) in Self.numbers {
            if let value = self[keyPath: field] { words += [word, String(value)] }
        }
        if let score {
            switch score {
            case .centipawns(let centipawns): words += ["score", "cp", String(centipawns)]
            case .mate(let moves): words += ["score", "mate", String(moves)]
            }
            if bound != .exact { words.append(bound.rawValue) }
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
