import Store
import Terminal

/// One setting: its value, what it does, and which values it takes.
struct SettingView {
    private let setting: StoredSetting

    init(_ setting: StoredSetting) { self.setting = setting }

    /// The setting as the file has it now.
    init(_ key: String, _ file: LearnerFile) throws {
        guard let setting = try file.settings().first(where: { $0.key == key }) else {
            throw StoreError(.unknownSetting, path: file.path, SettingKey.unknown(key))
        }
        self.setting = setting
    }

    /// `new-per-day: 25 (default: 10)`
    var head: StyledText {
        var head = StyledText(setting.key + ": ")
        head.append(setting.value.isEmpty ? "none" : setting.value, .strong)
        head.append(Self.note(setting), .dim)
        return head
    }

    /// What is said after a value: whether it is the default, and else which value is.
    static func note(_ setting: StoredSetting) -> String {
        guard !setting.isDefault else { return " (default)" }
        return setting.setting.standard.isEmpty ? "" : " (default: \(setting.setting.standard))"
    }

    func lines(columns: Int) -> [StyledText] {
        let rest = [
            StyledText(setting.setting.meaning),
            StyledText("It takes \(setting.setting.allowed); settings \(setting.key) default resets it.", .dim),
        ]
        return head.wrapped(to: columns, indent: 2) + rest.flatMap { $0.wrapped(to: columns) }
    }

    var json: JSON { document(members) }

    /// `key`, `value`, `default`, `meaning`, `allowed`, `choices`.
    var members: [String: JSON] {
        [
            "key": .string(setting.key), "value": .string(setting.value), "default": .string(setting.setting.standard),
            "meaning": .string(setting.setting.meaning), "allowed": .string(setting.setting.allowed),
            "choices": JSON(setting.setting.choices),
        ]
    }

    /// What is printed when the setting was changed.
    func print(_ printer: Printer, isJSON: Bool, adding more: [String: JSON] = [:]) throws {
        if isJSON { printer.print(document(members.merging(more) { $1 })) } else { printer.print(head) }
    }

    private func document(_ members: [String: JSON]) -> JSON { .object(members.merging(["v": 1]) { $1 }) }
}
