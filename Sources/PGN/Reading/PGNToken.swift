import Chess

/// The syntax of PGN, one piece at a time. Ranges are byte offsets into the lexer's text: no token owns memory.
enum PGNToken {
    /// A tag pair; `value` lies between the quotes, escapes as written.
    case tag(name: Range<Int>, value: Range<Int>)
    /// Something that begins as a tag and is none.
    case incompleteTag
    /// A move number; `isBlack` with two dots or more.
    case number(Int, isBlack: Bool)
    /// A move or what stands in a move's place.
    case move(Range<Int>)
    case nag(NAG)
    /// `$` with no number from 0 to 255.
    case badNAG(Range<Int>)
    case variationStart
    case variationEnd
    /// The bytes between the braces, or between `;` and the end of the line.
    case comment(Range<Int>)
    case unclosedComment
    case result(GameResult)
    /// A character that has no meaning here.
    case stray(Range<Int>)
    case end
}
