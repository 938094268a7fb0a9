import Chess
import Foundation
import Store
public import Terminal

/// `prep drill`: the session.
public struct DrillCommand {
    public var options: DrillOptions

    public init(_ options: DrillOptions) { self.options = options }

    /// Runs until nothing is left, the learner leaves, or the input ends. Status 130 after Ctrl-C twice.
    /// - Parameter keyboard: where lines come from; nil makes one of its own, as there is one editor a process.
    public func run(_ surroundings: Surroundings, _ printer: Printer, keyboard: Keyboard? = nil) throws -> ExitStatus {
        // Nothing is created only to say that there is nothing.
        guard FileManager.default.fileExists(atPath: surroundings.databasePath) else {
            throw CommandFailure("there is nothing to drill yet; begin with: prep import FILE")
        }
        let desk = try Desk.open(surroundings, printer)
        var options = options
        options.name = try options.name.map(desk.file.repertoireName)
        let drill = try DrillState(options, desk, printer)
        guard drill.setup.cards > 0 else {
            throw CommandFailure("there is nothing to drill yet; begin with: prep import FILE")
        }
        if drill.question == nil, !options.isJSON {
            printer.print(try NothingToAsk(options: options, desk: desk).lines(columns: surroundings.columns))
            return .done
        }
        drill.names = try desk.openingNames(printer)
        let keyboard = keyboard ?? Keyboard(surroundings, printer)
        let board = try BoardLook(options.board, desk.file, isUTF8: surroundings.isUTF8)
        printer.theme = Theme.named(try desk.file.setting("theme")) ?? .standard
        let voice: Explainer.Voice =
            options.isJSON ? .json : .words(printer.renderer, columns: surroundings.columns)
        let explainer = Explainer(
            try EnginePlace(surroundings, desk.file), keyboard.mailbox, voice,
            memory: RememberedAnswers(file: desk.file))
        keyboard.lines.willSuspend = { explainer.rest() }
        defer {
            keyboard.lines.willSuspend = {}
            explainer.close()
        }
        if options.isJSON { return try JSONDrill(drill, printer, keyboard.lines, explainer).run() }
        let text = TextDrill(drill, surroundings, printer, keyboard.lines, explainer, board: board)
        return try text.run()
    }
}

/// The one source of lines of a process, and the mailbox that wakes it.
public final class Keyboard {
    public let lines: any LineSource
    public let mailbox = Mailbox()

    /// An editor when a person sits at both ends, else plain lines.
    public init(_ surroundings: Surroundings, _ printer: Printer) {
        if surroundings.isInputTerminal, surroundings.isOutputTerminal {
            lines = LineEditor(name: "prep", mailbox: mailbox, historyPath: surroundings.historyPath)
        } else {
            lines = PipeLines(mailbox: mailbox) { printer.raw($0 + "\n") }
        }
    }
}
