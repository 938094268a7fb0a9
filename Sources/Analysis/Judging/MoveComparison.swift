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

    /// Creates a comparison; nil if the moves belong to different positions.
    public init?(played: Evaluation, expected: Evaluation) {
        guard played.position == expected.position else { return nil }
        let band = LossBand(played.score.value, against: expected.score.value)
        self.init(played: played, expected: expected, band, isSettled: BandSettling.isClear(played, expected))
    }

    private init(played: Evaluation, expected: Evaluation, _ band: LossBand, isSettled: Bool) {
        self.played = played
        self.expected = expected
        self.band = band
        self.isSettled = isSettled
    }

    /// Returns the comparison with the band that counts: several searches agree on it, or there is only one, as in the
    /// review of a game.
    public func settled(as band: LossBand) -> MoveComparison {
        MoveComparison(played: played, expected: expected, band, isSettled: true)
    }

    public var position: Position { played.position }

    /// The loss of win chance in points, −100…100; negative if the played move is better.
    public var loss: Double { expected.winChance - played.winChance }

    /// The loss in centipawns, never below 0; scores are capped at ±1000, and a mate counts as ±1000.
    public var lossCentipawns: Int { max(0, expected.score.value.capped - played.score.value.capped) }

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
