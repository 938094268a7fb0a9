import Terminal
import Testing

@testable import Console
@testable import Store

@Suite struct SettingsViewTests {
    private static let changed = [
        "new-per-day": "25", "engine": "/home/anna/engines/stockfish-17/bin/stockfish", "me": "Miller, Anna",
        "theme": "high-contrast",
    ]

    private var settings: [StoredSetting] {
        SettingDefinition.all.map { setting in
            Self.changed[setting.key].map { StoredSetting(setting, value: $0) } ?? StoredSetting(unchanged: setting)
        }
    }

    @Test(arguments: [40, 60, 80, 120])
    func `every setting is shown with its meaning, and no word is broken`(columns: Int) {
        let lines = SettingsView(settings, columns: columns).lines.map(\.plain)
        let words = Set(lines.flatMap { $0.split(separator: " ") })
        for setting in settings {
            let own = [setting.key] + setting.definition.meaning.split(separator: " ").map(String.init)
            for word in own { #expect(words.contains(Substring(word)), "\(word)") }
        }
        // Only a path is longer than a line.
        #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
    }

    @Test func `a changed setting shows its default`() throws {
        let lines = SettingsView(settings, columns: 80).lines.map(\.plain)
        let row = try #require(lines.first { $0.hasPrefix("new-per-day") })
        #expect(row == "new-per-day         25          The most new positions a day. Default: 10")
        #expect(lines.contains("reviews-per-day     200         The most reviews a day."))
    }

    @Test(arguments: [
        ("new-per-day", "new-per-day: 25 (default: 10)"), ("rollover", "rollover: 4 (default)"),
        ("hash", "hash: none (default)"), ("me", "me: Miller, Anna"),
    ])
    func `one setting begins with its value`(key: String, head: String) throws {
        let setting = try #require(settings.first { $0.key == key })
        #expect(SettingView(setting).head.plain == head)
    }

    @Test func `one setting shows its meaning and its allowed values`() throws {
        let setting = try #require(settings.first { $0.key == "board" })
        #expect(
            SettingView(setting).lines(columns: 80).map(\.plain) == [
                "board: auto (default)",
                "How the board is drawn; auto takes the largest board that leaves room for the",
                "question.", "It takes one of: auto, image, large, medium, glyphs, ascii, none; settings board",
                "default resets it.",
            ])
    }

    @Test func `the document has values, defaults, meanings and choices`() {
        guard case .object(let members) = SettingsView(settings, columns: 80).json,
            case .array(let details)? = members["details"], case .object(let values)? = members["settings"]
        else { return #expect(Bool(false)) }
        #expect(values["new-per-day"] == "25")
        #expect(details.count == SettingDefinition.all.count)
        #expect(
            details.contains([
                "key": "timing", "value": "on", "default": "on", "choices": ["on", "off"], "allowed": "one of: on, off",
                "meaning": "Whether the time you take for an answer counts for its grade.",
            ]))
    }

    @Test(arguments: SettingDefinition.all)
    func `a default is an allowed value, and a meaning is one short sentence`(setting: SettingDefinition) {
        #expect(setting.defaultText.isEmpty || setting.fault(in: setting.defaultText) == nil)
        #expect(setting.meaning.hasSuffix(".") && setting.meaning.count < 110)
        #expect(setting.choices.allSatisfy { setting.fault(in: $0) == nil })
    }

    @Test func `the error for an unknown setting suggests the nearest one`() {
        #expect(
            SettingDefinition.unknown("new-per-dya").hasPrefix("no setting “new-per-dya”; did you mean new-per-day?"))
        #expect(SettingDefinition.unknown("x-y-z-0").contains("the settings are: scheduler, fsrs-retention"))
    }
}
