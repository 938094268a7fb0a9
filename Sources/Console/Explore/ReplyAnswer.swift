import Chess
import Coach
import Terminal

/// The learner's answer to a reply of the opponent's, or that there is none.
struct ReplyAnswer {
    /// `6.c3`; nil for a gap.
    private let text: String?
    private let san: String?

    init(_ position: Position, _ reply: Move, _ answer: Move?) {
        let after = position.playing(reply)
        text = answer.map { NumberedMoves([$0], from: after).text }
        san = answer.map { after.san($0) }
    }

    /// `✓ answered 6.c3`, `– gap`.
    var mark: StyledText {
        text.map { StyledText("✓ answered \($0)", .success) } ?? StyledText("– gap", .warning)
    }

    /// For a screen reader.
    var words: String { text.map { "answered \($0)" } ?? "gap" }

    /// The answer's SAN; false for a gap.
    var json: JSON { san.map { .string($0) } ?? .bool(false) }
}
