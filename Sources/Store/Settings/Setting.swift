/// A setting whose value is a `Value`.
///
/// The settings themselves, each with its key, default, meaning and allowed values, are in `Setting+All.swift`.
public struct Setting<Value: Sendable>: Sendable {
    public let definition: SettingDefinition
    public let defaultValue: Value
    /// Converts an allowed text.
    private let convert: @Sendable (String) -> Value?

    private init(
        _ definition: SettingDefinition, default defaultValue: Value, convert: @escaping @Sendable (String) -> Value?
    ) {
        self.definition = definition
        self.defaultValue = defaultValue
        self.convert = convert
    }

    public var key: String { definition.key }

    /// The value of a stored text; the default without one.
    func value(of text: String?) -> Value {
        text.flatMap(convert) ?? defaultValue
    }
}

extension Setting {
    /// A setting whose text is read by `convert`.
    static func parsed(
        _ key: String, _ rule: SettingRule, default value: Value, _ defaultText: String, _ meaning: String,
        convert: @escaping @Sendable (String) -> Value?
    ) -> Setting {
        Setting(SettingDefinition(key, defaultText, rule, meaning), default: value, convert: convert)
    }
}

extension Setting<Int> {
    static func number(_ key: String, _ range: ClosedRange<Int>, default value: Int, _ meaning: String) -> Setting {
        Setting(SettingDefinition(key, String(value), .number(range), meaning), default: value) { Int($0) }
    }
}

extension Setting<Int?> {
    static func number(_ key: String, _ range: ClosedRange<Int>, _ meaning: String) -> Setting {
        Setting(SettingDefinition(key, "", .number(range), meaning), default: nil) { .some(Int($0)) }
    }
}

extension Setting<ClosedRange<Int>?> {
    static func ratings(_ key: String, _ meaning: String) -> Setting {
        Setting(SettingDefinition(key, "", .ratings, meaning), default: nil) { .some(GameFilter.ratings($0)) }
    }
}

extension Setting<GameSpeed?> {
    static func speed(_ key: String, _ meaning: String) -> Setting {
        let words = GameSpeed.allCases.map(\.rawValue)
        return Setting(SettingDefinition(key, "", .word(words), meaning), default: nil) {
            .some(GameSpeed(rawValue: $0))
        }
    }
}

extension Setting<Bool> {
    static func onOrOff(_ key: String, default value: Bool, _ meaning: String) -> Setting {
        Setting(SettingDefinition(key, value ? "on" : "off", .word(["on", "off"]), meaning), default: value) {
            $0 == "on"
        }
    }
}

extension Setting<String?> {
    static func file(_ key: String, _ meaning: String) -> Setting {
        Setting(SettingDefinition(key, "", .file, meaning, needsConfirmation: true), default: nil) { .some($0) }
    }

    static func text(_ key: String, _ meaning: String, needsConfirmation: Bool = false) -> Setting {
        Setting(SettingDefinition(key, "", .text, meaning, needsConfirmation: needsConfirmation), default: nil) {
            .some($0)
        }
    }
}

extension Setting where Value: RawRepresentable<String> & CaseIterable {
    /// A setting that takes one of the words of an enum, in the order of its cases.
    static func word(_ key: String, default value: Value, _ meaning: String) -> Setting {
        let words = Value.allCases.map(\.rawValue)
        return Setting(SettingDefinition(key, value.rawValue, .word(words), meaning), default: value) {
            Value(rawValue: $0)
        }
    }
}
