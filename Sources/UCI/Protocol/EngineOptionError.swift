/// The reason why an option cannot have a value, with the possible values. Names and choices come from the engine,
/// values from the user: untrusted text.
public enum EngineOptionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The engine declares no option of that name; `nearest` has a similar name.
    case unknown(name: String, nearest: String?)
    /// The option is `true` or `false`.
    case notTrueOrFalse(name: String, value: String)
    /// The option is a whole number; nil if the engine declares no such limit.
    case notInRange(name: String, value: String, minimum: Int?, maximum: Int?)
    /// The option is one of several words.
    case notAChoice(name: String, value: String, choices: [String])
    /// The option is a button, which takes no value.
    case isButton(name: String)
    /// The value is missing; only a button needs none.
    case needsValue(name: String)
    /// The value contains a control character, such as a line end.
    case notOneLine(name: String)

    /// A sentence that says what is wrong and what is allowed.
    public var description: String {
        switch self {
        case .unknown(let name, let nearest):
            "there is no option \(name)" + (nearest.map { "; did you mean \($0)?" } ?? " in this engine")
        case .notTrueOrFalse(let name, let value):
            "\(name) is true or false, not \"\(value)\""
        case .notInRange(let name, let value, let minimum, let maximum):
            "\(name) is a whole number\(Self.range(minimum, maximum)), not \"\(value)\""
        case .notAChoice(let name, let value, let choices):
            "\(name) is one of: \(choices.joined(separator: ", ")); not \"\(value)\""
        case .isButton(let name):
            "\(name) is a button and takes no value"
        case .needsValue(let name):
            "\(name) needs a value, as in \(name)=..."
        case .notOneLine(let name):
            "the value of \(name) holds a control character"
        }
    }

    private static func range(_ minimum: Int?, _ maximum: Int?) -> String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): " from \(minimum) to \(maximum)"
        case (let minimum?, nil): " from \(minimum)"
        case (nil, let maximum?): " up to \(maximum)"
        case (nil, nil): ""
        }
    }

    /// Returns the declared name that contains the given name or is contained in it, or has the same first four
    /// letters; nil if there is none.
    static func nearest(to name: String, among options: [EngineOption]) -> String? {
        let needle = letters(name)
        guard needle.count >= 3 else { return nil }
        let names = options.map { (name: $0.name, letters: letters($0.name)) }
        let near =
            names.first { $0.letters == needle }
            ?? names.first { $0.letters.contains(needle) || needle.contains($0.letters) }
            ?? names.first { needle.count >= 4 && $0.letters.hasPrefix(needle.prefix(4)) }
        return near?.name
    }

    private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
