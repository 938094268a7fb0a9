import GRDB

/// A setting and its present value.
public struct StoredSetting: Hashable, Sendable {
    public let setting: SettingKey
    /// Empty when nothing is set and there is no default.
    public let value: String
    public let isDefault: Bool

    public init(setting: SettingKey, value: String, isDefault: Bool) {
        self.setting = setting
        self.value = value
        self.isDefault = isDefault
    }

    /// A setting that nobody has changed.
    public init(unchanged setting: SettingKey) {
        self.init(setting: setting, value: setting.standard, isDefault: true)
    }

    public var key: String { setting.name }
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
            return StoredSetting(setting: key, value: value ?? key.standard, isDefault: value == nil)
        }
    }

    /// Sets a value; nil goes back to the default.
    ///
    /// - Throws: `StoreError.unknownSetting`; `.badSetting`, which says what is possible.
    public func set(_ key: String, to value: String?) throws {
        let known = try knownKey(key)
        if let value, let fault = known.fault(in: value) {
            throw StoreError(.badSetting, path: path, "\(known.name) \(fault), not “\(value)”")
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
            throw StoreError(.unknownSetting, path: path, SettingKey.unknown(name))
        }
        return key
    }
}

extension SettingKey {
    /// `no setting “colour”; did you mean board? (settings: scheduler, timing, …)`
    public static func unknown(_ name: String) -> String {
        let names = all.map(\.name)
        let known = names.joined(separator: ", ")
        guard let nearest = Suggestion.nearest(to: name.lowercased(), among: names) else {
            return "no setting “\(name)”; the settings are: \(known)"
        }
        return "no setting “\(name)”; did you mean \(nearest)? (the settings are: \(known))"
    }
}
