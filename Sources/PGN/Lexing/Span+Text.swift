/// Text as a visitor hears it.
extension Span<UInt8> {
    /// The bytes as a string of their own. What is not valid UTF-8, which no visitor hears, is read as Windows-1252.
    /// O(count).
    public var text: String { TextEncoding.string(self) }

    /// Whether these are the bytes of a text; nothing is copied.
    ///
    /// ```swift
    /// let name = Array("White".utf8)
    /// print(name.span == "White", name.span == "white", name.span.text)  // true false White
    /// ```
    public static func == (bytes: Span<UInt8>, text: String) -> Bool {
        var text = text
        return text.withUTF8 { text in
            guard bytes.count == text.count else { return false }
            for index in text.indices where text[index] != bytes[index] { return false }
            return true
        }
    }
}
