public import Chess
import Openings

/// A step towards the answer.
public enum Hint: Hashable, Sendable {
    /// What the author says about the move, where that does not name it.
    case idea(String)
    /// The piece that moves (the king when castling).
    case piece(PieceKind)
    /// Where the piece stands now.
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

/// A hint that was given, and its level: 1 idea (or the piece, if there is no idea), 2 piece, 3 from-square.
public struct GivenHint: Hashable, Sendable {
    public let hint: Hint
    public let level: Int
}
