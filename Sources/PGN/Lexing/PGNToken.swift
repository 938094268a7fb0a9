import Chess

/// A token of PGN syntax. It owns no memory: it refers to its bytes by their offsets.
enum PGNToken {
    /// A tag pair; `value` is the text between the quotes with its escapes.
    case tag(name: Extent, value: Extent)
    /// Text that begins like a tag but is not one.
    case incompleteTag
    /// A move number; `isBlack` is true for two dots or more.
    case number(Int, isBlack: Bool)
    /// A move, or text in the place of a move.
    case move(Extent)
    case nag(NAG)
    /// `$` without a number from 0 to 255.
    case badNAG(Extent)
    case variationStart
    case variationEnd
    /// The bytes between the braces, or between `;` and the end of the line.
    case comment(Extent)
    case unclosedComment
    case result(GameResult)
    /// A character without a meaning in PGN.
    case stray(Extent)
    /// The end of the whole text.
    case end
    /// The buffer ends inside the next token; more text is needed.
    case more
}

/// A range of bytes in the buffer. Half the size of a `Range<Int>`, so that a token fits into registers.
struct Extent {
    let start: UInt32
    let end: UInt32

    @inline(__always) init(_ start: Int, _ end: Int) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
    }

    @inline(__always) var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
    @inline(__always) var count: Int { Int(end &- start) }
}
