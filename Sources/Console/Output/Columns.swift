import Terminal

/// Columns of a table.
extension String {
    /// With blanks on the right.
    func filled(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) }

    /// With blanks on the left.
    func aligned(_ width: Int) -> String { String(repeating: " ", count: max(0, width - DisplayWidth.of(self))) + self }

    /// Cut to a width, with a sign of it.
    func cut(_ width: Int) -> String {
        guard DisplayWidth.of(self) > width else { return self }
        var text = self
        while DisplayWidth.of(text) >= width, !text.isEmpty { text.removeLast() }
        return text + "…"
    }
}
