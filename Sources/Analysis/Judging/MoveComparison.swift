public import Chess
import UCI

/// A played and an expected move, both evaluated in the same position.
public struct MoveComparison: Hashable, Sendable {
    /// The result of the comparison.
    public enum Outcome: Hashable, Sendable {
        /// The played move is the expected one.
        case prepared
        /// Within 3 points of the expected move's win chance, or better.
        case sound
        /// 3 to 5 points worse.
        case slightlyWorse
        /// An inaccuracy, a mistake or a blunder.
        case worse
    }

    public let played: Evaluation
    public let expected: Evaluation
    /// How much the played move loses.
    public let band: LossBand
    /// Whether deeper searches would hardly change the band; see `BandSettling`.
    public let isSettled: Bool
    /// The engine's best moves of one search, best first; empty if it was not asked for them. They only tell whether
    /// other moves are as good as the expected one.
    public let bestMoves: [Evaluation]

    /// How many of the best moves are searched. With four, a third of the positions in which many moves are as good seem to
    /// have few.
    public static let bestMoveCount = 6

    /// Creates a comparison; nil if the moves belong to different positions.
    public init?(played: Evaluation, expected: Evaluation) {
        guard played.position == expected.position else { return nil }
        let band = LossBand(played.score.value, against: expected.score.value)
        self.init(played: played, expected: expected, [], band, isSettled: BandSettling.isClear(played, expected))
    }

    private init(
        played: Evaluation, expected: Evaluation, _ bestMoves: [Evaluation], _ band: LossBand, isSettled: Bool
    ) {
        self.played = played
        self.expected = expected
        self.bestMoves = bestMoves
        self.band = band
        self.isSettled = isSettled
    }

    /// Returns the comparison with the band that counts: several searches agree on it, or there is only one, as in the
    /// review of a game.
    public func settled(as band: LossBand) -> MoveComparison {
        MoveComparison(played: played, expected: expected, bestMoves, band, isSettled: true)
    }

    /// Returns the comparison with the engine's best moves of one search, best first.
    public func with(bestMoves: [Evaluation]) -> MoveComparison {
        MoveComparison(played: played, expected: expected, bestMoves, band, isSettled: isSettled)
    }

    public var position: Position { played.position }

    /// The loss of win chance in points, −100…100; negative if the played move is better.
    public var loss: Double { expected.winChance - played.winChance }

    /// The loss in centipawns, never below 0; scores are capped at ±1000, and a mate counts as ±1000.
    public var lossCentipawns: Int { max(0, expected.score.value.capped - played.score.value.capped) }

    /// The moves other than the two that are nearly as good as the expected one, best first: they lose at most a third of
    /// what the played move loses, or a point. Empty if the engine was not asked for its best moves.
    public var others: [Evaluation] {
        guard let last = bestMoves.last else { return [] }
        let reference = bestMoves.first { $0.move == expected.move } ?? last
        let least = reference.winChance - max(1, loss / 3)
        // An engine stopped by its limit may have reported a move in two ranks.
        var seen: Set<Move> = [expected.move, played.move]
        return bestMoves.filter { $0.winChance >= least && seen.insert($0.move).inserted }
    }

    /// Those of `others` that may be named as better than the played move. In the search of the best moves they are at most a
    /// third of the loss, and at most five points, worse than the expected move in its own search. They are also better than
    /// the played move there, by at least half of the loss.
    public var betterMoves: [Evaluation] {
        let least = expected.winChance - min(max(1, loss / 3), 5)
        let own = bestMoves.first { $0.move == played.move }?.winChance ?? 0
        return others.filter { $0.winChance >= max(least, own + loss / 2) }
    }

    /// Whether many moves are nearly as good as the expected one. Then what it does is hardly the reason: the played move
    /// does something wrong.
    var isOneOfMany: Bool { others.count >= Self.many }

    /// Whether few moves are nearly as good as the expected one: then a disadvantage that most other moves would avoid is
    /// hardly the reason. False if the engine was not asked for its best moves, or reported only one.
    var isOneOfFew: Bool { bestMoves.count > Self.many && others.count < Self.many }

    private static let many = 3

    public var moveClass: MoveClass { played.move == expected.move ? .best : MoveClass(band) }

    /// The class, or nil while deeper searches could change it; it is not shown then.
    public var settledClass: MoveClass? { isSettled ? moveClass : nil }

    public var outcome: Outcome {
        if played.move == expected.move { return .prepared }
        return switch band {
        case .sound: .sound
        case .slightlyWorse: .slightlyWorse
        case .inaccuracy, .mistake, .blunder: .worse
        }
    }
}
