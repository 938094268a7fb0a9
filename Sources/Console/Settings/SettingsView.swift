import Store
import Terminal

/// All settings, each with its value and meaning.
struct SettingsView {
    private let settings: [StoredSetting]
    /// The limits of single repertoires, by their names.
    private let newPerRepertoire: [String: Int]
    /// The keys of settings that are not used before they are confirmed on this machine.
    private let unconfirmed: [String]
    private let columns: Int

    init(
        _ settings: [StoredSetting], newPerRepertoire: [String: Int] = [:], unconfirmed: [String] = [], columns: Int
    ) {
        self.settings = settings
        self.unconfirmed = unconfirmed
        self.newPerRepertoire = newPerRepertoire
        self.columns = columns
    }

    private static let gap = 2
    /// A longer value gets a separate line.
    private static let longestValue = 10
    /// Meanings in a narrower column would be hard to read.
    private static let leastRoom = 30

    /// A table in a wide terminal; otherwise each meaning is below its setting.
    var lines: [StyledText] {
        let keys = (settings.map(\.key.count).max() ?? 0) + Self.gap
        let indent = keys + Self.longestValue + Self.gap
        guard columns - indent >= Self.leastRoom else {
            return settings.flatMap { stacked($0) + limits(below: $0, keys: 0) }
        }
        return settings.flatMap { row($0, keys: keys, indent: indent) + limits(below: $0, keys: keys) }
    }

    /// ` white-e4 3`, one line for each repertoire with its own limit.
    private func limits(below setting: StoredSetting, keys: Int) -> [StyledText] {
        guard setting.definition == Setting.newPerDay.definition else { return [] }
        return newPerRepertoire.sorted { $0.key < $1.key }.flatMap { name, limit in
            let name = "  " + name + "  "
            return (StyledText(name.filled(keys)) + StyledText("\(limit)", .strong)).wrapped(to: columns, indent: 4)
        }
    }

    private func row(_ setting: StoredSetting, keys: Int, indent: Int) -> [StyledText] {
        let head = StyledText(setting.key.filled(keys)) + value(setting)
        let meaning = meaning(setting)
        let margin = StyledText(String(repeating: " ", count: indent))
        guard head.width + Self.gap <= indent else {
            return head.wrapped(to: columns, indent: keys) + meaning.wrapped(to: columns - indent).map { margin + $0 }
        }
        return (head.padded(to: indent) + meaning).wrapped(to: columns, indent: indent)
    }

    private func stacked(_ setting: StoredSetting) -> [StyledText] {
        let head = StyledText(setting.key + "  ") + value(setting)
        let meaning = meaning(setting).wrapped(to: columns - Self.gap)
        return head.wrapped(to: columns, indent: Self.gap)
            + meaning.map { StyledText(String(repeating: " ", count: Self.gap)) + $0 }
    }

    private func value(_ setting: StoredSetting) -> StyledText {
        setting.value.isEmpty ? StyledText("–", .dim) : StyledText(setting.value, .strong)
    }

    private func meaning(_ setting: StoredSetting) -> StyledText {
        var text = StyledText(setting.definition.meaning, .dim)
        if !setting.isDefault, !setting.definition.defaultText.isEmpty {
            text.append(" Default: \(setting.definition.defaultText)", .dim)
        }
        if unconfirmed.contains(setting.key) { text.append(" Not confirmed on this machine: not used.", .warning) }
        return text
    }

    /// `settings` has the value of each key; `details` also the default, the meaning and the allowed values.
    var json: JSON {
        let values = settings.map { ($0.key, JSON.string($0.value)) }
        return [
            "v": 1,
            "new_per_repertoire": .object(newPerRepertoire.mapValues(JSON.integer)),
            "unconfirmed": JSON(unconfirmed),
            "settings": .object(Dictionary(values) { _, last in last }),
            "details": .array(settings.map { .object(SettingView($0).members) }),
        ]
    }
}
