import Terminal

/// Columns of a table.
extension String {
    /// The text with blanks added on the right.
    func filled(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) }

    /// The text with blanks added on the left.
    func aligned(_ width: Int) -> String { String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) + self }

    /// The text cut to a width, with a mark where it was cut.
    func cut(_ width: Int) -> String {
        guard DisplayWidth.of(self) > width else { return self }
        var text = self
        while DisplayWidth.of(text) >= width, !text.isEmpty { text.removeLast() }
        return text + "…"
    }
}
