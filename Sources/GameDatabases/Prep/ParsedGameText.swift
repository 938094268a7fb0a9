import Chess
import PGN

/// A `GameText`, parsed: the tags of a game, and its moves if it has any.
struct ParsedGameText {
    let text: [UInt8]
    private var content = ContentVisitor()

    /// Nil without a text, or when it holds only inexact tags.
    init?(_ value: SQLiteValue) {
        guard let bytes = Self.bytes(value), GameText.inexactTags(in: bytes) == nil else { return nil }
        text = bytes
        var games = PGNReader(text).makeIterator()
        // An empty text is valid: the game had no tags.
        _ = games.visitGame(&content)
    }

    /// The tags that the columns do not hold exactly, if the text holds nothing else.
    static func inexactTags(_ value: SQLiteValue) -> [TagPair] { bytes(value).flatMap(GameText.inexactTags) ?? [] }

    private static func bytes(_ value: SQLiteValue) -> [UInt8]? {
        switch value {
        case .blob(let bytes): bytes
        case .text(let string): Array(string.utf8)
        case .null, .integer, .real: nil
        }
    }

    var tags: [TagPair] { content.tags }
    /// Whether the text holds the game, not only its tags.
    var hasMoves: Bool { content.hasMoves }

    /// Returns the position in which the game begins. Throws when the text cannot be parsed.
    func checkedStart() throws(MoveDecodingError) -> Position {
        if let error = content.error {
            throw MoveDecodingError(.unreadableMoves, ply: error.ply, "its comments and tags: \(error.message)")
        }
        return content.start
    }

    private struct ContentVisitor: PGNVisitor {
        var tags: [TagPair] = []
        var start = Position.initial
        var hasMoves = false
        var error: PGNError?

        mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
            if let tag = TagPair(name: name.text, value: value.text) { tags.append(tag) }
        }

        mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
            self.start = start
            return .nothing
        }

        mutating func move(_: Move?, at _: SourceLocation, before _: Position, after _: Position) { hasMoves = true }
        mutating func nag(_: NAG) { hasMoves = true }
        mutating func comment(_: Span<UInt8>) { hasMoves = true }
        mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
            if case .failure(let error) = outcome { self.error = error }
        }
    }
}
