public import Coach
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

    @MainActor public func run(_ environment: Environment, _ printer: Printer) async throws -> ExitStatus {
        let known = key.flatMap(SettingKey.named)
        if let key, known == nil {
            throw StoreError(.unknownSetting, path: environment.databasePath, SettingKey.unknown(key))
        }
        if let known, let value {
            let isReset = value == "default" || value.isEmpty && known.standard.isEmpty
            let workspace = try Workspace.open(environment)
            let status = try await set(known.name, to: isReset ? nil : value, workspace, printer)
            // Setting a value confirms it for this machine.
            if TrustStore.settings.contains(known.name) {
                try TrustedSetting(key: known.name, file: workspace.file, environment: environment).confirm()
            }
            return status
        }
        // Looking creates no file.
        let workspace = try Workspace.look(environment)
        let settings = try workspace?.file.settings() ?? SettingKey.all.map(StoredSetting.init(unchanged:))
        let unconfirmed = try workspace.map(unconfirmed) ?? []
        guard let key else {
            let caps = try workspace?.file.newPerRepertoire() ?? [:]
            let view = SettingsView(
                settings, newPerRepertoire: caps, unconfirmed: unconfirmed, columns: printer.terminal.columns)
            if isJSON { printer.print(view.json) } else { printer.print(view.lines) }
            return .done
        }
        guard let setting = settings.first(where: { $0.key == key }) else { return .done }
        let view = SettingView(setting)
        if isJSON {
            printer.print(view.json)
        } else if printer.terminal.isOutputTerminal {
            printer.print(view.lines(columns: printer.terminal.columns))
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
    private func unconfirmed(_ workspace: Workspace) throws -> [String] {
        try TrustStore.settings.filter {
            try TrustedSetting(key: $0, file: workspace.file, environment: workspace.environment).isUnconfirmed()
        }
    }

    /// - Parameter value: nil goes back to the default.
    @MainActor private func set(
        _ key: String, to value: String?, _ workspace: Workspace, _ printer: Printer
    ) async throws -> ExitStatus {
        if key == NewPerDaySetting.key, let name = self.value,
            try repertoireValue != nil || workspace.file.isRepertoire(name)
        {
            let name = try workspace.file.repertoireName(name)
            return try NewPerDaySetting(name: name, cap: repertoireValue, isJSON: isJSON).run(workspace, printer)
        }
        if let repertoireValue {
            throw CommandFailure("\(key) takes one value, not “\(repertoireValue)” as well", status: .usage)
        }
        switch (key, value) {
        case (OpeningFile.key, let path?):
            return try OpeningNamesSetting(path: path, isJSON: isJSON).set(workspace, printer)
        case (GamesBase.key, let path?): return try GamesBaseSetting(path: path, isJSON: isJSON).set(workspace, printer)
        case (_, let value?) where EngineSetting.keys.contains(key):
            return try await EngineSetting(key: key, value: value, isJSON: isJSON).set(workspace, printer)
        default:
            try workspace.file.set(key, to: value)
            try SettingView(key, workspace.file).print(printer, isJSON: isJSON)
            return .done
        }
    }
}
