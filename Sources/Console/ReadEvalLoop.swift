public import Coach
import Store
import Terminal

/// The prompt: reads and runs commands, which are typed without the word `prep`.
@MainActor public struct ReadEvalLoop {
    /// Runs one command line and reports its errors. It receives the keyboard, because a process has only one.
    public typealias Execute = @MainActor ([String], Keyboard) async -> Int32

    /// Returns the completions of a line up to the cursor.
    public typealias Complete = (String) -> [String]

    private let environment: Environment
    private let printer: Printer
    private let complete: Complete
    private let execute: Execute

    public init(
        _ environment: Environment, _ printer: Printer, complete: @escaping Complete, execute: @escaping Execute
    ) {
        self.environment = environment
        self.printer = printer
        self.complete = complete
        self.execute = execute
    }

    /// Runs until `quit`, Ctrl-D, or Ctrl-C twice.
    public func run() async throws -> ExitStatus {
        let keyboard = Keyboard(printer)
        try await greet(keyboard)
        var offer = DrillOffer(environment)
        offer.show(printer, hint: "help lists the commands; Ctrl-D leaves.")
        while true {
            keyboard.lines.completions = complete
            switch keyboard.lines.next(prompt: printer.prompt(StyledText("prep> ", .prompt))) {
            case .end: return .done
            case .interrupt, .terminate: return .interrupted
            case .line(let line):
                if !line.trimmed.isEmpty { keyboard.lines.remember(line) }
                switch PromptLine(line) {
                case .empty: if offer.isOpen { _ = await execute(["drill"], keyboard) } else { continue }
                case .quit: return .done
                case .command(let words): _ = await execute(words, keyboard)
                case .openQuote:
                    printer.print(StyledText("A quotation mark is not closed.", .warning))
                    continue
                }
                offer.renew()
                offer.show(printer)
            }
        }
    }

    /// Shows what is due or, at the first start, the bundled repertoires.
    private func greet(_ keyboard: Keyboard) async throws {
        let workspace = try Workspace.openReadOnly(environment)
        if let workspace, try !workspace.file.listing().isEmpty {
            _ = try DueCommand(name: nil, form: .line).run(environment, printer)
            return
        }
        await Welcome(environment: environment, printer: printer, complete: complete, execute: execute).run(keyboard)
    }
}
