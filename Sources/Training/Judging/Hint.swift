public import Chess
import Openings

/// A hint at the answer.
public enum Hint: Hashable, Sendable {
    /// The author's comment on the move, where it does not name the move.
    case idea(String)
    /// The piece that moves (the king when castling).
    case piece(PieceKind)
    /// The square of the piece.
    case square(Square)

    /// A strong hint makes the grade 2, a weak one 3.
    public var isStrong: Bool {
        if case .square = self { return true }
        return false
    }

    /// The hints for the main move, weakest first. The last is always strong.
    static func steps(for card: Card) -> [Hint] {
        guard let main = card.prepared.first else { return [] }
        var steps: [Hint] = []
        let filter = LeakFilter(card)
        if let idea = main.texts.first(where: filter.admitsAsIdea) {
            steps.append(.idea(idea))
        }
        if let piece = card.position[main.move.from] { steps.append(.piece(piece.kind)) }
        return steps + [.square(main.move.from)]
    }
}

/// A hint that was given, and its level: 1 for the idea (or the piece, when there is no idea), 2 for the piece, 3 for the
/// from-square.
public struct GivenHint: Hashable, Sendable {
    public let hint: Hint
    public let level: Int
}
