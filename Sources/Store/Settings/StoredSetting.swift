import GRDB

/// A setting and its present value as text.
public struct StoredSetting: Hashable, Sendable {
    public let definition: SettingDefinition
    /// Empty when nothing is set and there is no default.
    public let value: String
    public let isDefault: Bool

    public init(_ definition: SettingDefinition, value: String) {
        self.definition = definition
        self.value = value
        isDefault = false
    }

    /// A setting with its default value.
    public init(unchanged definition: SettingDefinition) {
        self.definition = definition
        value = definition.defaultText
        isDefault = true
    }

    /// - Parameter row: the setting's row of the data file. A value that is not allowed was written by another program;
    ///   the default is used.
    init(_ definition: SettingDefinition, _ row: Row?) {
        guard let value = try? row.map({ try RowReader($0, of: "setting").text("value") }),
            definition.fault(in: value) == nil
        else {
            self.init(unchanged: definition)
            return
        }
        self.init(definition, value: value)
    }

    public var key: String { definition.key }
}
