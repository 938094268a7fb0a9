import GRDB
import GameDatabases
import Scheduling
import Training

/// What later events change in earlier ones: which were undone, and the current grades of answers.
struct AnswerCorrections {
    private var table = CorrectionTable<Int64, Grade>()

    init() {}

    /// Loads all corrections in the log. Cost: O(corrections), from an index.
    init(_ db: Database) throws { try load(db, "target IS NOT NULL") }

    /// Loads those of the events from one on. Cost: O(corrections), from an index.
    init(_ db: Database, from event: Int64) throws { try load(db, "target >= ?1", event) }

    private mutating func load(_ db: Database, _ condition: String, _ event: Int64? = nil) throws {
        // `+id` leaves the index of targets as the only way: otherwise SQLite reads the whole log in its order.
        let statement = try PreparedStatement(
            db, sql: "SELECT id, kind, target, grade FROM event WHERE \(condition) ORDER BY +id")
        if let event { statement.bind(event) }
        while try statement.step() {
            guard let kind = EventKind(statement, at: 1) else { continue }
            add(
                kind, id: statement.integer(at: 0), target: statement.integer(at: 2),
                grade: Grade(statement, at: 3))
        }
    }

    /// Loads those among the rows of one card, which are ordered by ID.
    init(_ rows: [EventRow]) {
        for row in rows {
            guard let target = row.target else { continue }
            add(row.kind, id: row.id, target: target, grade: row.grade)
        }
    }

    private mutating func add(_ kind: EventKind, id: Int64, target: Int64, grade: Grade?) {
        switch kind {
        case .undone: table.undo(target)
        case .regraded:
            if let grade { table.regrade(target, by: id, grade) }
        default: break
        }
    }

    /// Whether an event was undone.
    func isVoid(_ id: Int64) -> Bool { table.isUndone(id) }

    /// The current grade of an answer.
    func grade(of id: Int64, original: Grade?) -> Grade? {
        if case .regraded(let grade) = table.standing(of: id) { grade } else { original }
    }
}

extension EventKind {
    /// Reads a column `kind`; nil for a damaged value.
    init?(_ row: PreparedStatement, at column: Int) {
        guard row.isInteger(at: column) else { return nil }
        self.init(number: Int(row.integer(at: column)))
    }
}

extension Grade {
    /// Reads a column `grade`; nil for NULL and a damaged value.
    init?(_ row: PreparedStatement, at column: Int) {
        guard row.isInteger(at: column) else { return nil }
        self.init(rawValue: Int(row.integer(at: column)))
    }
}
