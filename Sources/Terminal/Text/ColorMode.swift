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
        switch preference {
        case .always: return supported(term, colorTerm)
        case .never: return .none
        case .auto:
            let isDisabled = noColor.map { !$0.isEmpty } ?? false
            return isTerminal && !isDisabled && term != "dumb" && term != nil ? supported(term, colorTerm) : .none
        }
    }

    private static func supported(_ term: String?, _ colorTerm: String?) -> ColorMode {
        if colorTerm == "truecolor" || colorTerm == "24bit" { return .trueColor }
        // Part by part, as in `xterm-256color`: the search for a text in a text takes half a millisecond to start.
        let hasManyColors = term?.split(separator: "-").contains { part in
            part.hasPrefix("256color") || part.hasPrefix("kitty") || part.hasPrefix("direct")
        }
        return hasManyColors == true ? .indexed : .sixteen
    }
}
