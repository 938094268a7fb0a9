import GRDB

/// Compares the tables, indexes and triggers of the file with those that Prep creates.
struct SchemaInspection {
    let db: Database

    func findings() throws -> [CheckFinding] {
        let own = try SchemaInspection.objects(db)
        let made = try DatabaseQueue()
        try Migration.migrate(made)
        let wanted = try made.read(SchemaInspection.objects)
        let missing = wanted.keys.filter { own[$0] == nil }.map { "\($0) is missing" }
        let foreign = own.keys.filter { wanted[$0] == nil }.map { "\($0) is not one of Prep's" }
        let other = wanted.filter { own[$0.key] != nil && own[$0.key] != $0.value }
            .map { "\($0.key) is not as Prep creates it" }
        return (missing + foreign + other).sorted().map { CheckFinding(kind: .schema, message: "schema: \($0)") }
    }

    /// The SQL of each object that is not SQLite's own, by its type and name.
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
