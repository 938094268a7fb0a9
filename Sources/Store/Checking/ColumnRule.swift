/// The values that a column of the data file may have.
struct ColumnRule {
    enum Content {
        case number(ClosedRange<Int64>)
        case real(ClosedRange<Double>)
        case textOrNumber(ClosedRange<Int64>)
        /// Any whole number of 64 bits.
        case bits
        case text
        case blob
        /// A text or a number, as in ocgdb's columns.
        case word
        /// One of these texts.
        case oneOf([String])
    }

    let column: String
    let content: Content
    let isNullable: Bool

    init(_ column: String, _ content: Content, isNullable: Bool = false) {
        self.column = column
        self.content = content
        self.isNullable = isNullable
    }

    static func optional(_ column: String, _ content: Content) -> ColumnRule {
        ColumnRule(column, content, isNullable: true)
    }

    /// SQL that is true for a value the column may not have.
    var fault: String {
        let type = "typeof(\(column))"
        let isGood =
            switch content {
            case .number(let range):
                "(\(type) = 'integer' AND \(column) BETWEEN \(range.lowerBound) AND \(range.upperBound))"
            case .real(let range):
                "(\(type) = 'real' AND \(column) BETWEEN \(range.lowerBound) AND \(range.upperBound))"
            case .textOrNumber(let range):
                """
                (\(type) = 'text' OR \(type) = 'integer'
                  AND \(column) BETWEEN \(range.lowerBound) AND \(range.upperBound))
                """
            case .bits: "\(type) = 'integer'"
            case .text: "\(type) = 'text'"
            case .blob: "\(type) = 'blob'"
            case .word: "\(type) IN ('text', 'integer', 'real')"
            case .oneOf(let words): "\(column) IN (\(words.map { "'\($0)'" }.joined(separator: ", ")))"
            }
        return isNullable ? "(\(column) IS NOT NULL AND NOT \(isGood))" : "(\(column) IS NULL OR NOT \(isGood))"
    }
}
