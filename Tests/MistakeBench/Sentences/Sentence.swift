import Chess

/// One sentence of an explanation, split into the claims it makes.
struct Sentence {
    let text: String
    let claims: [Claim]
    /// Words before the claims that contradict the program's own figures; nil if there are none.
    let contradiction: String?

    /// Returns the sentences of a text.
    static func split(_ text: String) -> [String] {
        var sentences: [String] = []
        for part in text.split(separator: " ") {
            if let last = sentences.last, !last.hasSuffix(".") {
                sentences[sentences.count - 1] = "\(last) \(part)"
            } else {
                sentences.append(String(part))
            }
        }
        return sentences
    }

    /// Reads a sentence; nil if its form is unknown or its moves are neither of the two.
    init?(_ text: String, of judged: JudgedCase) {
        self.text = text
        guard text.hasSuffix(".") else { return nil }
        let whole = text.dropLast()
        let others = whole.firstMatch(of: /; ([^;]+) (?:are|is) better( too)?$/)
        let only = whole.firstMatch(of: /; ([^; ]+) is by far the best move$/)
        let body = (others?.range ?? only?.range).map { whole[..<$0.lowerBound] } ?? whole
        let played = Line.name(of: judged.playedMove, in: judged.start)
        let expected = Line.name(of: judged.expectedMove, in: judged.start)
        func claim(_ words: some StringProtocol, _ isAboutExpected: Bool) -> Claim {
            Claim(words: String(words), isAboutExpected: isAboutExpected, judged: judged)
        }
        guard let (name, sign, rest) = Self.head(body, names: [played, expected]) else { return nil }
        var contradiction =
            Self.contradiction(sign: sign, judged)
            ?? others.flatMap { BetterMoves(String($0.1), isBesides: $0.2 != nil, judged).contradiction }
            ?? only.flatMap { BetterMoves.contradiction(only: String($0.1), judged) }
        let isExpected = name == expected && name != played
        var claims: [Claim] = []
        if isExpected {
            claims = [claim(rest, true)]
        } else if let match = rest.wholeMatch(
            of: /is about as good(?: as ([^ ,]+)|, but your book plays ([^ ,]+))(?:, which (.+))?/)
        {
            guard (match.1 ?? match.2).map(String.init) == expected else { return nil }
            claims = match.3.map { [claim($0, true)] } ?? []
            // Rounded figures, and the milder class near a threshold.
            if judged.loss >= 3.6 { contradiction = "the loss is \(judged.loss) points" }
        } else if let match = rest.wholeMatch(of: /is slightly worse(?:: it ([^:]+)| and (.+))/) {
            claims = [match.1, match.2].compactMap { $0 }.map { claim($0, false) }
        } else if let match = rest.wholeMatch(of: /is slightly worse: ([^ ]+) (.+)/), match.1 == expected {
            claims = [claim(match.2, true)]
        } else if let match = rest.wholeMatch(of: /misses ([^ ,]+), which ([^:]+): it (.+)/), match.1 == expected {
            claims = [claim(match.2, true), claim(match.3, true)]
        } else if let match = rest.wholeMatch(of: /misses ([^ ,]+), which (.+)/), match.1 == expected {
            claims = [claim(match.2, true)]
        } else if let match = rest.wholeMatch(of: /is (an inaccuracy|a mistake|a blunder|worse|slightly worse)/) {
            contradiction = contradiction ?? Self.contradiction(words: String(match.1), judged)
        } else if let match = rest.wholeMatch(
            of: /(loses [^:]+): (\d+\.(?:\.\.)?[^ ,]+), (?:then|and later) (\d+\.(?:\.\.)?[^ ]+)/)
        {
            claims = [claim(match.1, false), claim("\(match.1) by the capture \(match.3)", false)]
            if judged.played.ply(of: match.2) != 1 { contradiction = "\(match.2) is not the reply" }
        } else if let match = rest.wholeMatch(
            of: /(loses [^:]+): (\d+\.(?:\.\.)?[^ ,]+), (?:then|and later) (\d+\.(?:\.\.)?[^ ]+ .+)/)
        {
            claims = [claim(match.1, false), claim(match.3, false)]
            if judged.played.ply(of: match.2) != 1 { contradiction = "\(match.2) is not the reply" }
        } else if let match = rest.wholeMatch(of: /(loses [^:]+): (\d+\.(?:\.\.)?[^ ]+ .+)/),
            !match.1.contains(" after ")
        {
            claims = match.1 == "loses time" ? [claim(rest, false)] : [claim(match.1, false), claim(match.2, false)]
        } else if let match = rest.wholeMatch(of: /(loses [^:]+): (\d+\.(?:\.\.)?[^ ]+)/) {
            claims =
                match.1 == "loses time"
                ? [claim(rest, false)]
                : [claim(match.1, false), claim("\(match.1) by the capture \(match.2)", false)]
        } else {
            claims = [claim(rest, false)]
        }
        self.claims = claims
        self.contradiction = contradiction
    }

    /// Splits off the move at the beginning and its sign.
    private static func head(
        _ body: Substring, names: [String]
    ) -> (name: String, sign: Substring, rest: Substring)? {
        guard let match = body.wholeMatch(of: /([^ ]+?)([?!]*) (.+)/), names.contains(String(match.1)) else {
            return nil
        }
        return (String(match.1), match.2, match.3)
    }

    private static func contradiction(sign: Substring, _ judged: JudgedCase) -> String? {
        let classes: [Substring: String] = ["?!": "inaccuracy", "?": "mistake", "??": "blunder"]
        guard !sign.isEmpty, classes[sign] != judged.answer.moveClass else { return nil }
        return "the sign \(sign) is not that of the class \(judged.answer.moveClass)"
    }

    private static func contradiction(words: String, _ judged: JudgedCase) -> String? {
        let bounds: [String: ClosedRange<Double>] = [
            "an inaccuracy": 4.5...10.5, "a mistake": 9.5...15.5, "a blunder": 14.5...100, "slightly worse": 2.5...5.5,
        ]
        guard let range = bounds[words], !range.contains(judged.loss), judged.answer.played.mate == nil else {
            return nil
        }
        return "\(words), but the loss is \(judged.loss) points"
    }
}
