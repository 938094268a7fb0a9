import GRDB
import Training

/// The limits on new positions a day for single repertoires. Each is stored as a setting whose key contains a space, so
/// that no other setting can have the same key.
extension LearnerFile {
    private static let prefix = Setting.newPerDay.key + " "

    /// Returns the limits of new positions a day by the repertoire's name.
    public func newPerRepertoire() throws -> [String: Int] {
        try reading(LearnerFile.newPerRepertoire)
    }

    /// Limits the new positions a day of the repertoires of a name; nil removes the limit.
    ///
    /// - Throws: `StoreError.unknownRepertoire`; `.badSetting`, whose message says which values are allowed.
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

    /// Moves the limit to the new name of a repertoire; nil removes it.
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
