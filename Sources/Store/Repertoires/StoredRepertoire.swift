public import Chess
public import Openings
public import Training

/// A repertoire as it was rebuilt from its stored files.
public struct StoredRepertoire: Sendable {
    public let id: Int64
    public let repertoire: Repertoire
    public let isActive: Bool
    /// Whether `prefer NAME` put it before the others.
    public let isPreferred: Bool
    /// In the order of import. The files of a name serve the repertoires of both sides; a chapter's `source` is an index
    /// into them.
    public let sources: [StoredSource]
}

/// A repertoire file as it is stored.
public struct StoredSource: Hashable, Sendable {
    public let id: Int64
    /// Where it was when it was last imported; "-" for standard input.
    public let path: String
    /// Milliseconds since 1970 UTC.
    public let importedAt: Int64
    /// Whether an older reading still counts, since a chapter of the newest is rejected.
    public let keepsOlderReading: Bool
}

/// A repertoire as a line of `list`.
public struct RepertoireListing: Hashable, Sendable {
    public let name: String
    public let side: Side
    public let isActive: Bool
    public let chapters: Int
    public let positions: Int
    public let cards: Int
    /// The paths of its sources, in the order of import.
    public let sources: [String]
}

/// A card as it is stored, without its repertoire.
public struct StoredCard: Hashable, Sendable {
    public let id: CardID
    public let key: CardKey
    /// The main move, UCI.
    public let main: String
    /// All prepared moves, UCI, the main one first.
    public let prepared: [String]
    /// Whether an active repertoire has it.
    public let isQueued: Bool
    public let state: CardState
    /// The newest event of the card, 0 when it has none.
    public let newestEvent: Int64
}

/// What a session works with.
public struct DrillMaterial: Sendable {
    /// One graph for each side there is, White's first: all chapters of that side that are asked.
    public let repertoires: [Repertoire]
    /// White's first, each side's by `Card.order`.
    public let cards: [QueuedCard]

    /// The cards at and behind a position, in the same order; all of them for nil.
    public func cards(behind position: Position?) -> [QueuedCard] {
        guard let position else { return cards }
        let admitted = Set(repertoires.flatMap { $0.cards(from: position.identity).map(\.key) })
        return cards.filter { admitted.contains($0.card.key) }
    }
}
