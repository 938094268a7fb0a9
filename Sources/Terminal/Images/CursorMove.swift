/// Relative moves of the cursor. A move by nothing is empty, because the terminal reads 0 as 1.
enum CursorMove {
    static func right(_ columns: Int) -> String { columns > 0 ? "\u{1B}[\(columns)C" : "" }
    static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
    /// Down, or up for a negative number.
    static func vertical(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : up(-rows) }
}
