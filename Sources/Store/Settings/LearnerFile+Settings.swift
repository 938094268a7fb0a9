import GRDB

/// A setting as it stands.
public struct StoredSetting: Hashable, Sendable {
    public let key: String
    /// Empty when nothing is set and nothing holds by default.
    public let value: String
    public let isDefault: Bool
}

extension LearnerFile {
    /// The value that is set, else the default, else an empty text.
    ///
    /// - Throws: `StoreError.unknownSetting`.
    public func setting(_ key: String) throws -> String {
        let known = try knownKey(key)
        let stored = try reading { db in
            try Row.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [known.name])
        }
        return known.admitted(stored) ?? known.standard
    }

    /// Every setting there is, in a fixed order.
    public func settings() throws -> [StoredSetting] {
        let rows = try reading { db in try Row.fetchAll(db, sql: "SELECT key, value FROM setting") }
        var stored: [String: Row] = [:]
        for row in rows {
            if let key = try? RowReader(row, of: "setting").text("key") { stored[key] = row }
        }
        return SettingKey.all.map { key in
            let value = key.admitted(stored[key.name])
            return StoredSetting(key: key.name, value: value ?? key.standard, isDefault: value == nil)
        }
    }

    /// Sets a value; nil goes back to the default.
    ///
    /// - Throws: `StoreError.unknownSetting`; `.badSetting`, which says what is possible.
    public func set(_ key: String, to value: String?) throws {
        let known = try knownKey(key)
        if let value, let fault = known.fault(in: value) {
            throw StoreError(.badSetting, path: path, "settings: \(known.name) \(fault); not \"\(value)\"")
        }
        try writing { db in
            if let value {
                let sql = "INSERT INTO setting VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
                try db.execute(sql: sql, arguments: [known.name, value])
            } else {
                try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [known.name])
            }
        }
    }

    private func knownKey(_ name: String) throws -> SettingKey {
        guard let key = SettingKey.named(name) else {
            let names = SettingKey.all.map(\.name).joined(separator: ", ")
            throw StoreError(.unknownSetting, path: path, "settings: there is no \"\(name)\"; there are: \(names)")
        }
        return key
    }
}
