import Chess
import GRDB
import Scheduling
import Training

/// Assigns new positions to repertoires: each card counts for the first repertoire of the selection that contains it.
struct NewPositionShares {
    private let name: String?
    /// The repertoires that share the day's new positions, in the user's order.
    private let rows: [RepertoireRecord]

    /// - Parameter name: only the repertoires of this name, active or not; nil takes all active ones.
    init(_ name: String?, _ db: Database) throws {
        self.name = name
        rows = try RepertoireRecord.fetch(name, db).filter { name != nil || $0.isActive }
    }

    /// The number of the repertoire that the card of the outer query counts for. A card has one side, so the sides of one
    /// name share no card.
    private var owner: String {
        let condition = name == nil ? "r.is_active" : "r.name = :name"
        return """
            (SELECT r.id FROM card_repertoire JOIN repertoire r ON r.id = repertoire
              WHERE card_repertoire.card = card.id AND \(condition) ORDER BY r.place, r.id LIMIT 1)
            """
    }

    /// The name that each new card counts for. Cost: O(new cards).
    ///
    /// - Parameter all: whether to return those of learnt cards too, which can become new again. Cost: O(cards).
    func owners(ofAll all: Bool = false, _ db: Database) throws -> [CardID: String] {
        guard name == nil else { return [:] }
        let names = Dictionary(rows.map { ($0.id, $0.name) }) { first, _ in first }
        let sql = "SELECT id, \(owner) AS owner FROM card WHERE is_queued = 1\(all ? "" : " AND due IS NULL")"
        var owners: [CardID: String] = [:]
        let rows = try RowScan(db, of: "card", sql: sql)
        while let row = try rows.row() {
            let card = CardID(try row.id())
            owners[card] = (try? row.id("owner")).flatMap { names[$0] }
        }
        return owners
    }

    /// Returns the number of positions of each repertoire introduced on the day: shown as new, or graded for the first
    /// time without being shown.
    func introduced(on day: StudyDay, _ db: Database) throws -> [RepertoireKey: Int] {
        let sql = """
            SELECT \(owner) AS owner, count(*) AS number FROM card WHERE introduced = :day OR first_graded = :day
            GROUP BY owner
            """
        var introduced: [RepertoireKey: Int] = [:]
        for row in try Row.fetchAll(db, sql: sql, arguments: arguments(day)) {
            guard let id = Int64.fromDatabaseValue(row["owner"]), let key = rows.first(where: { $0.id == id })?.key
            else { continue }
            introduced[key] = try RowReader(row, of: "card").integer("number")
        }
        return introduced
    }

    /// Allocates the day's remaining new positions to the repertoires.
    ///
    /// - Parameter total: the number of remaining positions. No more than this are counted for each repertoire.
    func allocation(of total: Int, caps: [String: Int], on day: StudyDay, _ db: Database) throws
        -> NewPositionAllocation
    {
        let introduced = try introduced(on: day, db)
        let shares = try rows.map { row in
            let sql = """
                SELECT count(*) FROM (SELECT 1 FROM card_repertoire own JOIN card ON card.id = own.card
                  WHERE own.repertoire = :repertoire AND due IS NULL AND introduced IS NOT :day
                    AND \(CardSelection.available) AND \(owner) = :repertoire LIMIT :total)
                """
            let available = try Int.fetchOne(
                db, sql: sql, arguments: arguments(day) + ["repertoire": row.id, "total": max(0, total)])
            return NewPositionAllocation.Share(row.key, available: available ?? 0, introduced: introduced[row.key] ?? 0)
        }
        return NewPositionAllocation(shares, total: total, caps: caps)
    }

    private func arguments(_ day: StudyDay) -> StatementArguments {
        name.map { ["day": day.number, "name": $0] } ?? ["day": day.number]
    }
}

extension RepertoireRecord {
    fileprivate var key: RepertoireKey { RepertoireKey(name: name, side: side) }
}
