import GRDB

extension LearnerFile {
    /// Returns the value of a setting: the one that is set, else the default.
    public func value<Value>(of setting: Setting<Value>) throws -> Value {
        let stored = try stored(setting.definition)
        return setting.value(of: stored.isDefault ? nil : stored.value)
    }

    /// Returns the value of one setting as text.
    public func stored(_ setting: SettingDefinition) throws -> StoredSetting {
        let row = try reading { db in
            try Row.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [setting.key])
        }
        return StoredSetting(setting, row)
    }

    /// Returns the values of all settings as text, in the order of `SettingDefinition.all`.
    public func settings() throws -> [StoredSetting] {
        let rows = try reading { db in try Row.fetchAll(db, sql: "SELECT key, value FROM setting") }
        var stored: [String: Row] = [:]
        for row in rows {
            if let key = try? RowReader(row, of: "setting").text("key") { stored[key] = row }
        }
        return SettingDefinition.all.map { StoredSetting($0, stored[$0.key]) }
    }

    /// Sets a value; nil restores the default.
    ///
    /// - Throws: `StoreError.badSetting`, whose message says which values are allowed.
    public func set(_ setting: SettingDefinition, to value: String?) throws {
        if let value, let fault = setting.fault(in: value) {
            throw StoreError(.badSetting, path: path, "\(setting.key) \(fault), not “\(value)”")
        }
        try writing { db in
            if let value {
                let sql = "INSERT INTO setting VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
                try db.execute(sql: sql, arguments: [setting.key, value])
            } else {
                try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [setting.key])
            }
        }
    }

    /// Sets a value; nil restores the default.
    ///
    /// - Throws: `StoreError.badSetting`, whose message says which values are allowed.
    public func set<Value>(_ setting: Setting<Value>, to value: String?) throws {
        try set(setting.definition, to: value)
    }
}
