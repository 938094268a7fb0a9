/// The width of text in terminal columns.
public enum DisplayWidth {
    /// Returns the sum over all scalars: 0 for combining marks, 2 for wide East Asian characters and emoji, else 1.
    /// Control characters do not occur in displayed text and count as 0.
    public static func of(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
        return text.unicodeScalars.reduce(0) { $0 + of($1) }
    }

    static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value >= 0x20 ? 1 : 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return WideScalars.contains(scalar) ? 2 : 1
        }
    }
}
