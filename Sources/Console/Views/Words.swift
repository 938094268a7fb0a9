import Terminal

/// Small words that many views need.
extension String {
    /// A warning on standard error.
    var warning: StyledText { StyledText("warning: ", .warning) + StyledText(self) }
}

/// `1 card`, `2 cards`.
func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
}

/// Whole per cent, rounded to the nearest; nil of nothing.
func percent(_ part: Int, of whole: Int) -> Int? {
    whole > 0 ? (200 * part + whole) / (2 * whole) : nil
}

/// `2:41`.
func minutesAndSeconds(milliseconds: Int) -> String {
    let seconds = (milliseconds + 500) / 1000
    return "\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)"
}
