import Terminal

/// A line on standard error that is drawn again and again over itself, and taken off when the work is done.
struct StatusLine {
    private var width = 0

    /// Puts a text in the place of the one before.
    mutating func draw(_ text: String) {
        let rest = max(0, width - DisplayWidth.of(text))
        try? Output.error.write("\r" + text + String(repeating: " ", count: rest))
        width = DisplayWidth.of(text)
    }

    /// Takes the line off the screen.
    mutating func clear() {
        guard width > 0 else { return }
        try? Output.error.write("\r" + String(repeating: " ", count: width) + "\r")
        width = 0
    }

    /// `[████░░░░]`: `width` columns between the brackets.
    /// - Parameter share: 0…1; what is beyond is cut.
    static func bar(_ share: Double, width: Int, isUTF8: Bool) -> String {
        let full = Int(Double(width) * max(0, min(1, share)))
        return "[" + String(repeating: isUTF8 ? "█" : "#", count: full)
            + String(repeating: isUTF8 ? "░" : ".", count: width - full) + "]"
    }
}
