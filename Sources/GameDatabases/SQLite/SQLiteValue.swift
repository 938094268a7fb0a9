/// The value of one column of one row, as SQLite stores it, whatever type the column declares.
public enum SQLiteValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])

    /// The approximate size in memory, in bytes.
    var byteCount: Int {
        switch self {
        case .null, .integer, .real: 8
        case .text(let text): text.utf8.count
        case .blob(let bytes): bytes.count
        }
    }

    /// The text, or the number as text; nil for NULL, an empty text and a blob.
    var textValue: String? {
        switch self {
        case .null, .blob: nil
        case .integer(let number): String(number)
        case .real(let number): "\(number)"
        case .text(let text): text.isEmpty ? nil : text
        }
    }

    /// The whole number, also one stored as text; nil for anything else.
    var integerValue: Int? {
        switch self {
        case .integer(let number): Int(exactly: number)
        case .text(let text): Int(text)
        case .null, .real, .blob: nil
        }
    }
}
