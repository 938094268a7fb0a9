public import Chess
public import Openings
public import Training

/// The graphs and cards of a session.
public struct DrillMaterial: Sendable {
    /// One graph for each side with a repertoire, White's first: all chapters of that side that the session covers.
    public let repertoires: [Repertoire]
    /// White's first, each side's by `Card.order`.
    public let cards: [QueuedCard]

    /// Returns the cards at and after a position, in the same order; all cards for nil.
    public func cards(from position: Position?) -> [QueuedCard] {
        guard let position else { return cards }
        let admitted = Set(repertoires.flatMap { $0.cards(from: position.identity).map(\.key) })
        return cards.filter { admitted.contains($0.card.key) }
    }
}
