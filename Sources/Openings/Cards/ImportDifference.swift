/// What importing a repertoire again changes, card by card, compared by position.
///
/// Every card of the new repertoire is in exactly one of `new`, `unchanged`, `recommented`, `answerChanged` and
/// `returned`, in the repertoire's order. `removed` and `kept` follow the order of the old cards.
public struct ImportDifference: Hashable, Sendable {
    public private(set) var new: [CardKey] = []
    /// Also where an alternative was added or removed, or main move and alternative were swapped.
    public private(set) var unchanged: [CardKey] = []
    /// Comments, glyphs or drawings changed; the schedule stays.
    public private(set) var recommented: [CardKey] = []
    /// The former main move is no longer prepared: the card starts again.
    public private(set) var answerChanged: [CardKey] = []
    /// The former main moves of those cards, UCI.
    public private(set) var formerMains: [CardKey: String] = [:]
    /// Archived by an earlier import, now back with their history.
    public private(set) var returned: [CardKey] = []
    /// No longer in the repertoire: archived.
    public private(set) var removed: [CardKey] = []
    /// Not in the new repertoire, but not removed either, because a chapter was rejected and the old content stays.
    public private(set) var kept: [CardKey] = []

    /// - Parameters:
    ///   - old: the cards of the sources that are replaced, and the archived ones; each key once.
    ///   - isComplete: false while a chapter of the source is rejected; then no card counts as removed.
    public init(old: [KnownCard], new repertoire: Repertoire, isComplete: Bool = true) {
        self.init(old: old, new: repertoire.cards.compactMap(KnownCard.init), isComplete: isComplete)
    }

    /// Compares cards from elsewhere, for instance of several repertoires of a side.
    public init(old: [KnownCard], new cards: [KnownCard], isComplete: Bool = true) {
        var known: [CardKey: KnownCard] = [:]
        for card in old { known[card.key] = card }
        var found: Set<CardKey> = []
        for card in cards where found.insert(card.key).inserted {
            guard let before = known[card.key] else {
                new.append(card.key)
                continue
            }
            if !card.prepared.contains(before.main) {
                answerChanged.append(card.key)
                formerMains[card.key] = before.main
            } else if !before.isActive {
                returned.append(card.key)
            } else if card.remarks != before.remarks {
                recommented.append(card.key)
            } else {
                unchanged.append(card.key)
            }
        }
        for card in old where card.isActive && !found.contains(card.key) {
            if isComplete { removed.append(card.key) } else { kept.append(card.key) }
        }
    }

    /// Whether no card changes. (An alternative may have been added, or main move and alternative swapped.)
    public var isEmpty: Bool {
        new.isEmpty && recommented.isEmpty && answerChanged.isEmpty && returned.isEmpty && removed.isEmpty
    }
}
