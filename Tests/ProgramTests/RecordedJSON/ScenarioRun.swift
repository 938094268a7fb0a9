import Foundation
import GRDB
import TestSupport
import Testing

/// Runs the steps of a scenario and keeps what is recorded: a text for each command.
struct ScenarioRun {
    /// By the name of the file, such as `games-list`.
    private(set) var recordings: [String: String] = [:]
    private let learner: Learner
    private let commands: [[String]]

    /// - Parameter commands: every command of the program, a subcommand with the words above it.
    init(_ scenario: Scenario, commands: [[String]]) throws {
        self.commands = commands
        learner = try Learner()
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.input) {
            try FileManager.default.copyItem(atPath: Self.input + "/" + name, toPath: learner.folder.path(name))
        }
        for step in scenario.steps { try run(step) }
    }

    private static let input = Checkout.root + "/Tests/ProgramTests/RecordedJSON/Input"

    private mutating func run(_ step: Scenario.Step) throws {
        switch step {
        case .json(let words, let input):
            try record(
                words + " --json",
                try learner.program.run(
                    expanded(words) + ["--json"], input: input, environment: learner.environment))
        case .recorded(let words):
            try record(words, try learner.program.run(expanded(words), environment: learner.environment))
        case .prep(let words):
            let outcome = try learner.program.run(expanded(words), environment: learner.environment)
            guard outcome.ending == 0 else { throw Unexpected("prep \(words): \(outcome.output)\(outcome.error)") }
        case .drill(let options, let replies): try drill(options, replies)
        case .damage(let sql):
            let queue = try DatabaseQueue(path: learner.database)
            defer { try? queue.close() }
            try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
        case .now(let instant): learner.set(now: instant)
        case .engine:
            let path = learner.folder.path("engine.normal")
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: Program.fakeEngine.path)
            learner.environment["PREP_ENGINE"] = path
        }
    }

    private func expanded(_ words: String) -> [String] {
        CommandWords.split(words).map { $0.replacing("FOLDER", with: learner.folder.path) }
    }

    private mutating func drill(_ options: String, _ replies: [Scenario.Reply]) throws {
        let words = "drill" + (options.isEmpty ? "" : " " + options) + " --json"
        let conversation = try Conversation(learner.program, expanded(words), environment: learner.environment)
        for reply in replies {
            switch reply {
            case .line(let line): conversation.send(line: line)
            case .explained:
                while let line = conversation.nextLine(within: 30), !line.hasPrefix("{\"explanation\"") {}
            }
        }
        conversation.closeInput()
        guard let ending = conversation.status(within: 30) else { throw Unexpected("prep \(words) did not end") }
        let input = replies.compactMap(\.line).map { $0 + "\n" }.joined()
        record(words, input: input, output: String(decoding: conversation.output, as: UTF8.self), ending)
    }

    private mutating func record(_ words: String, _ outcome: Program.Outcome) throws {
        record(words, input: "", output: outcome.output, outcome.ending)
    }

    /// The command line, what was typed, what came, and the status where it is not 0.
    private mutating func record(_ words: String, input: String, output: String, _ ending: Ending) {
        var text = "$ prep \(words)\n"
        for line in input.split(separator: "\n", omittingEmptySubsequences: false).dropLast() { text += "> \(line)\n" }
        let file = file(of: CommandWords.split(words))
        text += Changing.fixed(in: file, output.replacing(learner.folder.path, with: "FOLDER"))
        if !output.isEmpty, !output.hasSuffix("\n") { text += "\n" }
        if ending != 0 { text += "(\(ending))\n" }
        recordings[file, default: ""] += text + "\n"
    }

    /// By the longest command the words begin with.
    private func file(of words: [String]) -> String {
        let command = commands.filter { words.starts(with: $0) }.max { $0.count < $1.count } ?? []
        return command.isEmpty ? "prep" : command.joined(separator: "-")
    }
}

/// The numbers that no variable fixes, by the command that prints them.
enum Changing {
    private static let members = [
        // The time to the engine's first answer, and the speed that was measured.
        "engine-info": ["uciok_ms", "nodes_per_second", "ms"],
        // How long it took.
        "engine-prepare": ["seconds"],
        // The size of the file depends on SQLite.
        "games-info": ["bytes"],
    ]

    /// The output of a command, with zeros in place of such numbers.
    static func fixed(in command: String, _ text: String) -> String {
        (members[command] ?? []).reduce(text) { text, name in
            guard let number = try? Regex("\"\(name)\":[0-9.e+-]+") else { return text }
            return text.replacing(number, with: "\"\(name)\":0")
        }
    }
}
