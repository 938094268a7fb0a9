import Analysis
import Coach
import Foundation
import Store
import Terminal
import UCI

/// `prep settings engine …` and related settings: checks the value with the engine itself before storing it.
struct EngineSetting {
    private let setting: SettingDefinition
    private let value: String
    private let isJSON: Bool

    /// Nil for a setting that needs no check with the engine.
    init?(_ setting: SettingDefinition, value: String, isJSON: Bool) {
        let keys = [Setting.engine.key, Setting.engineOptions.key, Setting.engineTime.key, Setting.threads.key]
        guard keys.contains(setting.key) else { return nil }
        self.setting = setting
        self.value = value
        self.isJSON = isJSON
    }

    /// - Throws: `CommandFailure` when the engine does not answer, or does not know an option.
    @MainActor func set(_ workspace: Workspace, _ printer: Printer) async throws -> ExitStatus {
        switch setting.key {
        case Setting.engine.key: try await setEngine(workspace, printer)
        case Setting.engineOptions.key: try await setOptions(workspace, printer)
        default:
            try workspace.file.set(setting, to: value)
            try report(workspace, printer)
            if let place = try EngineConfiguration(workspace.environment, workspace.file), !place.isRepeatable {
                printer.say(
                    StyledText("The engine may now give another answer to the same question: \(reason(place)).", .dim))
            }
        }
        return .done
    }

    private func reason(_ place: EngineConfiguration) -> String {
        place.budget.unit == .milliseconds
            ? "a time limit depends on the load of the machine" : "searches with several threads differ"
    }

    @MainActor private func setEngine(_ workspace: Workspace, _ printer: Printer) async throws {
        let path: String
        if value.contains("/") {
            path = InputFile.absolute(value)
        } else if let found = EngineConfiguration.find(value, workspace.environment) {
            path = found
        } else {
            throw CommandFailure("there is no program \(value) on PATH; give its path")
        }
        let options = try EngineOptionsText(workspace.confirmed(.engineOptions) ?? "").options
        let name = try await check(path, options)
        try workspace.file.set(setting, to: path)
        try report(workspace, printer, adding: ["name": .string(name)])
        if !isJSON { printer.say(StyledText(name.isEmpty ? "It answers." : "\(name) answers.", .dim)) }
    }

    @MainActor private func setOptions(_ workspace: Workspace, _ printer: Printer) async throws {
        let options = try EngineOptionsText(value)
        guard !options.options.isEmpty else {
            throw CommandFailure("write engine-options as Name=value; Name=value", status: .usage)
        }
        let place = try EngineConfiguration(workspace.environment, workspace.file)
        if let place { _ = try await check(place.path, options.options) }
        try workspace.file.set(setting, to: options.text)
        try report(workspace, printer)
        if place == nil { printer.say("There is no engine to check them with.".warning) }
    }

    /// Starts the engine with these options and closes it.
    /// - Returns: its name.
    private func check(_ path: String, _ options: [EngineSettings.Option]) async throws -> String {
        do {
            let engine = try await Engine.start(path, settings: EngineSettings(options: options))
            let name = await engine.name
            await engine.close()
            return name
        } catch EngineError.died(let path, let how) {
            throw CommandFailure("\(path): ended (\(how)) before it answered uci; is it a UCI engine?")
        } catch {
            throw EngineErrorText.failure(error)
        }
    }

    private func report(_ workspace: Workspace, _ printer: Printer, adding more: [String: JSON] = [:]) throws {
        try SettingView(setting, workspace.file).print(printer, isJSON: isJSON, adding: more)
    }
}
