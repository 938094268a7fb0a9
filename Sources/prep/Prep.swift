import ArgumentParser
import Console
import Foundation
import Terminal

/// The program: arguments in, a command run, an exit status out.
@main
struct Prep: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prep",
        abstract: "A chess-opening trainer for the terminal.",
        discussion: "Without a command, at a terminal, a prompt opens that understands the same words.",
        version: "prep 0.1.0",
        subcommands: [
            ImportSubcommand.self, DrillSubcommand.self, DueSubcommand.self, StatsSubcommand.self,
            ListSubcommand.self, ShowSubcommand.self, ExportSubcommand.self, PreferSubcommand.self,
            RenameSubcommand.self, RemoveSubcommand.self, ActivateSubcommand.self, DeactivateSubcommand.self,
            SuspendSubcommand.self, ReleaseSubcommand.self, BurySubcommand.self, ResetSubcommand.self,
            UndoSubcommand.self, SettingsSubcommand.self, CheckSubcommand.self, BackupSubcommand.self,
            RestoreSubcommand.self, ExplainSubcommand.self, ReviewSubcommand.self, EngineSubcommand.self,
            PositionSubcommand.self, PerftSubcommand.self,
            PGNSubcommand.self, GamesSubcommand.self, ExploreSubcommand.self, GapsSubcommand.self,
            LintSubcommand.self, CompareSubcommand.self, AddSubcommand.self,
        ])

    @OptionGroup var global: GlobalOptions

    /// No command: the prompt at a terminal, a word of help elsewhere.
    func run() throws {
        let runner = Runner(global)
        guard runner.surroundings.isInputTerminal, runner.surroundings.isOutputTerminal else {
            throw CleanExit.helpRequest()
        }
        try runner.run { surroundings, printer in
            try ReadEvalLoop(surroundings, printer) { words, keyboard in
                Self.execute(words, keyboard: keyboard)
            }.run()
        }
    }

    static func main() {
        Screen.ignoreBrokenPipes()
        Screen.ignoreFileSizeSignals()
        if let fault = Descriptors.prepare() {
            try? Output.error.write("prep: \(fault)\n")
            Foundation.exit(ExitStatus.error.rawValue)
        }
        Foundation.exit(execute(LeadingOptions.moved(Array(CommandLine.arguments.dropFirst())), keyboard: nil))
    }

    /// Parses and runs one command line and says how it ended. The only place that turns errors into words and
    /// status.
    static func execute(_ arguments: [String], keyboard: Keyboard?) -> Int32 {
        do {
            var command = try parseAsRoot(BareNewOption.filled(arguments))
            if var drill = command as? DrillSubcommand {
                drill.keyboard = keyboard
                try drill.run()
            } else {
                try command.run()
            }
            return ExitStatus.done.rawValue
        } catch let status as Ended {
            return status.status.rawValue
        } catch {
            return report(error, arguments)
        }
    }

    /// Help and version are no errors; anything else here is a matter of usage.
    private static func report(_ error: any Error, _ arguments: [String]) -> Int32 {
        let code = exitCode(for: error)
        let text = fullMessage(for: error)
        if code == .success {
            try? Output.standard.write(text + "\n")
            return ExitStatus.done.rawValue
        }
        var message = Untrusted.visibleLines(text)
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        if let word = arguments.first, !word.hasPrefix("-"), !names.contains(word), word != "help" {
            message = "Error: there is no command \(Untrusted.visible(word))"
            if let near = Suggestion.nearest(to: word, among: names) { message += "; did you mean \(near)?" }
            message += "\nAll commands: prep --help"
        }
        try? Output.error.write(message + "\n")
        return ExitStatus.usage.rawValue
    }
}
