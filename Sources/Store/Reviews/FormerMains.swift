import Chess
import GRDB
import Openings
import Scheduling
import Training

/// The main moves that imports have replaced, from the log.
struct FormerMains {
    private var newest: [CardID: (uci: String, day: StudyDay)] = [:]

    /// Loads the newest restart of each card that was not undone. `+id` leaves the index of restarts as the only one that
    /// SQLite can use: otherwise it reads the whole log in its order.
    init(_ db: Database) throws {
        let clauses = """
            WHERE \(EventKind.restarted.isKind()) AND played IS NOT NULL AND \(EventRow.isNotUndone) ORDER BY +id
            """
        // A damaged event is left out, as it is in a replay.
        for event in try LogScan(db, clauses).events() {
            if let uci = event.played { newest[event.card] = (uci, event.moment.day) }
        }
    }

    /// Returns the former main move of a card; nil when there is none, or when it is prepared again.
    func former(_ id: CardID, _ card: Card) -> FormerMain? {
        guard let (uci, day) = newest[id], !card.prepared.contains(where: { $0.uci == uci }) else { return nil }
        return FormerMain(uci: uci, in: card.position, until: day)
    }
}
