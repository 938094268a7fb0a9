import Chess
import PGN

/// What Prep keeps beside a game whose columns do not hold all of it: the game as PGN, or, where only its tags do not
/// fit, the tags alone.
struct ParsedGameText {
    let text: [UInt8]
    private var heard = Hearing()

    /// Nil where nothing is kept, or odd tags alone.
    init?(_ value: SQLiteValue) {
        guard let bytes = Self.bytes(value), GameText.odd(in: bytes) == nil else { return nil }
        text = bytes
        var games = PGNReader(text).makeIterator()
        // Without tags and moves it holds no game, and says that the game had no tags.
        _ = games.visitGame(&heard)
    }

    /// The tags that the columns do not hold, where nothing else is kept.
    static func odd(_ value: SQLiteValue) -> [TagPair] { bytes(value).flatMap(GameText.odd) ?? [] }

    private static func bytes(_ value: SQLiteValue) -> [UInt8]? {
        switch value {
        case .blob(let bytes): bytes
        case .text(let string): Array(string.utf8)
        case .null, .integer, .real: nil
        }
    }

    var tags: [TagPair] { heard.tags }
    /// The game stands in the text, not only its tags.
    var hasMoves: Bool { heard.hasMoves }

    /// The position it starts from.
    func checkedStart() throws(MoveDecodingError) -> Position {
        if let error = heard.error {
            throw MoveDecodingError(.unreadableMoves, ply: error.ply, "its comments and tags: \(error.message)")
        }
        return heard.start
    }

    private struct Hearing: PGNVisitor {
        var tags: [TagPair] = []
        var start = Position.initial
        var hasMoves = false
        var error: PGNError?

        mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
            tags.append(TagPair(name: name.text, value: value.text))
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
