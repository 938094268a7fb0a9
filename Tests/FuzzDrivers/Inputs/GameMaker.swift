import Chess
public import PGN
import SeededRandom

/// Generates games of legal moves with everything a file can contain, deterministic for a generator.
public struct GameMaker {
    private var generator: SeededGenerator

    init(generator: SeededGenerator) {
        self.generator = generator
    }

    /// The same games for the same seed.
    public init(seed: UInt64) { self.init(generator: SeededGenerator(seed: seed)) }

    private static let comments = [
        " a ", "", "two\nlines", "[%clk 0:01:00]", "brace } inside", "{ opening", "1. e4 *", "\"quoted\" [x]", " ü ♞ ",
        ";", "%", "} begins", "\n", "\r", "line\n% percent\n[Event \"x\"]\n\n1. e4 *\n", "( not ) a variation $1",
        "carriage\r\nreturn", "a rather long remark that will hardly find room beside other things on its line",
        "[%cal Gd1d4,Re8e1][%csl Ye4] drawn", "\u{FEFF}\u{A0}\u{301}",
    ]
    private static let names = [
        "Event", "White", "Result", "Annotator", "ECO", "FEN", "Variant", "SetUp", "a_b", "x-1", "Ü", "a b", "", "[",
        "x]",
    ]
    private static let values = [
        "", "Ünal", "a \"b\" \\ c", "ends with \\", "]", "\"]", "{ ( ; %", "?", "1-0", "1/2-1/2", "tab\there", "\\\"",
        "Atomic", "wild/fr", "not\na FEN", " ", "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    ]

    /// Returns one game with random tags, start position, result, variations, null moves, comments and glyphs.
    public mutating func game() -> GameTree {
        let start = generator.isLucky(oneIn: 4) ? RandomGames.position(&generator) : .initial
        var game = GameTree(tags: tags(), start: start, result: generator.pick(GameResult.allCases))
        var ends = [GameTree.root]
        if generator.isLucky(oneIn: 4) { game.add(comment(), to: GameTree.root) }
        if generator.isLucky(oneIn: 9) { game.add(nag(), to: GameTree.root) }
        for _ in 0..<generator.below(60) {
            let parent =
                generator.isLucky(oneIn: 5) ? GameTree.NodeID(index: generator.below(game.count)) : ends[ends.count - 1]
            guard let node = append(to: parent, of: &game) else { continue }
            ends.append(node)
            if generator.isLucky(oneIn: 3) { game.add(comment(), to: node) }
            if generator.isLucky(oneIn: 6) { game.add(comment(), to: node) }
            if generator.isLucky(oneIn: 3) { game.add(nag(), to: node) }
            if generator.isLucky(oneIn: 6) { game.add(NAG(rawValue: UInt8(generator.below(8))), to: node) }
            if !game[node].isFirstChild, generator.isLucky(oneIn: 4) { game.add(before: comment(), to: node) }
        }
        return game
    }

    private mutating func append(to parent: GameTree.NodeID, of game: inout GameTree) -> GameTree.NodeID? {
        if generator.isLucky(oneIn: 40) { return game.appendNull(to: parent) }
        let moves = game.position(at: parent).legalMoves()
        return moves.isEmpty ? nil : game.append(generator.pick(moves), to: parent)
    }

    private mutating func tags() -> TagPairs {
        guard generator.isLucky(oneIn: 2) else { return TagPairs() }
        return TagPairs(
            (0..<generator.below(5)).compactMap { _ in
                TagPair(name: generator.pick(Self.names), value: generator.pick(Self.values))
            })
    }

    /// Returns a comment, one in five of random characters.
    private mutating func comment() -> Comment {
        let text =
            generator.isLucky(oneIn: 5)
            ? String((0..<generator.below(40)).map { _ in generator.pick(Array("}{;[]%\"\\\n\r\t aé♞1.e4*")) })
            : generator.pick(Self.comments)
        return Comment(text) ?? comment()
    }
    private mutating func nag() -> NAG { NAG(rawValue: UInt8(generator.below(256))) }
}
