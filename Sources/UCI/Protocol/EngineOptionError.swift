/// Why a value cannot be given to an engine's option, in a sentence that says what can. Names and choices are the
/// engine's, values the user's: untrusted text.
public enum EngineOptionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The engine declares no option of that name; `nearest` is one of a similar name.
    case unknown(name: String, nearest: String?)
    /// The option is on or off.
    case notTrueOrFalse(name: String, value: String)
    /// The option is a whole number; nil where the engine names no end of its range.
    case notInRange(name: String, value: String, minimum: Int?, maximum: Int?)
    /// The option is one of several words.
    case notAChoice(name: String, value: String, choices: [String])
    /// The option is a button: it is pressed, and takes no value.
    case isButton(name: String)
    /// A value is missing; only a button goes without.
    case needsValue(name: String)
    /// The value holds a control character, such as a line's end.
    case notOneLine(name: String)

    /// What is wrong, and what is possible.
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

    /// The declared name that holds the wanted one or stands in it, or begins with the same four letters; nil for none.
    static func nearest(to name: String, among options: [EngineOption]) -> String? {
        let wanted = letters(name)
        guard wanted.count >= 3 else { return nil }
        let names = options.map { (name: $0.name, letters: letters($0.name)) }
        let near =
            names.first { $0.letters == wanted }
            ?? names.first { $0.letters.contains(wanted) || wanted.contains($0.letters) }
            ?? names.first { wanted.count >= 4 && $0.letters.hasPrefix(wanted.prefix(4)) }
        return near?.name
    }

    private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}
