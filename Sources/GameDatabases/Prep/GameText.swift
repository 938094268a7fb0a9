import Chess
public import PGN

/// What is kept beside a game whose columns and blob do not hold all of it: its tags exactly as they came, in their
/// order and none added, and behind an empty line its movetext, if the moves of the main line are not all.
///
/// Where the columns hold all but a round or a rating (`3.10` comes out as 3.1, an empty rating as none), the text is
/// a tilde and these tags alone: no other text begins so.
public enum GameText {
    private static let oddMark = UInt8(ascii: "~")

    /// The text of the tags that their columns do not hold, all else being held.
    public static func bytes(ofOdd tags: [TagPair]) -> [UInt8] { [oddMark] + bytes(of: tags) }

    /// The tags that belong into their places among those the columns hold, where the text is these alone.
    public static func odd(in text: [UInt8]) -> [TagPair]? {
        guard text.first == oddMark else { return nil }
        var tags = Tags()
        var games = PGNReader(Array(text.dropFirst())).makeIterator()
        _ = games.visitGame(&tags)
        return tags.pairs
    }

    private struct Tags: PGNVisitor {
        var pairs: [TagPair] = []

        mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
            pairs.append(TagPair(name: name.text, value: value.text))
        }
        mutating func beginMoves(from start: Position) -> PGNSkipPolicy { .moves }
        mutating func endGame(_ outcome: Result<GameResult, PGNError>) {}
    }

    /// The text of tags that their columns do not hold.
    public static func bytes(of tags: [TagPair]) -> [UInt8] {
        Array(PGNWriter.write(TagPairs(tags)).utf8)
    }

    /// The text of a whole game. O(its size).
    public static func bytes(of tags: [TagPair], whole tree: GameTree) -> [UInt8] {
        let head = bytes(of: tags)
        // A database of others may tell a start that no tag of the game tells: then the writer's own tags do.
        guard tree.start == .initial || start(of: head) == tree.start else { return Array(PGNWriter.write(tree).utf8) }
        return head + [UInt8(ascii: "\n")] + movetext(tree)
    }

    /// What stands below the tags: none of them holds an empty line.
    private static func movetext(_ tree: GameTree) -> [UInt8] {
        var tree = tree
        tree.tags = TagPairs()
        let text = Array(PGNWriter.write(tree).utf8)
        guard text.first == UInt8(ascii: "[") else { return text }
        let newLine = UInt8(ascii: "\n")
        for (place, byte) in text.enumerated() where byte == newLine && place > 0 && text[place - 1] == newLine {
            return Array(text[(place + 1)...])
        }
        return text
    }

    private static func start(of text: [UInt8]) -> Position? {
        var games = PGNReader(text).makeIterator()
        return try? games.next()?.tree.get().start
    }
}
