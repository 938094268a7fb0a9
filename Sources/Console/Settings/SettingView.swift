import Store
import Terminal

/// One setting with its value, meaning and allowed values.
struct SettingView {
    private let setting: StoredSetting

    init(_ setting: StoredSetting) { self.setting = setting }

    /// The setting with its present value in the file.
    init(_ definition: SettingDefinition, _ file: LearnerFile) throws {
        setting = try file.stored(definition)
    }

    init<Value>(_ setting: Setting<Value>, _ file: LearnerFile) throws {
        try self.init(setting.definition, file)
    }

    /// `new-per-day: 25 (default: 10)`
    var head: StyledText {
        var head = StyledText(setting.key + ": ")
        head.append(setting.value.isEmpty ? "none" : setting.value, .strong)
        head.append(Self.note(setting), .dim)
        return head
    }

    /// The note after a value: that it is the default, or what the default is. Nothing where that is the word itself.
    static func note(_ setting: StoredSetting) -> String {
        guard setting.definition.defaultText != "default" else { return "" }
        guard !setting.isDefault else { return " (default)" }
        return setting.definition.defaultText.isEmpty ? "" : " (default: \(setting.definition.defaultText))"
    }

    func lines(columns: Int) -> [StyledText] {
        let rest = [
            StyledText(setting.definition.meaning),
            StyledText("It takes \(setting.definition.allowed); settings \(setting.key) default resets it.", .dim),
        ]
        return head.wrapped(to: columns, indent: 2) + rest.flatMap { $0.wrapped(to: columns) }
    }

    var json: JSON { document(members) }

    /// `key`, `value`, `default`, `meaning`, `allowed`, `choices`.
    var members: [String: JSON] {
        [
            "key": .string(setting.key), "value": .string(setting.value),
            "default": .string(setting.definition.defaultText),
            "meaning": .string(setting.definition.meaning), "allowed": .string(setting.definition.allowed),
            "choices": JSON(setting.definition.choices),
        ]
    }

    /// Prints the setting after a change.
    func print(_ printer: Printer, isJSON: Bool, adding more: [String: JSON] = [:]) throws {
        if isJSON { printer.print(document(members.merging(more) { $1 })) } else { printer.print(head) }
    }

    private func document(_ members: [String: JSON]) -> JSON { .object(members.merging(["v": 1]) { $1 }) }
}
