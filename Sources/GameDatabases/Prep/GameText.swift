import Chess
public import PGN

/// The text that Prep stores beside a game whose columns and move blob do not hold all of it: its tags verbatim and in
/// their order, and after an empty line its movetext, if that has more than the moves of the main line.
///
/// If the columns hold everything but the exact text of a round or a rating (`3.10` becomes 3.1, an empty rating NULL),
/// the text is a tilde and these tags only. No other text begins with a tilde.
public enum GameText {
    private static let inexactMark = UInt8(ascii: "~")

    /// Returns the text for a game of which only these tags are not held exactly by their columns.
    public static func bytes(ofInexact tags: [TagPair]) -> [UInt8] { [inexactMark] + bytes(of: tags) }

    /// Returns the tags of a text that begins with a tilde; nil for any other text.
    public static func inexactTags(in text: [UInt8]) -> [TagPair]? {
        guard text.first == inexactMark else { return nil }
        var tags = TagVisitor()
        var games = PGNReader(Array(text.dropFirst())).makeIterator()
        _ = games.visitGame(&tags)
        return tags.pairs
    }

    /// Returns the tags of a text of either kind: all tags of the game, or the inexact ones.
    public static func tags(in text: [UInt8]) -> [TagPair] {
        if let inexact = inexactTags(in: text) { return inexact }
        var tags = TagVisitor()
        var games = PGNReader(text).makeIterator()
        _ = games.visitGame(&tags)
        return tags.pairs
    }

    /// Whether a text holds the moves too, because the game has comments, variations or NAGs.
    public static func hasMoves(_ text: [UInt8]) -> Bool {
        guard text.first != inexactMark else { return false }
        let newLine = UInt8(ascii: "\n")
        return text.first != UInt8(ascii: "[") && !text.isEmpty
            || zip(text, text.dropFirst()).contains { $0 == newLine && $1 == newLine }
    }

    private struct TagVisitor: PGNVisitor {
        var pairs: [TagPair] = []

        mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
            if let tag = TagPair(name: name.text, value: value.text) { pairs.append(tag) }
        }
        mutating func beginMoves(from start: Position) -> PGNSkipPolicy { .moves }
        mutating func endGame(_ outcome: Result<GameResult, PGNError>) {}
    }

    /// Returns the text for a game of which only the tags are not held by the columns.
    public static func bytes(of tags: [TagPair]) -> [UInt8] {
        Array(PGNWriter.write(TagPairs(tags)).utf8)
    }

    /// Returns the text of a whole game. O(its size).
    public static func bytes(of tags: [TagPair], whole tree: GameTree) -> [UInt8] {
        let head = bytes(of: tags)
        // In another program's database the start can be missing from the tags; the writer adds it.
        guard tree.start == .initial || start(of: head) == tree.start else { return Array(PGNWriter.write(tree).utf8) }
        return head + [UInt8(ascii: "\n")] + movetext(tree)
    }

    /// Returns the text after the tags, which contain no empty line.
    private static func movetext(_ tree: GameTree) -> [UInt8] {
        var tree = tree
        tree.tags = TagPairs()
        let text = Array(PGNWriter.write(tree).utf8)
        guard text.first == UInt8(ascii: "[") else { return text }
        let newLine = UInt8(ascii: "\n")
        for (index, byte) in text.enumerated() where byte == newLine && index > 0 && text[index - 1] == newLine {
            return Array(text[(index + 1)...])
        }
        return text
    }

    private static func start(of text: [UInt8]) -> Position? {
        var games = PGNReader(text).makeIterator()
        return try? games.next()?.tree.get().start
    }
}
