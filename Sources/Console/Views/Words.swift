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

/// `second`, `third` … `tenth`, `11th`.
func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    if words.indices.contains(number - 1) { return words[number - 1] }
    let endings = [1: "st", 2: "nd", 3: "rd"]
    return "\(number)" + ((11...13).contains(number % 100) ? "th" : endings[number % 10] ?? "th")
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
