import Store
import Terminal

/// `prep settings`: all settings, one of them, or one changed.
public struct SettingsCommand: Sendable {
    public var key: String?
    public var value: String?
    /// The value for one repertoire, whose name is then in `value`; only `new-per-day` takes one.
    public var repertoireValue: String?
    public var isJSON: Bool

    public init(key: String?, value: String?, repertoireValue: String? = nil, isJSON: Bool) {
        self.key = key
        self.value = value
        self.repertoireValue = repertoireValue
        self.isJSON = isJSON
    }

    public func run(_ surroundings: Surroundings, _ printer: Printer) throws -> ExitStatus {
        let known = key.flatMap(SettingKey.named)
        if let key, known == nil {
            throw StoreError(.unknownSetting, path: surroundings.databasePath, SettingKey.unknown(key))
        }
        if let known, let value {
            let isReset = value == "default" || value.isEmpty && known.standard.isEmpty
            let desk = try Desk.open(surroundings, printer)
            let status = try set(known.name, to: isReset ? nil : value, desk, printer)
            // Setting a value confirms it for this machine.
            if TrustStore.settings.contains(known.name) {
                try TrustedSetting(key: known.name, file: desk.file, surroundings: surroundings).confirm()
            }
            return status
        }
        // Looking creates no file.
        let desk = try Desk.look(surroundings, printer)
        let settings = try desk?.file.settings() ?? SettingKey.all.map(StoredSetting.init(unchanged:))
        let unconfirmed = try desk.map(unconfirmed) ?? []
        guard let key else {
            let caps = try desk?.file.newPerRepertoire() ?? [:]
            let view = SettingsView(
                settings, newPerRepertoire: caps, unconfirmed: unconfirmed, columns: surroundings.columns)
            if isJSON { printer.print(view.json) } else { printer.print(view.lines) }
            return .done
        }
        guard let setting = settings.first(where: { $0.key == key }) else { return .done }
        let view = SettingView(setting)
        if isJSON {
            printer.print(view.json)
        } else if surroundings.isOutputTerminal {
            printer.print(view.lines(columns: surroundings.columns))
        } else {
            // For scripts.
            printer.print(StyledText(setting.value))
        }
        if !isJSON, unconfirmed.contains(key) {
            printer.say("Not confirmed on this machine, so it is not used; set it again to confirm it.".warning)
        }
        return .done
    }

    /// The settings that are not used before they are confirmed.
    private func unconfirmed(_ desk: Desk) throws -> [String] {
        try TrustStore.settings.filter {
            try TrustedSetting(key: $0, file: desk.file, surroundings: desk.surroundings).isUnconfirmed()
        }
    }

    /// - Parameter value: nil goes back to the default.
    private func set(_ key: String, to value: String?, _ desk: Desk, _ printer: Printer) throws -> ExitStatus {
        if key == NewPerDaySetting.key, let name = self.value,
            try repertoireValue != nil || desk.file.isRepertoire(name)
        {
            let name = try desk.file.repertoireName(name)
            return try NewPerDaySetting(name: name, cap: repertoireValue, isJSON: isJSON).run(desk, printer)
        }
        if let repertoireValue {
            throw CommandFailure("\(key) takes one value, not “\(repertoireValue)” as well", status: .usage)
        }
        switch (key, value) {
        case (OpeningFile.key, let path?): return try OpeningNamesSetting(path: path, isJSON: isJSON).set(desk, printer)
        case (GamesBase.key, let path?): return try GamesBaseSetting(path: path, isJSON: isJSON).set(desk, printer)
        case (_, let value?) where EngineSetting.keys.contains(key):
            return try EngineSetting(key: key, value: value, isJSON: isJSON).set(desk, printer)
        default:
            try desk.file.set(key, to: value)
            try SettingView(key, desk.file).print(printer, isJSON: isJSON)
            return .done
        }
    }
}
