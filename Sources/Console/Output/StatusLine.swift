import Terminal

/// A line on standard error that is redrawn in place and removed when the work is done.
struct StatusLine {
    private var width = 0

    /// Replaces the text of the line.
    mutating func draw(_ text: String) {
        let rest = max(0, width - DisplayWidth.of(text))
        try? Output.error.write("\r" + text + String(repeating: " ", count: rest))
        width = DisplayWidth.of(text)
    }

    /// Removes the line from the screen.
    mutating func clear() {
        guard width > 0 else { return }
        try? Output.error.write("\r" + String(repeating: " ", count: width) + "\r")
        width = 0
    }

    /// `[████░░░░]`: `width` columns between the brackets.
    /// - Parameter share: from 0 to 1; other values are clamped.
    static func bar(_ share: Double, width: Int, isUTF8: Bool) -> String {
        let full = Int(Double(width) * max(0, min(1, share)))
        return "[" + String(repeating: isUTF8 ? "█" : "#", count: full)
            + String(repeating: isUTF8 ? "░" : ".", count: width - full) + "]"
    }
}
