/// The options that an engine declares, and the values they were set to.
struct OptionTable {
    /// The maximum number of options stored; later declarations are ignored.
    static let maximumOptions = 1000

    /// The options in the order the engine declares them.
    private(set) var declared: [EngineOption] = []
    /// The last value sent for each option, by name in lower case.
    private var values: [String: String] = [:]

    /// The options that have been set, in the order in which the engine declares them, without buttons.
    var valuesSet: [EngineSettings.Option] {
        declared.compactMap { option in
            values[option.name.lowercased()].map { EngineSettings.Option(name: option.name, value: $0) }
        }
    }

    mutating func declare(_ option: EngineOption) {
        if declared.count < Self.maximumOptions { declared.append(option) }
    }

    /// Returns the option of that name if the engine declares it; case does not matter.
    subscript(name: String) -> EngineOption? {
        declared.first { $0.isNamed(name) }
    }

    /// Returns the command that sets an option and records the value.
    /// - Returns: nil if the engine does not declare the option or the option already has that value.
    mutating func setCommand(_ name: String, to value: String?) -> Command? {
        guard let option = self[name], value == nil || values[option.name.lowercased()] != value else { return nil }
        values[option.name.lowercased()] = value
        return .setOption(name: option.name, value: value)
    }

    /// Checks an option that a user has chosen, and returns it with the declared spelling of name and value.
    /// - Throws: `EngineOptionError` if the engine does not declare the option or does not allow the value.
    func checked(_ option: EngineSettings.Option) throws(EngineOptionError) -> EngineSettings.Option {
        guard let known = self[option.name] else {
            throw .unknown(name: option.name, nearest: EngineOptionError.nearest(to: option.name, among: declared))
        }
        return EngineSettings.Option(name: known.name, value: try known.checked(option.value))
    }
}
