import Testing

/// Commands run one after the other by a learner of their own, whose JSON is compared with what was recorded.
///
/// In arguments, input and recordings `FOLDER` is the learner's folder, which holds the files of `Input`.
struct Scenario: Sendable, CustomTestStringConvertible {
    /// The folder of `Expected` with its recordings.
    let name: String
    let steps: [Step]

    var testDescription: String { name }

    static let all = [daily, repertoires, games, engine, tools]

    enum Step: Sendable {
        /// Runs a command with `--json` added and records what it prints.
        case json(String, input: String = "")
        /// Runs a command whose result is JSON without `--json`, and records it.
        case recorded(String)
        /// Runs a command that must succeed; its words are not recorded.
        case prep(String)
        /// Runs `drill --json` with these options, and records it.
        case drill(String, [Reply])
        /// Changes the learner's file by SQL, without the program.
        case damage(String)
        /// Moves the clock: an ISO 8601 instant with offset.
        case now(String)
        /// Makes the fake engine the learner's engine.
        case engine
    }

    /// What is typed in a drill.
    enum Reply: Sendable, ExpressibleByStringLiteral {
        case line(String)
        /// Waits for the engine's next explanation, so that it always comes at the same place.
        case explained

        init(stringLiteral value: String) { self = .line(value) }

        var line: String? {
            if case .line(let text) = self { text } else { nil }
        }
    }
}

extension Scenario {
    /// The arguments of every recorded run.
    var recordedRuns: [[String]] {
        steps.compactMap { step in
            switch step {
            case .json(let words, _): CommandWords.split(words)
            case .recorded(let words): CommandWords.split(words)
            case .drill(let options, _): CommandWords.split("drill " + options)
            case .prep, .damage, .now, .engine: nil
            }
        }
    }

    /// Everything typed in drills.
    var drillLines: [String] {
        steps.flatMap { step -> [String] in
            if case .drill(_, let replies) = step { replies.compactMap(\.line) } else { [] }
        }
    }
}

/// A command line as text.
enum CommandWords {
    /// The words between blanks; a blank between double quotes is part of its word.
    static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var isQuoted = false
        for character in text {
            switch character {
            case "\"":
                isQuoted.toggle()
                word = word ?? ""
            case " " where !isQuoted:
                words += word.map { [$0] } ?? []
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
