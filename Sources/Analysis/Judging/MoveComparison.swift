public import Chess
import UCI

/// A played move beside the one that was expected, both judged in one position.
public struct MoveComparison: Hashable, Sendable {
    /// What is said of a move that is not the expected one.
    public enum Outcome: Hashable, Sendable {
        /// It is the expected move.
        case prepared
        /// Within 3 points of the expected move's win chance, or better than it.
        case sound
        /// 3 to 5 points behind.
        case slightlyWorse
        /// An inaccuracy, a mistake or a blunder.
        case worse
    }

    public let played: Evaluation
    public let expected: Evaluation

    /// Nil when the two are not moves of one position.
    public init?(played: Evaluation, expected: Evaluation) {
        guard played.position == expected.position else { return nil }
        self.played = played
        self.expected = expected
    }

    public var position: Position { played.position }

    /// Points of the win chance the played move costs, −100…100; negative if it is the better one.
    public var loss: Double { expected.winChance - played.winChance }

    /// Centipawns the played move costs, never below 0; scores count no further than ±1000, a mate as much.
    public var lossCentipawns: Int { max(0, Self.capped(expected) - Self.capped(played)) }

    private static func capped(_ evaluation: Evaluation) -> Int {
        switch evaluation.score.value {
        case .centipawns(let centipawns): min(1000, max(-1000, centipawns))
        case .mate(let moves): moves > 0 ? 1000 : -1000
        }
    }

    public var moveClass: MoveClass {
        played.move == expected.move ? .best : MoveClass(played.score.value, against: expected.score.value)
    }

    public var outcome: Outcome {
        switch moveClass {
        case .best: .prepared
        case .inaccuracy, .mistake, .blunder: .worse
        case .good: loss <= 3 ? .sound : .slightlyWorse
        }
    }
}
