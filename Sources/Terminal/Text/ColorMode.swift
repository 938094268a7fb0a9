/// The number of colours to use.
public enum ColorMode: Sendable, Hashable, Comparable {
    /// No escape codes.
    case none
    case sixteen
    case indexed
    case trueColor

    public enum Preference: Sendable { case auto, always, never }

    /// Returns the mode for one stream.
    /// - Parameters:
    ///   - preference: The option `--color`. `.always` overrides everything except what the terminal supports.
    ///   - isTerminal: Whether the stream is a terminal. - noColor: `NO_COLOR`; any non-empty value disables colours
    ///     (no-color.org). - term: `TERM`; `dumb` disables colours. - colorTerm: `COLORTERM`; `truecolor` or `24bit`
    ///     enable 24-bit colours.
    public static func choose(
        _ preference: Preference, isTerminal: Bool, noColor: String?, term: String?, colorTerm: String?
    ) -> ColorMode {
        let supported: ColorMode =
            if colorTerm == "truecolor" || colorTerm == "24bit" {
                .trueColor
            } else if let term, term.contains("256color") || term.contains("kitty") || term.contains("direct") {
                .indexed
            } else {
                .sixteen
            }
        switch preference {
        case .always: return supported
        case .never: return .none
        case .auto:
            let isDisabled = noColor.map { !$0.isEmpty } ?? false
            return isTerminal && !isDisabled && term != "dumb" && term != nil ? supported : .none
        }
    }
}
