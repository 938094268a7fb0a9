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
        // The figures are rounded to a tenth.
        let good = Self.nearlyAsGood(in: judged, rounding: 0.2)
        let expected = judged.answer.expected
        guard Set(good.map(\.san)).count >= 3 else { return "few moves are as good" }
        let named = Set(good.filter { $0.win >= expected.win - min(Self.margin(judged), 5) - 0.2 }.map(\.san))
        for name in names {
            let san = String(name.drop { $0.isNumber || $0 == "." })
            guard san == expected.san ? !isBesides : named.contains(san) else {
                return "\(name) is not one of the better moves"
            }
        }
        let count = names.count - (isBesides ? 0 : 1)
        return Set(names).count == names.count && (1...2).contains(count) ? nil : "the number of moves is wrong"
    }

    /// Why a move is not by far the best one; nil if it is the expected one, at least four moves were searched, and each
    /// other one loses more than a third of what the played move loses.
    static func contradiction(only name: String, _ judged: JudgedCase) -> String? {
        guard name == Line.name(of: judged.expectedMove, in: judged.start) else { return "\(name) is not expected" }
        guard Set(judged.answer.bestMoves?.map(\.san) ?? []).count > 3 else { return "few moves were searched" }
        let others = nearlyAsGood(in: judged, rounding: -0.2).map(\.san)
        return others.isEmpty ? nil : "\(others.joined(separator: ", ")) is nearly as good"
    }

    /// Returns the other moves of the search that lose at most a third of what the played move loses, or a point.
    private static func nearlyAsGood(in judged: JudgedCase, rounding: Double) -> [ProgramAnswer.Evaluated] {
        let best = judged.answer.bestMoves ?? []
        let (played, expected) = (judged.answer.played.san, judged.answer.expected.san)
        let reference = (best.first { $0.san == expected } ?? best.last)?.win ?? 0
        return best.filter {
            $0.san != played && $0.san != expected && $0.win >= reference - margin(judged) - rounding
        }
    }

    private static func margin(_ judged: JudgedCase) -> Double { max(1, judged.loss / 3) }
}
