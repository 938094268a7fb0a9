import Chess
public import Openings

/// Holds back what would give the answer away before it is given (golden case G17): a text that names a prepared move, an
/// arrow or circle that draws one. It rather holds back too much: what waits is shown with the answer.
public struct LeakFilter: Sendable {
    private let names: Set<String>
    private let destinations: Set<String>
    private let moves: [(from: Square, to: Square)]
    private let side: Side
    private let castles: Bool
    private let position: Position

    public init(_ card: Card) {
        var names: Set<String> = []
        var destinations: Set<String> = []
        var moves: [(from: Square, to: Square)] = []
        for prepared in card.prepared {
            let move = prepared.move
            let target = LeakFilter.target(of: move)
            moves.append((move.from, target))
            names.formUnion(LeakFilter.names(of: prepared, in: card.position, to: target))
            destinations.insert(target.description)
        }
        self.names = names
        self.destinations = destinations
        self.moves = moves
        side = card.key.side
        castles = card.prepared.contains { $0.move.isCastling }
        position = card.position
    }

    /// Whether the text may be shown before the answer: it names no prepared move, however written.
    public func admits(_ text: String) -> Bool {
        !contains(text, names)
    }

    /// The same for a hint's idea, which must not name the square either.
    public func admitsAsIdea(_ text: String) -> Bool {
        admits(text) && !contains(text, destinations)
    }

    /// The same for a comment at the question. The author's introduction before the first move of a game says what is
    /// played in the chapter, so it waits too.
    public func admitsComment(_ text: String) -> Bool {
        position.identity != Position.initial.identity && admitsAsIdea(text)
    }

    /// Whether the arrow or circle may be shown before the answer.
    public func admits(_ drawing: Drawing) -> Bool {
        return !moves.contains { move in
            if let to = drawing.to {
                // An arrow of the piece that is to move, or of another own piece to where it is to go.
                return drawing.from == move.from
                    || (to == move.to && position[drawing.from]?.side == side)
            }
            return drawing.from == move.from || drawing.from == move.to
        }
    }

    private func contains(_ text: String, _ names: Set<String>) -> Bool {
        for word in LeakFilter.words(of: text) {
            if names.contains(word) { return true }
            if castles, word.hasPrefix("castl") { return true }
        }
        return false
    }
}
