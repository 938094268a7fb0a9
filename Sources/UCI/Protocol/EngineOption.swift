/// An option an engine declares. Names and texts come from the engine and are untrusted.
///
/// ```swift
/// let line = "option name Hash type spin default 16 min 1 max 33554432"
/// if case .option(let hash) = Reply(line) {
///     print(hash.isNamed("hash"), hash.allowed(0) ?? 0, hash.allowed(256) ?? 0)  // true 1 256
/// }
/// ```
public struct EngineOption: Hashable, Sendable {
    /// The type of an option's values with the declared default and limits; nil for missing or unreadable ones.
    public enum Kind: Hashable, Sendable {
        /// `true` or `false`.
        case check(byDefault: Bool?)
        /// A whole number in a closed range.
        case spin(byDefault: Int?, minimum: Int?, maximum: Int?)
        /// One of several words.
        case combo(byDefault: String?, choices: [String])
        /// No value: setting the option triggers an action.
        case button
        /// Any text; the empty text is written `<empty>`.
        case string(byDefault: String?)
    }

    /// The name, which may contain blanks.
    public let name: String
    /// The type of the values.
    public let kind: Kind

    /// Creates an option.
    public init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// Returns whether the option has this name; the protocol ignores case.
    public func isNamed(_ other: String) -> Bool {
        name.lowercased() == other.lowercased()
    }

    /// Returns the allowed whole number nearest to `value`; nil unless the option is a number. If the declared range is
    /// reversed, returns its minimum.
    public func allowed(_ value: Int) -> Int? {
        guard case .spin(_, let minimum, let maximum) = kind else { return nil }
        return max(minimum ?? value, min(maximum ?? value, value))
    }
}

extension EngineOption {
    private enum Field: String {
        case standard = "default"
        case minimum = "min"
        case maximum = "max"
        case choice = "var"
    }

    private static let kinds: Set<Substring> = ["check", "spin", "combo", "button", "string"]

    /// Reads the words after `option`; nil without a name and a known type.
    init?(_ words: inout Words) {
        guard words.take() == "name" else { return nil }
        name = words.takeText { word, after in word == "type" && after.map(Self.kinds.contains) == true }
        guard !name.isEmpty, words.take() != nil, let type = words.take() else { return nil }
        if type == "string" {
            kind = .string(byDefault: Self.text(&words))
            return
        }
        var values: [(field: Field, text: String)] = []
        while let field = words.skip(to: Field.self) {
            values.append((field, words.takeText { word, _ in Field(rawValue: String(word)) != nil }))
        }
        func first(_ field: Field) -> String? { values.first { $0.field == field }?.text }
        switch type {
        case "check": kind = .check(byDefault: first(.standard).flatMap { Bool($0.lowercased()) })
        case "spin":
            kind = .spin(
                byDefault: first(.standard).flatMap { Int($0) }, minimum: first(.minimum).flatMap { Int($0) },
                maximum: first(.maximum).flatMap { Int($0) })
        case "combo":
            kind = .combo(byDefault: first(.standard), choices: values.filter { $0.field == .choice }.map(\.text))
        case "button": kind = .button
        default: return nil
        }
    }

    /// A text is always the last field, so it may contain any word; `<empty>` means the empty text.
    private static func text(_ words: inout Words) -> String? {
        guard words.take() == "default" else { return nil }
        let text = words.takeText()
        return text == "<empty>" ? "" : text
    }
}

extension EngineOption: CustomStringConvertible {
    /// The line as an engine writes it, including `option`.
    public var description: String {
        func field<Value>(_ word: String, _ value: Value?) -> String { value.map { " \(word) \($0)" } ?? "" }
        let rest =
            switch kind {
            case .check(let standard): "check" + field("default", standard)
            case .spin(let standard, let minimum, let maximum):
                "spin" + field("default", standard) + field("min", minimum) + field("max", maximum)
            case .combo(let standard, let choices):
                "combo" + field("default", standard) + choices.map { " var \($0)" }.joined()
            case .button: "button"
            case .string(let standard): "string" + field("default", standard.map { $0.isEmpty ? "<empty>" : $0 })
            }
        return "option name \(name) type \(rest)"
    }
}
