import GRDB

extension Row {
    /// Returns the text in a column, or the number there as text; nil for NULL and a blob.
    func text(at index: Int) -> String? {
        switch (self[index] as DatabaseValue).storage {
        case .int64(let number): String(number)
        case .double(let number): String(number)
        case .string(let text): text
        case .null, .blob: nil
        }
    }
}
