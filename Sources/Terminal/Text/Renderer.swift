/// Renders styled text for a terminal. The only code that writes escape codes for colours.
public struct Renderer: Sendable {
    public var color: ColorMode
    /// Whether the terminal supports UTF-8; if not, other scalars than ASCII are replaced.
    public var isUTF8: Bool
    /// The terminal's background, if it is known.
    public var background: TerminalBackground?
    /// Whether the terminal shows pictures; if not, their cells are blank.
    public var showsImages = false
    /// Whether signs such as `→` are written; if not, as for a screen reader, words replace them.
    public var hasSigns = true

    public init(color: ColorMode, isUTF8: Bool = true) {
        self.color = color
        self.isUTF8 = isUTF8
    }

    /// Renders one line without a line feed; plain text if the mode is `.none`. Between the cells of a picture only the
    /// colours that change are written.
    public func render(_ text: StyledText) -> String { render(text, before: "", after: "") }

    /// Renders a prompt for readline, with escape codes between the marks for zero-width text.
    public func prompt(_ text: StyledText) -> String {
        var plain = self
        plain.showsImages = false
        return plain.render(text, before: "\u{1}", after: "\u{2}")
    }

    private func render(_ text: StyledText, before: String, after: String) -> String {
        var result = ""
        // The colours that are in force, inside a picture only.
        var picture: PictureColors?
        func write(_ codes: String) {
            if !codes.isEmpty { result += "\(before)\u{1B}[\(codes)m\(after)" }
        }
        for (index, run) in text.runs.enumerated() {
            if showsImages, let row = run.style.image {
                if picture != nil { write("0") }
                picture = nil
                result += row.rendered(at: text.runs[..<index].reduce(0) { $0 + DisplayWidth.of($1.text) })
                continue
            }
            let spelled = hasSigns ? run.text : SignWords.spelled(run.text)
            let words = isUTF8 ? spelled : spelled.asASCII
            if run.style.isPicture, let colors = PictureColors(run.style, color) {
                if let last = picture, last.mustReset(before: colors) {
                    write("0")
                    picture = nil
                }
                write(colors.codes(after: picture))
                picture = colors
                result += words
                continue
            }
            if picture != nil { write("0") }
            picture = nil
            let codes = run.style.codes(color, on: background)
            write(codes)
            result += words
            if !codes.isEmpty { write("0") }
        }
        if picture != nil { write("0") }
        return result
    }
}

/// The colours of a run of a picture as parameters of Select Graphic Rendition, equal if the screen shows them equal.
private struct PictureColors {
    let foreground: String?
    let background: String?

    /// Nil in modes without exact colours.
    init?(_ style: Style, _ mode: ColorMode) {
        foreground = style.exactForeground?.codes(mode)
        background = style.exactBackground?.codes(mode)
        guard foreground != nil || background != nil else { return nil }
    }

    /// Whether one of these colours must give way to the terminal's own.
    func mustReset(before next: PictureColors) -> Bool {
        foreground != nil && next.foreground == nil || background != nil && next.background == nil
    }

    /// The colours that differ from the last ones; empty for none.
    func codes(after last: PictureColors?) -> String {
        var codes: [String] = []
        if let foreground, foreground != last?.foreground { codes.append("38;" + foreground) }
        if let background, background != last?.background { codes.append("48;" + background) }
        return codes.joined(separator: ";")
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
