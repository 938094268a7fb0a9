/// Numbers in groups of seven bits, the lowest first, with the highest bit of a byte set when another follows.
extension [UInt8] {
    /// Appends a number.
    public mutating func append(varint number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    /// Appends the number of the bytes and the bytes; nil as the number 0.
    public mutating func append(counted bytes: [UInt8]?) {
        guard let bytes else { return append(0) }
        append(varint: UInt64(bytes.count) + 1)
        append(contentsOf: bytes)
    }

    /// Appends the number of the text's bytes and the text; nil as the number 0.
    public mutating func append(counted text: String?) {
        guard var text else { return append(0) }
        text.withUTF8 { utf8 in
            append(varint: UInt64(utf8.count) + 1)
            append(contentsOf: utf8)
        }
    }

    /// Appends the number of the texts and the texts.
    public mutating func append(texts: [String]) {
        append(varint: UInt64(texts.count))
        for text in texts { append(counted: text) }
    }
}
