/// Signs that books and web pages put where SAN has letters: figurines, typographic dashes, the sign `×`.
struct PlainLetters {
    /// The longest text with such signs that can be a move, in bytes.
    static let longest = 64

    private(set) var bytes = InlineArray<64, UInt8>(repeating: 0)
    private(set) var count = 0

    /// Writes the text with ASCII letters for the signs: `♘f3` as `Nf3`, `O–O` as `O-O`. False, and nothing is of use,
    /// when no such sign is in it; bytes that are none of them stay, and are no move afterwards.
    mutating func write(_ text: Span<UInt8>) -> Bool {
        guard text.count <= Self.longest, Self.hasSigns(text) else { return false }
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

    private static func hasSigns(_ text: Span<UInt8>) -> Bool {
        for index in text.indices where text[index] >= 0x80 { return true }
        return false
    }

    /// The letter for what begins at the index, nil for what is left out, and how many bytes it takes.
    private static func letter(_ text: Span<UInt8>, _ index: Int) -> (UInt8?, length: Int) {
        let first = text[index]
        let second = index + 1 < text.count ? text[index + 1] : 0
        let third = index + 2 < text.count ? text[index + 2] : 0
        switch (first, second, third) {
        case (0xC3, 0x97, _): return (UInt8(ascii: "x"), 2)  // ×
        case (0xC2, 0xA0, _): return (0x20, 2)  // no-break space
        // U+2010 to U+2015: hyphens and dashes; U+2212: minus.
        case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x88, 0x92): return (UInt8(ascii: "-"), 3)
        // U+2654 to U+265F: king to pawn, white, then black. Whose they are is not looked at.
        case (0xE2, 0x99, 0x94...0x9F): return (figurines[Int(third - 0x94) % 6], 3)
        // U+FE0E and U+FE0F: whether the figurine is text or a picture.
        case (0xEF, 0xB8, 0x8E), (0xEF, 0xB8, 0x8F): return (nil, 3)
        default: return (first, 1)
        }
    }

    private static let figurines: InlineArray<6, UInt8> = [0x4B, 0x51, 0x52, 0x42, 0x4E, 0x50]  // K Q R B N P
}
