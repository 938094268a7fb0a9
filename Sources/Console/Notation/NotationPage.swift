import Terminal

/// The notation of a chapter in lines.
struct NotationPage {
    let lines: [StyledText]
    /// The index of the line with the current move; nil when no move is current.
    let currentLine: Int?

    /// A smaller window has no room for dots.
    private static let fewestWithDots = 5

    /// At most `rows` lines: those around the current move, or the first. A cut is marked with dots.
    func window(rows: Int, isUTF8: Bool) -> [StyledText] {
        guard lines.count > rows else { return lines }
        // A third of the window is before the current line: what comes next is of more use.
        let first = max(0, min((currentLine ?? 0) - rows / 3, lines.count - rows))
        var window = Array(lines[first..<first + rows])
        guard rows >= Self.fewestWithDots else { return window }
        let dots = StyledText(isUTF8 ? "⋮" : ":", .dim)
        if first > 0 { window[0] = dots }
        if first + rows < lines.count { window[rows - 1] = dots }
        return window
    }
}
