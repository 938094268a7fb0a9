import GRDB

/// Compares the tables, indexes and triggers of the file with those that Prep creates.
struct SchemaInspection {
    let db: Database

    func findings() throws -> [CheckFinding] {
        let actual = try SchemaInspection.objects(db)
        let reference = try DatabaseQueue()
        try Migration.migrate(reference)
        let expected = try reference.read(SchemaInspection.objects)
        let missing = expected.keys.filter { actual[$0] == nil }.map { "\($0) is missing" }
        let unexpected = actual.keys.filter { expected[$0] == nil }.map { "\($0) is not part of Prep's schema" }
        let changed = expected.filter { actual[$0.key] != nil && actual[$0.key] != $0.value }
            .map { "\($0.key) differs from Prep's schema" }
        return (missing + unexpected + changed).sorted().map { CheckFinding(kind: .schema, message: "schema: \($0)") }
    }

    /// Returns the SQL of each object by its type and name, except SQLite's internal ones.
    private static func objects(_ db: Database) throws -> [String: String] {
        var objects: [String: String] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT type, name, sql FROM sqlite_master") {
            let words = (0..<3).map { row.text(at: $0) ?? "" }
            guard !words[1].hasPrefix("sqlite_") else { continue }
            objects["\(words[0]) \(words[1])"] = words[2]
        }
        return objects
    }
}
