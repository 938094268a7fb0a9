import Openings

/// The cards of a session, by their place in the session and by id.
struct SessionCards {
    private var cards: [QueuedCard]
    private let places: [CardID: Int]

    init(_ cards: [QueuedCard]) {
        self.cards = cards
        places = Dictionary(cards.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    var indices: Range<Int> { cards.indices }
    var all: [QueuedCard] { cards }

    subscript(index: Int) -> QueuedCard {
        get { cards[index] }
        set { cards[index] = newValue }
    }

    func index(of id: CardID) -> Int? { places[id] }

    func index(of key: CardKey) -> Int? { cards.firstIndex { $0.card.key == key } }
}
