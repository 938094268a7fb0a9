import ArgumentParser
import Coach
import Console
import Foundation
import Terminal

/// The root command.
struct Prep: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prep",
        abstract: "A chess-opening trainer for the terminal.",
        discussion: HelpText.discussion(
            """
            Without a command, at a terminal, it opens a prompt that understands the same commands. \
            prep help COMMAND explains a command; prep help --man shows the manual page.
            """,
            [
                Example("prep import Repertoires/white-london.pgn", "Import a repertoire."),
                Example("prep drill", "Review what is due today, then learn new positions."),
            ]),
        version: "prep 0.1.0",
        groupedSubcommands: [
            CommandGroup(
                name: "Daily",
                subcommands: [
                    DrillSubcommand.self, DueSubcommand.self, StatsSubcommand.self, PlanSubcommand.self,
                    UndoSubcommand.self,
                ]),
            CommandGroup(
                name: "Repertoires",
                subcommands: [
                    ImportSubcommand.self, ListSubcommand.self, ShowSubcommand.self, ExportSubcommand.self,
                    AddSubcommand.self, LintSubcommand.self, PreferSubcommand.self, RenameSubcommand.self,
                    RemoveSubcommand.self,
                    ActivateSubcommand.self, DeactivateSubcommand.self, SuspendSubcommand.self,
                    ReleaseSubcommand.self, BurySubcommand.self, KnownSubcommand.self, ResetSubcommand.self,
                    RescheduleSubcommand.self,
                ]),
            CommandGroup(
                name: "Games",
                subcommands: [
                    GamesSubcommand.self, ExploreSubcommand.self, GapsSubcommand.self, CompareSubcommand.self,
                ]),
            CommandGroup(
                name: "Engine", subcommands: [ExplainSubcommand.self, ReviewSubcommand.self, EngineSubcommand.self]),
            CommandGroup(
                name: "Data file",
                subcommands: [
                    SettingsSubcommand.self, CheckSubcommand.self, BackupSubcommand.self, RestoreSubcommand.self,
                ]),
            CommandGroup(
                name: "Tools", subcommands: [PositionSubcommand.self, PGNSubcommand.self, PerftSubcommand.self]),
        ])

    @OptionGroup var global: GlobalOptions

    /// Runs without a command: the prompt at a terminal, otherwise the help.
    @MainActor func run() async throws {
        let runner = Runner(global)
        guard runner.terminal.isInputTerminal, runner.terminal.isOutputTerminal else {
            throw CleanExit.helpRequest()
        }
        let places = Paths(ProcessInfo.processInfo.environment)
        let completion = PromptCompletion(global.arguments)
        try await runner.run { environment, printer in
            try await ReadEvalLoop(environment, printer, complete: completion.candidates) { words, keyboard in
                await Self.execute(global.given(to: words.map(places.expanded)), keyboard: keyboard)
            }.run()
        }
    }

    /// Parses and runs one command line and returns its status. The only place that turns errors into messages and
    /// status.
    ///
    /// The `run` of every command is on the main actor too: elsewhere it would start three threads before the first line is
    /// printed.
    @MainActor static func execute(_ arguments: [String], keyboard: Keyboard?) async -> Int32 {
        if arguments.first == "help", arguments.contains("--man") {
            ManualPage.show()
            return ExitStatus.done.rawValue
        }
        do {
            var command = try parsed(BareNewOption.filled(arguments))
            if var drill = command as? DrillSubcommand {
                drill.keyboard = keyboard
                try await drill.run()
            } else if var show = command as? ShowSubcommand {
                show.keyboard = keyboard
                try await show.run()
            } else if var review = command as? ReviewSubcommand {
                review.keyboard = keyboard
                try await review.run()
            } else if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            return ExitStatus.done.rawValue
        } catch let status as Ended {
            return status.status.rawValue
        } catch {
            return report(error, arguments, isPrompt: keyboard != nil)
        }
    }

    private static func parsed(_ arguments: [String]) throws -> sending any ParsableCommand {
        if let command = LeafCommand.parse(arguments) { return command }
        return try parseAsRoot(arguments)
    }

    /// Help and version are not errors; anything else here is a usage error.
    private static func report(_ error: any Error, _ arguments: [String], isPrompt: Bool) -> Int32 {
        // A shell asks while a line is typed: a missing completion is not an error.
        if arguments.first == "---completion", exitCode(for: error) != .success { return ExitStatus.found.rawValue }
        let unknown = UnknownCommand.first(in: arguments, of: self)
        if exitCode(for: error) == .success, unknown == nil {
            let help = HelpText.arranged(fullMessage(for: error), columns: Screen.size?.columns ?? 80)
            try? Output.standard.write(help + "\n")
            return ExitStatus.done.rawValue
        }
        let message = unknown?.message(isPrompt: isPrompt) ?? Untrusted.visibleLines(fullMessage(for: error))
        Runner.complain(message)
        return ExitStatus.usage.rawValue
    }
}
