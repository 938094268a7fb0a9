import Foundation
import TestSupport
import Testing

/// A person with an empty home folder who runs the built program there. Everything is removed with the value.
final class Learner {
    let folder: TemporaryFolder
    let program: Program
    /// The learner's file; it need not exist yet.
    let database: String
    /// What every run gets; a test may change it. There is no engine and there are no bundled repertoires.
    var environment: [String: String]

    init() throws {
        folder = try TemporaryFolder()
        program = try .prep
        database = folder.path("prep.sqlite")
        environment = [
            "HOME": folder.path("home"), "XDG_DATA_HOME": folder.path("data"), "XDG_STATE_HOME": folder.path("state"),
            "PREP_DB": database, "PREP_ENGINE": folder.path("no-engine"), "PREP_REPERTOIRES": folder.path("none"),
            "PREP_NOW": "2026-03-20T19:00:00+01:00", "PREP_DETECT": "off",
        ]
    }

    /// A learner who has imported lines for White under the name `book`.
    convenience init(lines: [[String]]) throws {
        try self.init()
        let file = try folder.write(Lines.pgn(lines), to: "book.pgn")
        let outcome = try prep("import", "--white", file)
        guard outcome.ending == 0 else { throw Unexpected(outcome.error) }
    }

    /// Moves the clock.
    func set(now: String) { environment["PREP_NOW"] = now }

    /// Runs one command to its end.
    func prep(_ arguments: String..., input: String = "") throws -> Program.Outcome {
        try program.run(arguments, input: input, environment: environment)
    }

    /// The document one command prints with `--json`, whatever its status.
    func json(_ arguments: String...) throws -> Document {
        let outcome = try program.run(arguments + ["--json"], environment: environment)
        guard let document = Document(outcome.output) else {
            throw Unexpected("no document from \(arguments): \(outcome.output)\(outcome.error)")
        }
        return document
    }

    /// Begins `drill --json`.
    func drill(_ arguments: String...) throws -> ScriptedDrill {
        ScriptedDrill(try Conversation(program, ["drill", "--json"] + arguments, environment: environment))
    }

    /// Begins a command at a terminal.
    func terminal(
        _ arguments: String..., rows: Int = 40, columns: Int = 100, adding own: [String: String] = [:]
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            program, arguments, rows: rows, columns: columns, environment: environment.merging(own) { $1 })
    }

    /// The rows of `export --format csv`, each by the names of the columns.
    func reviews(of name: String = "book") throws -> [[String: String]] {
        let rows = try prep("export", name, "--format", "csv").lines
        guard let names = rows.first?.split(separator: ",").map(String.init) else { throw Unexpected("no CSV") }
        return rows.dropFirst().map { row in
            let fields = CSV.fields(row)
            return Dictionary(zip(names, fields)) { first, _ in first }
        }
    }
}

/// What a test could not go on after.
struct Unexpected: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

enum CSV {
    /// One row's fields (RFC 4180).
    static func fields(_ row: String) -> [String] {
        var fields = [""]
        var isQuoted = false
        for character in row {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: fields.append("")
            default: fields[fields.count - 1].append(character)
            }
        }
        return fields
    }
}
