/// How many colours a terminal can show.
public enum ColorMode: Sendable, Hashable, Comparable {
    /// No escape codes at all.
    case none
    case sixteen
    case indexed
    case trueColor

    public enum Wish: Sendable { case auto, always, never }

    /// The mode for one stream.
    /// - Parameters:
    ///   - wish: `--color`. `.always` wins over everything but counts what the terminal can.
    ///   - isTerminal: whether the stream is one.
    ///   - noColor: `NO_COLOR`; any non-empty value means none (no-color.org).
    ///   - term: `TERM`; `dumb` means none.
    ///   - colorTerm: `COLORTERM`; `truecolor` or `24bit` mean 24 bits.
    public static func choose(
        _ wish: Wish, isTerminal: Bool, noColor: String?, term: String?, colorTerm: String?
    ) -> ColorMode {
        let able: ColorMode =
            if colorTerm == "truecolor" || colorTerm == "24bit" {
                .trueColor
            } else if let term, term.contains("256color") || term.contains("kitty") || term.contains("direct") {
                .indexed
            } else {
                .sixteen
            }
        switch wish {
        case .always: return able
        case .never: return .none
        case .auto:
            let isRefused = noColor.map { !$0.isEmpty } ?? false
            return isTerminal && !isRefused && term != "dumb" && term != nil ? able : .none
        }
    }
}
