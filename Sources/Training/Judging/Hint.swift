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

    /// The hints for the main move, weakest first. The last is always strong. An idea that names the piece comes after it.
    static func steps(for card: Card) -> [Hint] {
        guard let main = card.prepared.first else { return [] }
        let filter = LeakFilter(card)
        let idea = main.texts.first(where: filter.admitsAsIdea)
        let kind = card.position[main.move.from]?.kind
        var steps = [idea.map(Hint.idea), kind.map(Hint.piece)].compactMap(\.self)
        if let idea, let kind, idea.names(kind) { steps.reverse() }
        return steps + [.square(main.move.from)]
    }
}

/// A hint that was given, and its level: 1 for the first of the idea and the piece, 2 for the second, 3 for the from-square.
public struct GivenHint: Hashable, Sendable {
    public let hint: Hint
    public let level: Int
}

extension String {
    /// Whether a kind of piece is among the words: `the bishops`.
    fileprivate func names(_ kind: PieceKind) -> Bool {
        split { !$0.isLetter }.contains { [kind.name, kind.name + "s"].contains($0.lowercased()) }
    }
}
