import Store
import Terminal

/// The prompt: the commands of the shell, without the word `prep`.
public struct ReadEvalLoop {
    /// Runs one command line; its errors are reported already. Given the keyboard, as there is one a process.
    public typealias Execute = ([String], Keyboard) -> Int32

    private let surroundings: Surroundings
    private let printer: Printer
    private let execute: Execute

    public init(_ surroundings: Surroundings, _ printer: Printer, execute: @escaping Execute) {
        self.surroundings = surroundings
        self.printer = printer
        self.execute = execute
    }

    static let verbs = [
        "drill", "due", "stats", "import", "list", "show", "export", "prefer", "rename", "remove", "activate",
        "deactivate", "suspend", "release", "bury", "reset", "undo", "settings", "check", "backup", "restore",
        "position", "explain", "review", "engine", "games", "explore", "gaps", "lint", "compare", "add", "perft", "pgn",
        "help", "quit",
    ]

    /// Until `quit`, Ctrl-D, or Ctrl-C twice.
    public func run() throws -> ExitStatus {
        let keyboard = Keyboard(surroundings, printer)
        try greet(keyboard)
        while true {
            keyboard.lines.completions = { $0.trimmed.contains(" ") ? [] : Self.verbs }
            switch keyboard.lines.next(prompt: printer.prompt(StyledText("prep> ", .prompt))) {
            case .end: return .done
            case .interrupt, .terminate: return .interrupted
            case .line(let line):
                guard !line.trimmed.isEmpty else { continue }
                keyboard.lines.remember(line)
                guard let words = Self.words(line) else {
                    printer.print(StyledText("A quotation mark is not closed.", .warning))
                    continue
                }
                switch words.first {
                case "quit", "exit": return .done
                case "help": _ = execute(words.count > 1 ? words : ["--help"], keyboard)
                case "prep": _ = execute(Array(words.dropFirst()), keyboard)
                default: _ = execute(words, keyboard)
                }
            }
        }
    }

    /// What is due, or, at the first start, the bundled repertoires.
    private func greet(_ keyboard: Keyboard) throws {
        let desk = try Desk.look(surroundings, printer)
        if let desk, try !desk.file.listing().isEmpty {
            _ = try DueCommand(name: nil, form: .line).run(surroundings, printer)
            printer.print(StyledText("drill begins; help lists the commands; Ctrl-D leaves.", .dim))
            return
        }
        Welcome(surroundings: surroundings, printer: printer, execute: execute).run(keyboard)
    }

    /// The words of a line, quoted ones whole; nil when a quotation mark is not closed.
    static func words(_ line: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        guard quote == nil else { return nil }
        if let word { words.append(word) }
        return words
    }
}
