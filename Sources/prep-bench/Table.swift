/// A text table with headings: the first column is left-aligned, the others are right-aligned.
struct Table {
    private var rows: [[String]]

    init(_ headings: String...) { rows = [headings] }

    init(_ headings: [String]) { rows = [headings] }

    /// Adds a row; missing cells stay empty.
    mutating func add(_ cells: String...) { rows.append(cells) }

    /// Adds a row with name, minimum, median and maximum, and a last cell.
    mutating func add(_ name: String, _ figures: Figures, places: Int, last: String = "") {
        add(name, figures, places: places, last: [last])
    }

    /// Adds such a row with several last cells.
    mutating func add(_ name: String, _ figures: Figures, places: Int, last: [String]) {
        rows.append(
            [name, digits(figures.minimum, places), digits(figures.median, places), digits(figures.maximum, places)]
                + last)
    }

    /// The lines, with two blanks between columns and no trailing blanks.
    var lines: [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let blanks = String(repeating: " ", count: widths[column] - cell.count)
                line += (column == 0 ? "" : "  ") + (column == 0 ? cell + blanks : blanks + cell)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    func print() {
        for line in lines { Swift.print(line) }
    }
}
