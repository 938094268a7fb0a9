import Coach
import Console
import Foundation
import GameDatabases
import Store
import Terminal

/// The exit status of a command, thrown out of ArgumentParser's `run`.
struct Ended: Error {
    let status: ExitStatus
}

/// Runs one command in the environment of this process and reports what it throws.
struct Runner {
    let environment: Environment
    let terminal: TerminalFacts
    private let notation: NotationStyle
    private let failure: CommandFailure?
    /// The data file of the last command, which is open until the process ends or the prompt runs another command: closing
    /// a file starts a thread and takes longer than a lookup.
    @MainActor private static var lastFile: OpenedFile?

    init(_ global: GlobalOptions) {
        let variables = ProcessInfo.processInfo.environment
        let clock = Clock.reading(variables)
        failure = clock == nil ? Self.badClock : Self.badPath(variables, global)
        let paths = Paths(variables)
        let reading = ReadingSettings(databasePath: paths.database(global.db))
        let facts = paths.terminal(global)
        terminal = global.plain ?? reading.isPlain ? facts.plain : facts
        notation = reading.notation
        var environment = paths.environment(global, clock ?? Clock.machine, terminal)
        environment.openedFile = reading.openedFile
        self.environment = environment
    }

    private static let badClock = CommandFailure(
        "PREP_NOW is not an ISO 8601 instant with offset, such as 2026-11-21T19:00:00+01:00", status: .usage)

    /// `$PREP_DB` takes what `--db` takes.
    private static func badPath(_ variables: [String: String], _ global: GlobalOptions) -> CommandFailure? {
        guard global.db == nil, let path = variables["PREP_DB"], !path.isEmpty else { return nil }
        do {
            try GlobalOptions.check(path, of: "PREP_DB")
            return nil
        } catch {
            return CommandFailure("\(error)", status: .usage)
        }
    }

    /// Throws `Ended` unless all went well.
    @MainActor func run(
        isJSON: Bool = false, _ command: @MainActor @Sendable (Environment, Printer) async throws -> ExitStatus
    ) async throws {
        let printer = Printer(terminal)
        printer.notation = notation
        Self.lastFile = environment.openedFile
        do {
            if let failure { throw failure }
            let status = try await command(environment, printer)
            if let failure = printer.failure { throw CommandFailure("the output could not be written: \(failure)") }
            // A reader that closed the pipe is not an error.
            if status != .done, !printer.isBroken { throw Ended(status: status) }
        } catch let ended as Ended {
            throw ended
        } catch {
            let failure = Self.failure(error)
            if isJSON {
                printer.print(failure.json)
            } else {
                printer.say(StyledText(failure.description, .error))
            }
            throw Ended(status: failure.status)
        }
    }

    /// Prints what is wrong with the arguments.
    static func complain(_ message: String) {
        let width = Screen.isTerminal(2) ? Screen.size?.columns : nil
        for line in message.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = StyledText(String(line))
            let lines = width.map { text.wrapped(to: $0, indent: 2) } ?? [text]
            for line in lines { try? Output.error.write(line.plain + "\n") }
        }
    }

    private static func failure(_ error: any Error) -> CommandFailure {
        switch error {
        case let failure as CommandFailure: failure
        case let error as StoreError: CommandFailure(error.message)
        case let error as DatabaseFileError: CommandFailure(error.message)
        default: CommandFailure("\(error)")
        }
    }
}
