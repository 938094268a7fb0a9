/// The queries that are sent to a terminal, all at once.
public struct TerminalQueries: Sendable, Hashable {
    /// What is written.
    let text: String
    /// The number of cursor reports among the replies.
    let cursorReports: Int
    /// The longest time to wait for the last reply, in milliseconds.
    public var timeout: Int
    /// What the environment variables say.
    public let environment: TerminalEnvironment
    /// Whether the replies may lead to pictures.
    let allowsImages: Bool

    /// Chooses the queries; nil for a terminal that must not be asked or has nothing to tell.
    ///
    /// - Parameters:
    ///   - environment: What is known about the terminal.
    ///   - color: The colours in use. Without colours there are no pictures either.
    ///   - isUTF8: Whether the locale can show more than ASCII.
    public init?(_ environment: TerminalEnvironment, color: ColorMode, isUTF8: Bool) {
        guard let term = environment.term, term != "dumb", color != .none, !environment.isLinuxConsole else {
            return nil
        }
        // A multiplexer may pass strings on to a terminal that is not the one of this program.
        let isDirect = !environment.isMultiplexed
        allowsImages = isUTF8 && (isDirect || environment.isTmux)
        var text = ""
        if isUTF8 {
            for glyph in Self.glyphs { text += "\r" + glyph + "\u{1B}[6n" }
            text += "\r\u{1B}[K"
        }
        if isUTF8, isDirect { text += "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" }
        if allowsImages {
            // Colours and size of sixel pictures, which Kitty does not have; size of a cell and of the text area.
            if !term.contains("kitty") { text += "\u{1B}[?1;1;0S\u{1B}[?2;1;0S" }
            text += "\u{1B}[16t\u{1B}[14t"
        }
        if isDirect || environment.isTmux { text += "\u{1B}]11;?\u{1B}\\" }
        if isDirect, color != .trueColor {
            // A colour that no palette has is set and read back.
            text += "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
        }
        self.text = text + "\u{1B}[c"
        self.environment = environment
        cursorReports = isUTF8 ? Self.glyphs.count : 0
        timeout = environment.isRemote ? 1000 : 100
    }

    /// The characters whose width is measured: the pawn with the selector for text, and the upper half block.
    static let glyphs = ["\u{265F}\u{FE0E}", "\u{2580}"]
}
