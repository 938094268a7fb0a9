/// What stands in one column of one row, as SQLite stored it, whatever the column was declared to be.
enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// The bytes it takes in memory, roughly.
    var size: Int {
        switch self {
        case .null, .integer, .real: 8
        case .text(let text): text.utf8.count
        case .blob(let bytes): bytes.count
        }
    }

    /// A text, or a number as it is written; nil for NULL, an empty text and a blob.
    var word: String? {
        switch self {
        case .null, .blob: nil
        case .integer(let number): String(number)
        case .real(let number): "\(number)"
        case .text(let text): text.isEmpty ? nil : text
        }
    }

    /// A whole number, also one written as text.
    var number: Int? {
        switch self {
        case .integer(let number): Int(exactly: number)
        case .text(let text): Int(text)
        case .null, .real, .blob: nil
        }
    }
}
