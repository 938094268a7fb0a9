extension [StyledText] {
    /// Arranges the texts in rows of at most `columns` columns with a separator between them. A text that does not fit
    /// begins the next row, indented; one wider than a row is wrapped at blanks.
    public func flowed(to columns: Int, separator: StyledText = "  ", indent: Int = 0) -> [StyledText] {
        let margin = StyledText(String(repeating: " ", count: indent))
        var rows: [StyledText] = []
        for text in self where !text.isEmpty {
            if let row = rows.last, row.width + separator.width + text.width <= columns {
                rows[rows.count - 1] = row + separator + text
            } else {
                rows.append(rows.isEmpty ? text : margin + text)
            }
        }
        return rows.flatMap { $0.wrapped(to: columns, indent: indent) }
    }
}

extension StyledText {
    /// Returns the line unchanged if it fits, otherwise wrapped at blanks, with the following rows indented by two more
    /// columns.
    public func fitted(to columns: Int) -> [StyledText] {
        guard width > columns else { return [self] }
        let blanks = plain.prefix { $0 == " " }.count
        return wrapped(to: columns, indent: Swift.min(blanks + 2, columns / 2))
    }
}
