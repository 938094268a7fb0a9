import Chess

/// The moves that a sentence calls better than the played one: `; 13.Nd5 and 13.a4 are better too`, or without a reason
/// `; 13.O-O, 13.Nd5 and 13.a4 are better`.
struct BetterMoves {
    private let names: [String]
    /// Whether they are named besides the expected move.
    private let isBesides: Bool
    private let judged: JudgedCase

    init(_ list: String, isBesides: Bool, _ judged: JudgedCase) {
        names = list.replacing(" and ", with: ", ").split(separator: ", ").map(String.init)
        self.isBesides = isBesides
        self.judged = judged
    }

    /// Why the moves are not all better, or not many; nil if they are. Each must lose at most a third of what the played
    /// move loses, or a point, in the search of the best moves.
    var contradiction: String? {
        let best = judged.answer.bestMoves ?? []
        let reference = (best.first { $0.san == judged.answer.expected.san } ?? best.last)?.win ?? 0
        // The figures are rounded to a tenth.
        let least = reference - max(1, judged.loss / 3) - 0.2
        let good = best.filter { $0.win >= least && $0.san != judged.answer.played.san }.map(\.san)
        guard Set(good).subtracting([judged.answer.expected.san]).count >= 3 else { return "few moves are as good" }
        for name in names {
            let san = String(name.drop { $0.isNumber || $0 == "." })
            let isExpected = san == judged.answer.expected.san
            guard isExpected ? !isBesides : good.contains(san) else { return "\(name) is not one of the better moves" }
        }
        return Set(names).count == (isBesides ? 2 : 3) ? nil : "the moves are not \(isBesides ? 2 : 3)"
    }
}
