/// One line of text with roles. It never holds a control character or an escape code, whatever it was made from:
/// every string goes through `Untrusted.visible(_:)` on its way in.
public struct StyledText: Sendable, Hashable, ExpressibleByStringLiteral {
    public struct Run: Sendable, Hashable {
        public fileprivate(set) var text: String
        public let style: Style
    }

    public private(set) var runs: [Run]

    public init() { runs = [] }

    public init(_ text: String, _ role: Role = .plain, on ground: Ground? = nil) {
        runs = text.isEmpty ? [] : [Run(text: Untrusted.visible(text), style: Style(role, on: ground))]
    }

    public init(stringLiteral value: String) { self.init(value) }

    /// The words alone.
    public var plain: String { runs.map(\.text).joined() }

    /// Columns of a terminal.
    public var width: Int { runs.reduce(0) { $0 + DisplayWidth.of($1.text) } }

    public var isEmpty: Bool { runs.isEmpty }

    public mutating func append(_ text: String, _ role: Role = .plain, on ground: Ground? = nil) {
        append(StyledText(text, role, on: ground))
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

    /// Padded with blanks on the right to at least that many columns.
    public func padded(to columns: Int) -> StyledText {
        let missing = columns - width
        return missing > 0 ? self + StyledText(String(repeating: " ", count: missing)) : self
    }
}

extension [StyledText] {
    /// The texts in a row with a separator between them.
    public func joined(by separator: StyledText) -> StyledText {
        var result = StyledText()
        for (index, text) in enumerated() {
            if index > 0 { result.append(separator) }
            result.append(text)
        }
        return result
    }
}
