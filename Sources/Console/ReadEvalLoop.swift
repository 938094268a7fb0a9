import Foundation
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
        "position", "explain", "review", "engine", "games", "explore", "gaps", "lint", "compare", "perft", "pgn",
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
        printer.print(StyledText("Welcome to Prep. You have no repertoire yet.", .strong))
        let bundled = BundledRepertoire.all(in: surroundings.bundledFolder)
        guard !bundled.isEmpty else {
            printer.print(StyledText("Begin with: import FILE.pgn"))
            return
        }
        printer.print(StyledText("import FILE.pgn reads your own; or begin with one of these:"))
        for (index, repertoire) in bundled.enumerated() {
            printer.print(
                StyledText("  \(index + 1)  ", .strong) + StyledText(repertoire.name.filled(16))
                    + StyledText(repertoire.description, .dim))
        }
        let question = StyledText("Number, or Enter for none: ", .prompt)
        while case .line(let line) = keyboard.lines.next(prompt: printer.prompt(question)), !line.trimmed.isEmpty {
            guard let number = Int(line.trimmed), bundled.indices.contains(number - 1) else {
                printer.print(StyledText("A number from 1 to \(bundled.count), please.", .warning))
                continue
            }
            if execute(["import", bundled[number - 1].path], keyboard) == 0 { _ = execute(["drill"], keyboard) }
            return
        }
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

/// A repertoire that comes with the program.
struct BundledRepertoire {
    let name: String
    let path: String
    /// From the first chapter's event.
    let description: String

    /// The PGN files of the folder, by name.
    static func all(in folder: String?) -> [BundledRepertoire] {
        guard let folder, let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return files.filter { $0.hasSuffix(".pgn") }.sorted().map { file in
            let path = folder + "/" + file
            return BundledRepertoire(name: String(file.dropLast(4)), path: path, description: firstEvent(path))
        }
    }

    private static func firstEvent(_ path: String) -> String {
        guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: 400) else {
            return ""
        }
        let text = String(decoding: data, as: UTF8.self)
        guard let start = text.range(of: "[Event \"")?.upperBound, let end = text[start...].firstIndex(of: "\"") else {
            return ""
        }
        return text[start..<end].split(separator: ":").first.map(String.init) ?? ""
    }
}
