public import Coach
import Store
import Terminal

/// `prep settings`: shows all settings or one of them, or changes one.
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
        guard let key else { return try showAll(environment, printer) }
        guard let setting = SettingDefinition.named(key) else {
            throw StoreError(.unknownSetting, path: environment.databasePath, SettingDefinition.unknown(key))
        }
        guard let value else { return try show(setting, environment, printer) }
        let isReset = value == "default" || value.isEmpty && setting.defaultText.isEmpty
        let workspace = try Workspace.open(environment)
        let status = try await set(setting, to: isReset ? nil : value, workspace, printer)
        // Setting a value confirms it for this machine.
        if setting.needsConfirmation { try ConfirmedSetting(setting, workspace.file, environment).confirm() }
        return status
    }

    // MARK: Showing, which creates no file

    private func showAll(_ environment: Environment, _ printer: Printer) throws -> ExitStatus {
        let workspace = try Workspace.openReadOnly(environment)
        let view = SettingsView(
            try workspace?.file.settings() ?? SettingDefinition.all.map(StoredSetting.init(unchanged:)),
            newPerRepertoire: try workspace?.file.newPerRepertoire() ?? [:],
            unconfirmed: try SettingDefinition.all.filter { try isUnconfirmed($0, workspace) }.map(\.key),
            columns: printer.terminal.columns)
        if isJSON { printer.print(view.json) } else { printer.print(view.lines) }
        return .done
    }

    private func show(
        _ definition: SettingDefinition, _ environment: Environment, _ printer: Printer
    ) throws -> ExitStatus {
        let workspace = try Workspace.openReadOnly(environment)
        let setting = try workspace?.file.stored(definition) ?? StoredSetting(unchanged: definition)
        let isUnconfirmed = try isUnconfirmed(definition, workspace)
        let view = SettingView(setting)
        if isJSON {
            printer.print(view.json)
        } else if printer.terminal.isOutputTerminal {
            printer.print(view.lines(columns: printer.terminal.columns))
        } else {
            // For scripts.
            printer.print(StyledText(setting.value))
        }
        if !isJSON, isUnconfirmed {
            printer.say("Not confirmed on this machine, so it is not used; set it again to confirm it.".warning)
        }
        return .done
    }

    /// Whether the setting has a value that is not used before it is confirmed.
    private func isUnconfirmed(_ setting: SettingDefinition, _ workspace: Workspace?) throws -> Bool {
        guard let workspace, setting.needsConfirmation else { return false }
        return try ConfirmedSetting(setting, workspace.file, workspace.environment).isUnconfirmed()
    }

    // MARK: Changing

    /// - Parameter value: nil restores the default.
    @MainActor private func set(
        _ setting: SettingDefinition, to value: String?, _ workspace: Workspace, _ printer: Printer
    ) async throws -> ExitStatus {
        if setting == Setting.newPerDay.definition, let name = self.value,
            try repertoireValue != nil || workspace.file.isRepertoire(name)
        {
            let name = try workspace.file.repertoireName(name)
            return try NewPerDaySetting(name: name, limit: repertoireValue, isJSON: isJSON).run(workspace, printer)
        }
        if let repertoireValue {
            throw CommandFailure("\(setting.key) takes one value, not “\(repertoireValue)” as well", status: .usage)
        }
        if let scheduling = SchedulingSetting(setting, value: value, isJSON: isJSON) {
            return try scheduling.set(workspace, printer)
        }
        if let value {
            if setting == Setting.openingNames.definition {
                return try OpeningNamesSetting(path: value, isJSON: isJSON).set(workspace, printer)
            }
            if setting == Setting.gamesDatabase.definition {
                return try GamesDatabaseSetting(path: value, isJSON: isJSON).set(workspace, printer)
            }
            if let engine = EngineSetting(setting, value: value, isJSON: isJSON) {
                return try await engine.set(workspace, printer)
            }
        }
        try workspace.file.set(setting, to: value)
        try SettingView(setting, workspace.file).print(printer, isJSON: isJSON)
        return .done
    }
}
