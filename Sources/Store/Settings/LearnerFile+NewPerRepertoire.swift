import GRDB
import Training

/// The caps on new positions a day of single repertoires. Each is a row of the settings under a key of its own, which no
/// other setting can have: they hold no blank.
extension LearnerFile {
    private static let prefix = Setting.newPerDay.key + " "

    /// At most this many new positions a day, by the repertoire's name.
    public func newPerRepertoire() throws -> [String: Int] {
        try reading(LearnerFile.newPerRepertoire)
    }

    /// Caps the new positions a day of the repertoires of a name; nil removes the cap.
    ///
    /// - Throws: `StoreError.unknownRepertoire`; `.badSetting`, which says what is possible.
    public func setNewPerDay(_ text: String?, named name: String) throws {
        let setting = Setting.newPerDay.definition
        if let text, let fault = setting.fault(in: text) {
            throw StoreError(.badSetting, path: path, "\(setting.key) of \(name) \(fault), not “\(text)”")
        }
        try writing { db in
            _ = try RepertoireRecord.named(name, db, path: path)
            try LearnerFile.writeNewPerDay(text, name, db)
        }
    }

    /// Whether a repertoire has this name.
    public func isRepertoire(_ name: String) throws -> Bool {
        try reading { db in try !RepertoireRecord.fetch(name, db).isEmpty }
    }

    static func newPerRepertoire(_ db: Database) throws -> [String: Int] {
        let sql = "SELECT key, value FROM setting WHERE substr(key, 1, ?) = ?"
        var caps: [String: Int] = [:]
        for row in try Row.fetchAll(db, sql: sql, arguments: [prefix.count, prefix]) {
            guard let key = String.fromDatabaseValue(row["key"]), let value = String.fromDatabaseValue(row["value"]),
                let cap = Int(value), (0...100_000).contains(cap)
            else { continue }
            caps[String(key.dropFirst(prefix.count))] = cap
        }
        return caps
    }

    /// Moves the cap with a renamed repertoire; nil as the new name forgets it.
    static func moveNewPerDay(from old: String, to new: String?, _ db: Database) throws {
        guard let cap = try newPerRepertoire(db)[old] else { return }
        try writeNewPerDay(nil, old, db)
        if let new { try writeNewPerDay(String(cap), new, db) }
    }

    private static func writeNewPerDay(_ text: String?, _ name: String, _ db: Database) throws {
        let key = prefix + name
        try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
        guard let text else { return }
        try db.execute(sql: "INSERT INTO setting (key, value) VALUES (?, ?)", arguments: [key, text])
    }
}
