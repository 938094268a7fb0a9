extension EngineOption {
    /// Returns a value for this option as it is sent: nil for a button, `true` or `false` in small letters, a whole
    /// number in the declared range, a choice in the engine's spelling, or any text of one line.
    ///
    /// ```swift
    /// let line = "option name Style type combo default Normal var Solid var Normal var Risky"
    /// if case .option(let style) = Reply(line) {
    ///     print(try style.checked("solid") ?? "")  // Solid
    ///     do {
    ///         _ = try style.checked("wild")
    ///     } catch {
    ///         print(error)  // Style is one of: Solid, Normal, Risky; not "wild"
    ///     }
    /// }
    /// ```
    /// - Parameter value: The value; nil or the empty text presses a button.
    /// - Throws: `EngineOptionError`, never `.unknown`.
    public func checked(_ value: String?) throws(EngineOptionError) -> String? {
        if case .button = kind {
            guard value?.isEmpty ?? true else { throw .isButton(name: name) }
            return nil
        }
        guard let value else { throw .needsValue(name: name) }
        guard !value.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
            throw .notOneLine(name: name)
        }
        switch kind {
        case .check:
            guard let isOn = Bool(value.lowercased()) else { throw .notTrueOrFalse(name: name, value: value) }
            return String(isOn)
        case .spin(_, let minimum, let maximum):
            guard let number = Int(value), number >= minimum ?? .min, number <= maximum ?? .max else {
                throw .notInRange(name: name, value: value, minimum: minimum, maximum: maximum)
            }
            return String(number)
        case .combo(_, let choices):
            guard let choice = choices.first(where: { $0.lowercased() == value.lowercased() }) else {
                throw .notAChoice(name: name, value: value, choices: choices)
            }
            return choice
        case .string, .button:
            return value
        }
    }
}
