import GRDB
import GameDatabases
import Scheduling
import Training

/// The cards that the schedule may ask on a day, by indexes.
struct SessionQuery {
    /// Only cards of the repertoires of a name; nil takes those of all active ones.
    let name: String?
    let day: StudyDay

    /// The number of the newest events whose cards belong to a session, so that it can ask them again after `undo`.
    private static let newestEvents = 200

    private func rows(_ columns: String, where condition: String, _ db: Database) throws -> RowScan {
        try RowScan(
            db, of: "card",
            sql: """
                SELECT \(columns) FROM card
                WHERE \(CardSelection(name: name).condition) AND \(condition)
                """, arguments: (name.map { [.text($0)] } ?? []) + [.integer(Int64(day.number))])
    }

    /// The due cards, neither suspended nor buried.
    func due(_ db: Database) throws -> [SessionNeed.DueCard] {
        let rows = try rows("id, due, interval", where: "due <= :day AND \(CardSelection.available)", db)
        var due: [SessionNeed.DueCard] = []
        while let row = try rows.row() {
            due.append(
                SessionNeed.DueCard(
                    CardID(try row.id()), late: day - (try row.day("due")), interval: try row.integer("interval")))
        }
        return due
    }

    /// The cards asked again today, those shown today, and those of the newest events.
    func begun(_ db: Database) throws -> [CardID] {
        let newest = "SELECT card AS id FROM (SELECT card FROM event ORDER BY id DESC LIMIT \(Self.newestEvents))"
        let rows = try RowScan(
            db, of: "card",
            sql: """
                SELECT id FROM card WHERE to_repeat = :day UNION SELECT id FROM card WHERE introduced = :day
                UNION \(newest)
                """, arguments: [.integer(Int64(day.number))])
        return try Self.ids(rows)
    }

    /// By number: whether the card is new and may be shown.
    func new(_ db: Database) throws -> [Bool] {
        let ids = try Self.ids(rows("id", where: "due IS NULL AND \(CardSelection.available)", db))
        var isNew = [Bool](repeating: false, count: Int(ids.lazy.map(\.rawValue).max() ?? -1) + 1)
        for id in ids { isNew[Int(id.rawValue)] = true }
        return isNew
    }

    private static func ids(_ rows: RowScan) throws -> [CardID] {
        var ids: [CardID] = []
        while let row = try rows.row() { ids.append(CardID(try row.id())) }
        return ids
    }
}
