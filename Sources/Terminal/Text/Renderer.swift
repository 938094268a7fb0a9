/// Renders styled text for a terminal. The only code that writes escape codes for colours.
public struct Renderer: Sendable {
    public var color: ColorMode
    public var theme: Theme
    /// Whether the terminal supports UTF-8; if not, other scalars than ASCII are replaced.
    public var isUTF8: Bool

    public init(color: ColorMode, theme: Theme = .standard, isUTF8: Bool = true) {
        self.color = color
        self.theme = theme
        self.isUTF8 = isUTF8
    }

    /// Renders one line without a line feed; plain text if the mode is `.none`.
    public func render(_ text: StyledText) -> String {
        text.runs.map { render($0, before: "", after: "") }.joined()
    }

    /// Renders a prompt for readline, with escape codes between the marks for zero-width text.
    public func prompt(_ text: StyledText) -> String {
        text.runs.map { render($0, before: "\u{1}", after: "\u{2}") }.joined()
    }

    private func render(_ run: StyledText.Run, before: String, after: String) -> String {
        let words = isUTF8 ? run.text : run.text.asASCII
        let codes = theme.codes(run.style, color)
        guard !codes.isEmpty else { return words }
        return "\(before)\u{1B}[\(codes)m\(after)\(words)\(before)\u{1B}[0m\(after)"
    }
}

extension String {
    fileprivate var asASCII: String {
        guard !utf8.allSatisfy({ $0 < 0x80 }) else { return self }
        var result = ""
        for character in self {
            if let known = Self.spellings[character] {
                result += known
            } else {
                result += character.isASCII ? String(character) : "?"
            }
        }
        return result
    }

    private static let spellings: [Character: String] = [
        "–": "-", "—": "-", "…": "...", "’": "'", "“": "\"", "”": "\"", "·": "-", "×": "x", "½": "1/2", "±": "+/-",
        "∓": "-/+", "−": "-", "∞": "inf", "→": "->", "✓": "+", "✗": "x", "░": ".", "▒": ":", "▓": "#", "█": "@",
        "│": "|", "≤": "<=",
    ]
}
