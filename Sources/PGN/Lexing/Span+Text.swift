/// The text that visitors receive.
extension Span<UInt8> {
    /// The bytes as a string. Invalid UTF-8, which visitors never receive, is read as Windows-1252. O(count).
    public var text: String { TextEncoding.string(self) }

    /// Returns whether the bytes equal a text; copies nothing.
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
