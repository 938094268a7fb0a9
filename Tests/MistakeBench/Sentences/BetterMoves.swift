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

    /// Why the moves are not all better, or not many are; nil if they are. At least three must lose at most a third of what
    /// the played move loses, or a point, in the search of the best moves. A named one is at most five points worse than the
    /// expected move.
    var contradiction: String? {
        let best = judged.answer.bestMoves ?? []
        let (played, expected) = (judged.answer.played.san, judged.answer.expected)
        let reference = (best.first { $0.san == expected.san } ?? best.last)?.win ?? 0
        let margin = max(1, judged.loss / 3)
        // The figures are rounded to a tenth.
        let good = best.filter { $0.san != played && $0.san != expected.san && $0.win >= reference - margin - 0.2 }
        guard Set(good.map(\.san)).count >= 3 else { return "few moves are as good" }
        let named = Set(good.filter { $0.win >= expected.win - min(margin, 5) - 0.2 }.map(\.san))
        for name in names {
            let san = String(name.drop { $0.isNumber || $0 == "." })
            guard san == expected.san ? !isBesides : named.contains(san) else {
                return "\(name) is not one of the better moves"
            }
        }
        let count = names.count - (isBesides ? 0 : 1)
        return Set(names).count == names.count && (1...2).contains(count) ? nil : "the number of moves is wrong"
    }
}
