/// One line of text with roles. It never contains control characters or escape codes: every string passes through
/// `Untrusted.visible(_:)`.
public struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
    public struct Run: Sendable, Hashable {
        public fileprivate(set) var text: String
        public let style: Style
    }

    public private(set) var runs: [Run]

    public init() { runs = [] }

    public init(_ text: String, _ role: Role = .plain, on background: Background? = nil) {
        self.init(text, Style(role, on: background))
    }

    public init(_ text: String, _ style: Style) {
        runs = text.isEmpty ? [] : [Run(text: Untrusted.visible(text), style: style)]
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// The text without styles.
    public var plain: String { runs.map(\.text).joined() }

    /// The width in terminal columns.
    public var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

    public var isEmpty: Bool { runs.isEmpty }

    public mutating func append(_ text: String, _ role: Role = .plain, on background: Background? = nil) {
        append(StyledText(text, role, on: background))
    }

    public mutating func append(_ other: StyledText) {
        for run in other.runs {
            if let last = runs.indices.last, runs[last].style == run.style {
                runs[last].text += run.text
            } else {
                runs.append(run)
            }
        }
    }

    public static func + (a: StyledText, b: StyledText) -> StyledText {
        var sum = a
        sum.append(b)
        return sum
    }

    /// Returns the text padded with blanks on the right to at least that many columns.
    public func padded(to columns: Int) -> StyledText {
        let missing = columns - width
        return missing > 0 ? self + StyledText(String(repeating: " ", count: missing)) : self
    }
}

extension [StyledText] {
    /// Joins the texts with a separator between them.
    public func joined(by separator: StyledText) -> StyledText {
        var result = StyledText()
        for (index, text) in enumerated() {
            if index > 0 { result.append(separator) }
            result.append(text)
        }
        return result
    }
}
