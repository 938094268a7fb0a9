/// `1 card`, `2 cards`.
public func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
}

/// `second`, `third` … `tenth`, `11th`.
public func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    if words.indices.contains(number - 1) { return words[number - 1] }
    let endings = [1: "st", 2: "nd", 3: "rd"]
    return "\(number)" + ((11...13).contains(number % 100) ? "th" : endings[number % 10] ?? "th")
}

/// Whole per cent, rounded to the nearest; nil when the total is 0.
public func percent(_ part: Int, of whole: Int) -> Int? {
    whole > 0 ? (200 * part + whole) / (2 * whole) : nil
}

extension Array where Element: Hashable {
    /// Each element once, in the order of first appearance.
    public var uniqued: [Element] {
        var seen: Set<Element> = []
        var unique: [Element] = []
        for element in self where seen.insert(element).inserted { unique.append(element) }
        return unique
    }
}
