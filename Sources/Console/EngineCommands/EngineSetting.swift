import Analysis
import Foundation
import Store
import Terminal
import UCI

/// `prep settings engine …` and what belongs to it: looked over with the engine itself before it is set.
struct EngineSetting {
    static let keys = ["engine", "engine-options", "engine-time", "threads"]

    let key: String
    let value: String
    let isJSON: Bool

    /// - Throws: `CommandFailure` when the engine does not answer, or does not know an option.
    func set(_ desk: Desk, _ printer: Printer) throws -> ExitStatus {
        switch key {
        case "engine": try setEngine(desk, printer)
        case "engine-options": try setOptions(desk, printer)
        default:
            try desk.file.set(key, to: value)
            tell(value, printer)
            if let place = try EnginePlace(desk.surroundings, desk.file), !place.isRepeatable {
                printer.say(StyledText("From now on the same question may get another answer: \(reason(place)).", .dim))
            }
        }
        return .done
    }

    private func reason(_ place: EnginePlace) -> String {
        place.effort.unit == .milliseconds ? "time is no measure of work" : "several threads disturb each other"
    }

    private func setEngine(_ desk: Desk, _ printer: Printer) throws {
        let path: String
        if value.contains("/") {
            path = InputFile.absolute(value)
        } else if let found = EnginePlace.find(value, desk.surroundings) {
            path = found
        } else {
            throw CommandFailure("there is no program \(value) on PATH; give its path")
        }
        let options = try EngineOptionsText(desk.trusted("engine-options")).options
        let name = try check(path, options)
        try desk.file.set(key, to: path)
        tell(path, printer, ["name": .string(name)])
        if !isJSON { printer.say(StyledText(name.isEmpty ? "It answers." : "\(name) answers.", .dim)) }
    }

    private func setOptions(_ desk: Desk, _ printer: Printer) throws {
        let options = try EngineOptionsText(value)
        guard !options.options.isEmpty else {
            throw CommandFailure("settings: engine-options is written Name=value; Name=value", status: .usage)
        }
        let place = try EnginePlace(desk.surroundings, desk.file)
        if let place { _ = try check(place.path, options.options) }
        try desk.file.set(key, to: options.text)
        tell(options.text, printer)
        if place == nil { printer.say("There is no engine to check them with.".warning) }
    }

    /// Starts the engine with these options and ends it again.
    /// - Returns: what it calls itself.
    private func check(_ path: String, _ options: [EngineSettings.Option]) throws -> String {
        let settings = EngineSettings(options: options)
        return try EngineAnswer<String>.of {
            do {
                let engine = try await Engine.start(path, settings: settings)
                let name = await engine.name
                await engine.close()
                return name
            } catch EngineError.died(let path, let how) {
                throw CommandFailure("\(path): ended (\(how)) before it answered uci; is it a UCI engine?")
            }
        }.answer.wait(seconds: 30)
    }

    private func tell(_ value: String, _ printer: Printer, _ more: [String: JSON] = [:]) {
        if isJSON {
            printer.print(JSON.object(["v": 1, "key": .string(key), "value": .string(value)]).adding(more))
        } else {
            printer.print(StyledText(value))
        }
    }
}
