import GRDB
import GameDatabases
import Scheduling

/// What later events change in earlier ones: which were undone, and the final grades of answers.
struct AnswerCorrections {
    private var voided: Set<Int64> = []
    /// The regrades of each answer, in any order.
    private var regrades: [Int64: [(id: Int64, grade: Int)]] = [:]

    init() {}

    /// Loads all corrections in the log. Cost: O(corrections), from an index.
    init(_ db: Database) throws {
        let statement = try PreparedStatement(
            db, sql: "SELECT id, kind, target, grade FROM event WHERE target IS NOT NULL")
        while try statement.step() {
            guard let kind = statement.text(at: 1).flatMap(EventKind.init(rawValue:)) else { continue }
            add(
                kind, id: statement.integer(at: 0), target: statement.integer(at: 2),
                grade: statement.isNull(at: 3) ? nil : Int(statement.integer(at: 3)))
        }
    }

    /// Loads those among the rows of one card, which are ordered by ID.
    init(_ rows: [EventRow]) {
        for row in rows {
            guard let target = row.target else { continue }
            add(row.kind, id: row.id, target: target, grade: row.grade?.rawValue)
        }
    }

    private mutating func add(_ kind: EventKind, id: Int64, target: Int64, grade: Int?) {
        switch kind {
        case .undone: voided.insert(target)
        case .regraded:
            if let grade { regrades[target, default: []].append((id, grade)) }
        default: break
        }
    }

    /// Whether an event was undone.
    func isVoid(_ id: Int64) -> Bool { voided.contains(id) }

    /// The current grade of an answer: that of the last regrade that was not undone, else the original one.
    func grade(of id: Int64, original: Grade?) -> Grade? {
        guard !regrades.isEmpty, let all = regrades[id] else { return original }
        let last = all.filter { !voided.contains($0.id) }.max { $0.id < $1.id }
        return last.flatMap { Grade(rawValue: $0.grade) } ?? original
    }
}
