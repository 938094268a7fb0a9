import GRDB

/// A setting the file knows: its name, what may stand there, and what holds while nothing does.
struct SettingKey: Sendable {
    enum Rule: Sendable {
        case number(ClosedRange<Int>)
        case word([String])
        case text
    }

    let name: String
    let standard: String
    let rule: Rule

    /// In the order they are shown.
    static let all: [SettingKey] = [
        SettingKey(name: "scheduler", standard: "sm2", rule: .word(["sm2"])),
        SettingKey(name: "timing", standard: "on", rule: .word(["on", "off"])),
        SettingKey(name: "rollover", standard: "4", rule: .number(0...23)),
        SettingKey(name: "new-per-day", standard: "10", rule: .number(0...10_000)),
        SettingKey(name: "reviews-per-day", standard: "200", rule: .number(0...100_000)),
        SettingKey(name: "new-order", standard: "lines", rule: .word(["lines", "breadth", "frequency"])),
        SettingKey(name: "engine", standard: "", rule: .text),
        SettingKey(name: "engine-nodes", standard: "200000", rule: .number(1...10_000_000_000)),
        SettingKey(name: "engine-time", standard: "", rule: .number(1...3_600_000)),
        SettingKey(name: "engine-options", standard: "", rule: .text),
        SettingKey(name: "threads", standard: "1", rule: .number(1...1_024)),
        SettingKey(name: "hash", standard: "", rule: .number(1...1_048_576)),
        SettingKey(name: "engine-log", standard: "", rule: .text),
        SettingKey(
            name: "theme", standard: "wood", rule: .word(["wood", "blue", "green", "newspaper", "high-contrast"])),
        SettingKey(name: "board", standard: "auto", rule: .word(["auto", "glyphs", "ascii", "none"])),
        SettingKey(name: "board.coordinates", standard: "on", rule: .word(["on", "off"])),
        SettingKey(name: "board.last-move", standard: "on", rule: .word(["on", "off"])),
        SettingKey(name: "board.shapes", standard: "on", rule: .word(["on", "off"])),
        SettingKey(name: "games-db", standard: "", rule: .text),
        SettingKey(name: "opening-names", standard: "", rule: .text),
        SettingKey(name: "me", standard: "", rule: .text),
        SettingKey(name: "game-reviews", standard: "off", rule: .word(["on", "off"])),
    ]

    static func named(_ name: String) -> SettingKey? {
        all.first { $0.name == name }
    }

    /// The value of a stored row; nil for none, and for one that cannot be set: it was written by something else, and
    /// the default holds.
    func admitted(_ row: Row?) -> String? {
        guard let value = try? row.map({ try RowReader($0, of: "setting").text("value") }), fault(in: value) == nil
        else { return nil }
        return value
    }

    /// What is wrong with the value, as the end of a sentence; nil when it can stand.
    func fault(in value: String) -> String? {
        switch rule {
        case .number(let range):
            guard let number = Int(value), range.contains(number), String(number) == value else {
                return "is a number from \(range.lowerBound) to \(range.upperBound)"
            }
        case .word(let words):
            guard words.contains(value) else { return "is one of: \(words.joined(separator: ", "))" }
        case .text:
            guard !value.isEmpty, !value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
            else { return "is a text without control characters" }
        }
        return nil
    }
}
