import GRDB

/// A setting: its name, what it does, which values it takes, and the value while none is set. All of it is here.
public struct SettingKey: Hashable, Sendable {
    enum Rule: Hashable, Sendable {
        case number(ClosedRange<Int>)
        case word([String])
        case file
        case text
    }

    public let name: String
    /// The default value; empty when there is none.
    public let standard: String
    /// What the setting does, in one sentence.
    public let meaning: String
    let rule: Rule

    private init(_ name: String, _ standard: String, _ rule: Rule, _ meaning: String) {
        self.name = name
        self.standard = standard
        self.rule = rule
        self.meaning = meaning
    }

    /// In the order in which they are shown.
    public static let all: [SettingKey] = [
        SettingKey("scheduler", "sm2", .word(["sm2"]), "The algorithm that schedules your cards."),
        SettingKey("timing", "on", onOrOff, "Whether the time you take for an answer counts for its grade."),
        SettingKey("rollover", "4", .number(0...23), "The hour at which a new day begins."),
        SettingKey("new-per-day", "10", .number(0...10_000), "The most new positions a day."),
        SettingKey("reviews-per-day", "200", .number(0...100_000), "The most reviews a day."),
        SettingKey(
            "new-order", "lines", .word(["lines", "breadth", "frequency"]),
            "The order of new positions: line by line, first moves first, or the most frequent in games first."),
        SettingKey("engine", "", .file, "The UCI engine; without it stockfish is looked for."),
        SettingKey("engine-nodes", "200000", .number(1...10_000_000_000), "Nodes the engine searches for a move."),
        SettingKey(
            "engine-time", "", .number(1...3_600_000), "Milliseconds the engine thinks about a move, instead of nodes."),
        SettingKey("engine-options", "", .text, "Options for the engine, as Name=value; Name=value."),
        SettingKey("threads", "1", .number(1...1_024), "Threads of the engine; with 1 its results can be repeated."),
        SettingKey("hash", "", .number(1...1_048_576), "The engine's hash table in MiB."),
        SettingKey("engine-log", "", .file, "A file that records what the engine is asked and answers."),
        SettingKey(
            "theme", "wood", .word(["wood", "blue", "green", "newspaper", "high-contrast"]),
            "The colours of the board."),
        SettingKey(
            "board", "auto", .word(["auto", "glyphs", "ascii", "none"]),
            "How the board is drawn; auto takes glyphs where the terminal can show them."),
        SettingKey("board.coordinates", "on", onOrOff, "Whether files and ranks are named at the board's edge."),
        SettingKey("board.last-move", "on", onOrOff, "Whether the last move is marked."),
        SettingKey("board.shapes", "on", onOrOff, "Whether arrows and circles are shown."),
        SettingKey("games-db", "", .file, "A games database in a file of its own, instead of your own games."),
        SettingKey("opening-names", "", .file, "A table of opening names that goes before the built-in one."),
        SettingKey("me", "", .text, "The names under which you play, with ; between them, for compare."),
        SettingKey("game-reviews", "off", onOrOff, "Whether a book move in one of your games counts as a review."),
    ]

    private static let onOrOff = Rule.word(["on", "off"])

    public static func named(_ name: String) -> SettingKey? {
        all.first { $0.name == name }
    }

    /// The value of a stored row; nil for none, and for one that cannot be set: it was written by something else, and
    /// the default holds.
    func admitted(_ row: Row?) -> String? {
        guard let value = try? row.map({ try RowReader($0, of: "setting").text("value") }), fault(in: value) == nil
        else { return nil }
        return value
    }

    /// The words it takes; empty when it takes a number, a file or a text.
    public var choices: [String] {
        if case .word(let words) = rule { words } else { [] }
    }

    /// Whether its value is the path of a file.
    public var isFile: Bool { rule == .file }

    /// Which values it takes, as the end of a sentence.
    public var allowed: String {
        switch rule {
        case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
        case .word(let words) where words.count == 1: words[0]
        case .word(let words): "one of: \(words.joined(separator: ", "))"
        case .file: "a file"
        case .text: "a text"
        }
    }

    /// What is wrong with the value, as the end of a sentence; nil when it is allowed.
    func fault(in value: String) -> String? {
        switch rule {
        case .number(let range):
            guard let number = Int(value), range.contains(number), String(number) == value else {
                return "is \(allowed)"
            }
        case .word(let words):
            guard words.contains(value) else { return "is one of: \(words.joined(separator: ", "))" }
        case .file, .text:
            guard !value.isEmpty, !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            else { return "is a text without control characters" }
        }
        return nil
    }
}
