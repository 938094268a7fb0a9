import GRDB
public import Scheduling

extension LearnerFile {
    /// Returns the value of a setting: the one that is set, else the default.
    public func value<Value>(of setting: Setting<Value>) throws -> Value {
        try reading { db in try setting.stored(db) }
    }

    /// Returns the value of one setting as text.
    public func stored(_ setting: SettingDefinition) throws -> StoredSetting {
        try reading { db in try StoredSetting(setting, db) }
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

    /// Sets a value; nil restores the default. When the scheduler or its parameters change, the schedules of all cards are
    /// replayed from the log in the same transaction.
    ///
    /// - Parameters:
    ///   - day: the study day, for a setting that decides schedules.
    ///   - progress: called now and then with the share of the log that was replayed, 0…1. What it throws ends the work;
    ///     nothing is changed then.
    /// - Throws: `StoreError.badSetting`, whose message says which values are allowed.
    public func set(
        _ setting: SettingDefinition, to value: String?, on day: StudyDay? = nil,
        progress: (Double) throws -> Void = { _ in }
    ) throws {
        if let value, let fault = setting.fault(in: value) {
            throw StoreError(.badSetting, path: path, "\(setting.key) \(fault), not “\(value)”")
        }
        let decidesSchedules = SchedulingRules.contains(setting)
        if decidesSchedules, let day { backUpDaily(day) }
        try writing { db in
            let before = try decidesSchedules ? SchedulingRules(db).scheduler : nil
            if let value {
                let sql = "INSERT INTO setting VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
                try db.execute(sql: sql, arguments: [setting.key, setting.rule.normalized(value)])
            } else {
                try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [setting.key])
            }
            guard decidesSchedules else { return }
            let rules = try SchedulingRules(db)
            if rules.scheduler != before { try ScheduleReplay(db: db).write(under: rules.scheduler, progress) }
            if let day { try EventWriter(db, path: path).updateNextDue(on: day) }
        }
    }

    /// Sets a value; nil restores the default.
    ///
    /// - Throws: `StoreError.badSetting`, whose message says which values are allowed.
    public func set<Value>(_ setting: Setting<Value>, to value: String?, on day: StudyDay? = nil) throws {
        try set(setting.definition, to: value, on: day)
    }
}

extension Setting {
    /// The value that is set, else the default.
    func stored(_ db: Database) throws -> Value {
        let stored = try StoredSetting(definition, db)
        return value(of: stored.isDefault ? nil : stored.value)
    }
}

extension StoredSetting {
    fileprivate init(_ definition: SettingDefinition, _ db: Database) throws {
        let statement = try db.cachedStatement(sql: "SELECT value FROM setting WHERE key = ?")
        self.init(definition, try Row.fetchOne(statement, arguments: [definition.key]))
    }
}
