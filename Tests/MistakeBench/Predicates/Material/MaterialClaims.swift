import Chess

/// `loses a piece for a pawn`, `wins the exchange`: material, by the pieces on the board and a search.
enum MaterialClaims: PredicateFamily {
    static func proves(_ claim: Claim) throws(Disproof) -> Bool {
        if try provesSome(claim) { return true }
        if try provesUnequal(claim) { return true }
        if let match = claim.words.wholeMatch(of: /loses (.+) by the capture (\d+\.[^ ]+)/) {
            let ply = try claim.reply(match.2)
            let taken = claim.line.positions[ply].captured(by: claim.line.moves[ply])
            try require(taken != nil, "no capture")
            try require(Net(match.1)?.contains(taken) ?? (match.1 == "material"), "not one of the pieces that are lost")
            return true
        }
        if let match = claim.words.wholeMatch(of: /(loses (.+)) after (\d+\.[^ ]+)/),
            match.2 == "material" || Net(match.2) != nil
        {
            try require(try claim.reply(match.3) == 1, "\(match.3) is not the reply")
            return try proves(claim.with(match.1))
        }
        if let match = claim.words.wholeMatch(of: /(wins (.+)) with (\d+\.[^ ]+)/) {
            let ply = try claim.ply(match.3)
            try require(
                claim.isAboutExpected && ply > 0 && ply % 2 == 0, "\(match.3) is not a later move of the learner")
            let (before, move) = (claim.line.positions[ply], claim.line.moves[ply])
            if move.promotion != nil { return try proves(claim.with(match.1)) }
            let taken = before.captured(by: move)
            try require(taken != nil && before.exchange(on: move.to) > 0, "it wins nothing")
            try require(Net(match.2)?.contains(taken) ?? (match.2 == "material"), "not one of the pieces that are won")
            return try proves(claim.with(match.1))
        }
        if let match = claim.words.wholeMatch(of: /(\d+\.[^ ]+) promotes a pawn/) {
            let ply = try claim.reply(match.1)
            try require(claim.line.moves[ply].promotion != nil, "no promotion")
            return true
        }
        guard let match = claim.words.wholeMatch(of: /(loses|wins) (.+)/), let net = Net(match.2) else { return false }
        let (line, other) = (claim.line, claim.other)
        let loses = match.1 == "loses"
        try require(loses != claim.isAboutExpected, "the words are about the wrong move")
        let gain = loses ? -net.points : net.points
        let sign = loses ? -1 : 1
        try require(net.points > 0, "the sum of \(match.2) is no loss")
        // Noise at the end of a line counts for the claim, material given back before it does not.
        let result = loses ? line.worstResult : line.bestResult
        try require(sign * result >= net.points, "at the end of the line the balance is \(result), not \(gain)")
        let otherResult = loses ? other.bestResult : other.worstResult
        try require(
            sign * (result - otherResult) >= 1,
            "the other move's line has the balance \(otherResult), this one \(result)")
        let quiet = line.positions.filter(\.isQuiet)
        let counts = quiet.map { Net(from: line.start, to: $0, side: line.side, isLoss: loses) }
        // A capture that the line only hints at is found by the search.
        let isShown = counts.contains { $0.points > 0 }
        let end = Net(from: line.start, to: line.settled, side: line.side, isLoss: loses)
        try require(isShown ? counts.contains(net) : net == end, "at no quiet point of the line exactly \(match.2)")
        let hundredths = min(100 * net.points, 1000)
        try require(
            2 * claim.judged.answer.lossCentipawns >= hundredths || claim.judged.answer.played.mate != nil
                || claim.judged.answer.expected.mate != nil,
            "a loss of \(claim.judged.answer.lossCentipawns) centipawns is less than half of it")
        return true
    }

    /// `loses material`, said after several exchanges: a point at least, and one more than in the other move's line.
    private static func provesSome(_ claim: Claim) throws(Disproof) -> Bool {
        guard let match = claim.words.wholeMatch(of: /(loses|wins) material/) else { return false }
        let loses = match.1 == "loses"
        try require(loses != claim.isAboutExpected, "the words are about the wrong move")
        let result = loses ? -claim.line.worstResult : claim.line.bestResult
        let other = loses ? -claim.other.bestResult : claim.other.worstResult
        try require(result >= 1 && result - other >= 1, "the balance is \(result), after the other move \(other)")
        return true
    }

    /// `gives two pieces for a rook and a pawn`: exactly that is gone at the end of the line, but not of the other one.
    private static func provesUnequal(_ claim: Claim) throws(Disproof) -> Bool {
        guard
            let match = claim.words.wholeMatch(
                of: /gives (two pieces for a rook(?: and a pawn)?|a piece for (?:two|three) pawns)/)
        else {
            return false
        }
        try require(!claim.isAboutExpected, "the words are about the wrong move")
        let change = { (line: Line) in
            [line.end, line.settled, line.position(8)].map {
                Net(from: line.start, to: $0, side: line.side, isLoss: true)
            }
        }
        let net = Net(match.1)
        try require(change(claim.line).contains { $0 == net }, "that is not the balance of the line")
        try require(!change(claim.other).contains { $0 == net }, "it is that of the other line too")
        return true
    }

    /// Pieces lost and won, equal ones cancelled; a knight and a bishop are equal.
    struct Net: Hashable {
        /// How many more queens, rooks, minor pieces and pawns were lost than won.
        private var lost: [Int]

        var points: Int { zip(lost, [9, 5, 3, 1]).reduce(0) { $0 + $1.0 * $1.1 } }

        /// Reads `the exchange and two pawns for a piece`; nil for other words.
        init?(_ words: some StringProtocol) {
            let sides = String(words).components(" for ")
            guard sides.count < 3 else { return nil }
            lost = [0, 0, 0, 0]
            for (sign, list) in zip([1, -1], sides) {
                for item in list.replacing(" and ", with: ", ").components(", ") {
                    guard let counts = Self.counts(item) else { return nil }
                    for index in lost.indices { lost[index] += sign * counts[index] }
                }
            }
        }

        /// Counts what `side` has lost from one position to another, or won.
        init(from start: Position, to end: Position, side: Side, isLoss: Bool) {
            lost = [[PieceKind.queen], [.rook], [.knight, .bishop], [.pawn]].map { kinds in
                let change = kinds.reduce(0) { sum, kind in
                    sum + (start.pieces(side, kind).count - end.pieces(side, kind).count)
                        - (start.pieces(side.opponent, kind).count - end.pieces(side.opponent, kind).count)
                }
                return isLoss ? change : -change
            }
        }

        /// Returns whether a piece is among those lost.
        func contains(_ kind: PieceKind?) -> Bool {
            [[PieceKind.queen], [.rook], [.knight, .bishop], [.pawn]].enumerated().contains { index, kinds in
                lost[index] > 0 && kinds.contains { $0 == kind }
            }
        }

        private static func counts(_ item: String) -> [Int]? {
            if item == "the exchange" { return [0, 1, -1, 0] }
            let words = item.split(separator: " ").map(String.init)
            let numbers = [
                "a": 1, "the": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
            ]
            let kinds = ["queen", "rook", "piece", "pawn"]
            guard words.count == 2, let number = numbers[words[0]],
                let kind = kinds.firstIndex(of: number > 1 ? String(words[1].dropLast()) : words[1]),
                number == 1 || words[1].hasSuffix("s")
            else { return nil }
            return kinds.indices.map { $0 == kind ? number : 0 }
        }
    }
}

extension String {
    /// The parts between separators.
    func components(_ separator: String) -> [String] { split(separator: separator).map(String.init) }
}
