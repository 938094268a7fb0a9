import GRDB
import Training

/// A value for each card. Cards are numbered almost without gaps, so the values are in an array, which takes a tenth of the
/// time of a dictionary; the log has a million events.
struct CardTable<Value> {
    /// The value of a card whose value was never changed.
    let initial: Value
    /// By number.
    private var dense: [Value] = []
    private var isChanged: [Bool] = []
    /// Those of higher numbers, of which only a damaged file has many.
    private var others: [CardID: Value] = [:]

    /// Reads only the number of cards and the newest one.
    init(_ db: Database, _ initial: Value) throws {
        self.initial = initial
        let row = try Row.fetchOne(db, sql: "SELECT count(*) AS cards, max(id) AS id FROM card")
        guard let row = row.map({ RowReader($0, of: "card") }), let newest = try? row.id() else { return }
        guard newest <= 2 * (try row.integer("cards")) + 1_000 else { return }
        dense = Array(repeating: initial, count: Int(newest) + 1)
        isChanged = Array(repeating: false, count: dense.count)
    }

    subscript(card: CardID) -> Value {
        let number = Int(card.rawValue)
        return dense.indices.contains(number) ? dense[number] : others[card] ?? initial
    }

    mutating func change(_ card: CardID, _ body: (inout Value) -> Void) {
        let number = Int(card.rawValue)
        if dense.indices.contains(number) {
            body(&dense[number])
            isChanged[number] = true
        } else {
            let initial = initial
            body(&others[card, default: initial])
        }
    }

    /// Whether the value of a card was changed.
    func hasChanged(_ card: CardID) -> Bool {
        let number = Int(card.rawValue)
        return isChanged.indices.contains(number) ? isChanged[number] : others[card] != nil
    }

    /// The cards whose values were changed, ascending.
    var changed: [CardID] {
        isChanged.indices.filter { isChanged[$0] }.map { CardID(Int64($0)) } + others.keys.sorted()
    }
}
