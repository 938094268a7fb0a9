/// Converts figurines, typographic dashes and the sign `×`, as used in books and on web pages, to the ASCII letters of
/// SAN.
struct ASCIIMoveText {
    /// The length in bytes of the longest text with such characters that can be a move.
    static let longest = 64

    private(set) var bytes = InlineArray<64, UInt8>(repeating: 0)
    private(set) var count = 0

    /// Writes the text in ASCII: `♘f3` as `Nf3`, `O–O` as `O-O`. Returns false if the text is pure ASCII or too long;
    /// `bytes` must not be used then. Unknown characters are copied, and make the text invalid as a move.
    mutating func write(_ text: Span<UInt8>) -> Bool {
        guard text.count <= Self.longest, Self.isNotASCII(text) else { return false }
        var index = 0
        while index < text.count {
            let (letter, length) = Self.letter(text, index)
            if let letter {
                bytes[count] = letter
                count += 1
            }
            index += length
        }
        return true
    }

    private static func isNotASCII(_ text: Span<UInt8>) -> Bool {
        for index in text.indices where text[index] >= 0x80 { return true }
        return false
    }

    /// Returns the ASCII letter for the character at `index` (nil for one that is dropped) and its length in bytes.
    private static func letter(_ text: Span<UInt8>, _ index: Int) -> (UInt8?, length: Int) {
        let first = text[index]
        let second = index + 1 < text.count ? text[index + 1] : 0
        let third = index + 2 < text.count ? text[index + 2] : 0
        switch (first, second, third) {
        case (0xC3, 0x97, _): return (UInt8(ascii: "x"), 2)  // ×
        case (0xC2, 0xA0, _): return (0x20, 2)  // no-break space
        // U+2010 to U+2015: hyphens and dashes; U+2212: minus.
        case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x88, 0x92): return (UInt8(ascii: "-"), 3)
        // U+2654 to U+265F: king to pawn, white, then black. The colour is ignored.
        case (0xE2, 0x99, 0x94...0x9F): return (figurines[Int(third - 0x94) % 6], 3)
        // U+FE0E and U+FE0F: text or emoji presentation of a figurine.
        case (0xEF, 0xB8, 0x8E), (0xEF, 0xB8, 0x8F): return (nil, 3)
        default: return (first, 1)
        }
    }

    private static let figurines: InlineArray<6, UInt8> = [0x4B, 0x51, 0x52, 0x42, 0x4E, 0x50]  // K Q R B N P
}
