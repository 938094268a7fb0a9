import Chess
public import Coach
import Foundation
import Store
public import Terminal

/// `prep drill`: runs a session.
public struct DrillCommand {
    public var options: DrillOptions

    public init(_ options: DrillOptions) { self.options = options }

    /// Runs until nothing is left, the learner leaves, or the input ends. Status 130 after Ctrl-C twice.
    /// - Parameter keyboard: the source of lines; nil creates one. A process has only one line editor.
    @MainActor public func run(_ environment: Environment, _ printer: Printer, keyboard: Keyboard? = nil) async throws
        -> ExitStatus
    {
        // No data file is created for this message.
        guard FileManager.default.fileExists(atPath: environment.databasePath) else {
            throw CommandFailure("there is nothing to drill yet; begin with: prep import FILE")
        }
        let workspace = try Workspace.open(environment)
        var options = options
        options.name = try options.name.map(workspace.file.repertoireName)
        // A program that reads JSON must not find queries in it.
        let board =
            options.isJSON
            ? try BoardLook(options.board, workspace.file, printer.terminal)
            : try printer.boardLook(options.board, workspace.file)
        let drill = try DrillSession(options, workspace)
        guard drill.setup.cards > 0 else {
            throw CommandFailure("there is nothing to drill yet; begin with: prep import FILE")
        }
        if drill.question == nil, !options.isJSON {
            printer.print(
                try EmptyDrillView(options: options, workspace: workspace).lines(columns: printer.terminal.textColumns))
            return .done
        }
        drill.names = try workspace.openingNames()
        let keyboard = keyboard ?? Keyboard(printer)
        let format: ExplanationRenderer.OutputFormat =
            options.isJSON ? .json : .words(printer.renderer, printer.terminal, printer.moves)
        let service = ExplanationService(
            try EngineConfiguration(environment, workspace.file), memory: StoredComparisons(file: workspace.file),
            deviations: workspace.deviationSource())
        let drawn = options.isJSON ? nil : ExplanationBoard()
        let feed = ExplanationFeed(service, ExplanationRenderer(format, board: drawn), keyboard.mailbox, board: drawn)
        keyboard.lines.willSuspend = { feed.rest() }
        defer { keyboard.lines.willSuspend = {} }
        do {
            let status =
                options.isJSON
                ? try await JSONDrill(drill, printer, keyboard.lines, feed).run()
                : try await TextDrill(drill, environment, printer, keyboard.lines, feed, board: board).run()
            await feed.close()
            return status
        } catch {
            await feed.close()
            throw error
        }
    }
}

/// The one source of lines of a process, and the mailbox that wakes it.
@MainActor public final class Keyboard {
    public let lines: any LineSource
    public let mailbox = Mailbox()

    /// A line editor when input and output are a terminal, else plain lines.
    public init(_ printer: Printer) {
        if printer.terminal.isInputTerminal, printer.terminal.isOutputTerminal {
            lines = LineEditor(name: "prep", mailbox: mailbox, historyPath: printer.terminal.historyPath)
        } else {
            lines = PipeLines(mailbox: mailbox) { printer.raw($0 + "\n") }
        }
    }
}
