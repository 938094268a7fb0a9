import Chess
public import Openings

/// Holds back what would give the answer away (golden case G17): texts that name a prepared move, and arrows and circles
/// that draw one. In doubt it holds back: everything is shown with the answer.
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
            let target = move.destination
            moves.append((move.from, target))
            if move.isCastling, let rook = Square(file: move.to.file > move.from.file ? 5 : 3, rank: move.to.rank) {
                moves.append((move.to, rook))
            }
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

    /// Whether the text may be shown before the answer: it names no prepared move, in any spelling.
    public func admits(_ text: String) -> Bool {
        !contains(text, names)
    }

    /// Whether the text may be shown as a hint: it must not name the square of arrival either.
    public func admitsAsIdea(_ text: String) -> Bool {
        admits(text) && !contains(text, destinations)
    }

    /// Whether the comment may be shown with the question. The author's introduction before the first move of a game
    /// announces what is played in the chapter, so it is held back too.
    public func admitsComment(_ text: String) -> Bool {
        position.identity != Position.initial.identity && admitsAsIdea(text)
    }

    /// Whether the arrow or circle may be shown before the answer.
    public func admits(_ drawing: Drawing) -> Bool {
        !moves.contains { move in
            if let to = drawing.to {
                // An arrow from the piece to move, or one that begins or ends where it arrives, unless the arrow is an
                // opponent's piece's.
                let isOpponents = position[drawing.from].map { $0.side != side } ?? false
                return drawing.from == move.from || !isOpponents && (to == move.to || drawing.from == move.to)
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
