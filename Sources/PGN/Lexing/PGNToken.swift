import Chess

/// The syntax of PGN, one piece at a time. A token owns no memory: it says where its bytes stand.
enum PGNToken {
    /// A tag pair; `value` lies between the quotes, escapes as written.
    case tag(name: Extent, value: Extent)
    /// Something that begins as a tag and is none.
    case incompleteTag
    /// A move number; `isBlack` with two dots or more.
    case number(Int, isBlack: Bool)
    /// A move or what stands in a move's place.
    case move(Extent)
    case nag(NAG)
    /// `$` with no number from 0 to 255.
    case badNAG(Extent)
    case variationStart
    case variationEnd
    /// The bytes between the braces, or between `;` and the end of the line.
    case comment(Extent)
    case unclosedComment
    case result(GameResult)
    /// A character that has no meaning here.
    case stray(Extent)
    /// The end of the whole text.
    case end
    /// The text at hand ends inside the next token: more of it is needed to read that.
    case more
}

/// A run of bytes in the text at hand. Half the size of a `Range<Int>`, so that a token fits into registers.
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
