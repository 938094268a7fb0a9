/// Dividing a text into parts that can be read at the same time.
///
/// A text is divided where a game probably begins: at an Event tag after an empty line. Such a line may also be in a
/// comment. So each part reads to the end of its last game, wherever that is, and the next part counts only if it begins
/// there (`pass(_:)`).
extension PGNScan {
    /// What must be known between two games to read the next one.
    struct Place {
        var lexer: PGNLexer
        /// The number of games before the place.
        var games: Int
        /// The result after the moves of the game before it; nil if it has none.
        var result: GameResult?
    }

    var place: Place { Place(lexer: lexer, games: game.number, result: game.result) }

    /// Returns the next parts of the text, one after the other, without passing them; none in the middle of a game, in a
    /// text that is refused, and if there is no place to divide the text. The last part ends with the text.
    ///
    /// - Parameters:
    ///   - count: the greatest number of parts.
    ///   - size: the least number of bytes of a part. As many are read ahead for each.
    mutating func parts<Failure: Error>(
        _ count: Int, of size: Int, _ more: (Int) throws(Failure) -> [UInt8]
    ) throws(Failure) -> [PGNPart] {
        guard case .betweenGames = game.stage, try begins(more) else { return [] }
        try fill(count * size, more)
        let text = self.text
        var parts: [PGNPart] = []
        var scan = self
        while parts.count < count, let end = Self.probableGame(text.span, from: scan.lexer.cursor.offset + size) {
            parts.append(PGNPart(scan, end: end))
            scan.lexer.move(to: end)
            scan.game.number = 0
            scan.game.result = nil
        }
        if lexer.isLast, parts.count < count, scan.lexer.cursor.offset < text.count {
            parts.append(PGNPart(scan, end: text.count))
        }
        return parts
    }

    /// Passes the games that a part has read, if it began at this place.
    ///
    /// - Returns: what the numbers of lines and games in the part have to be increased by; nil if it began elsewhere.
    mutating func pass(_ part: PGNPart.Outcome) -> PGNPart.Offset? {
        guard part.start.lexer.cursor.offset == lexer.cursor.offset else { return nil }
        let offset = PGNPart.Offset(
            lines: lexer.cursor.line - part.start.lexer.cursor.line, games: game.number - part.start.games)
        lexer = part.end.lexer
        lexer.move(byLines: offset.lines)
        game.number = part.end.games + offset.games
        game.result = part.end.result
        return offset
    }

    /// Returns the offset of the first complete Event tag in a line of its own after an empty line, at or after `start`.
    private static func probableGame(_ text: Span<UInt8>, from start: Int) -> Int? {
        var index = max(start, 3)
        while index < text.count {
            if text[index] == UInt8(ascii: "["), isAfterEmptyLine(text, index), isEventTag(text, index) { return index }
            index += 1
        }
        return nil
    }

    private static func isAfterEmptyLine(_ text: Span<UInt8>, _ index: Int) -> Bool {
        let lineFeed = UInt8(ascii: "\n")
        guard text[index - 1] == lineFeed else { return false }
        return text[index - 2] == lineFeed || text[index - 2] == UInt8(ascii: "\r") && text[index - 3] == lineFeed
    }

    private static func isEventTag(_ text: Span<UInt8>, _ start: Int) -> Bool {
        let name = "[Event \""
        let value = start + name.utf8.count
        guard value < text.count, text.extracting(start..<value) == name else { return false }
        var end = value
        while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
        guard end < text.count else { return false }
        if text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return end - 2 >= value && text[end - 2] == UInt8(ascii: "\"") && text[end - 1] == UInt8(ascii: "]")
    }
}
