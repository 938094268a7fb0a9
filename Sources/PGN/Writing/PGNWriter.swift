import Chess

/// Writes games in a canonical form: reading and writing the text again produces the same bytes.
///
/// - A game with tags or its own start position begins with the Seven Tag Roster in order, with `?` for missing values,
///   followed by its other tags in order. A game with neither has no tags, as in many repertoire files. So reading a
///   written game returns the same game, except for added tags and their order.
/// - Lines of movetext have at most 79 columns. A comment is written unchanged and never wrapped, so a long comment
///   makes a long line; one that contains `}` is written as a `;` comment to the end of its line.
/// - `!` `?` `!!` `??` `!?` `?!` are written directly after the move if they come first, all other glyphs as `$14`.
/// - White's moves are numbered; Black's moves have a number with three dots unless they directly follow White's move.
///
/// ```swift
/// let text = "1.e4 e5 ( 1...c5 $1 2.Nf3 ) 2.Nf3 { natural } 1/2-1/2"
/// for game in PGNReader(Array(text.utf8)) {
///     let tree = try game.tree.get()
///     let written = PGNWriter.write(tree)
///     print(written, terminator: "")
///     print(try PGNReader(Array(written.utf8)).map { try $0.tree.get() } == [tree])
/// }
/// // 1. e4 e5 (1... c5! 2. Nf3) 2. Nf3 { natural } 1/2-1/2
/// // true
/// ```
public enum PGNWriter {
    /// Returns the text of one game, which ends with a line feed.
    public static func write(_ tree: GameTree) -> String {
        String(decoding: bytes(of: tree), as: UTF8.self)
    }

    /// Returns the text of games, separated by empty lines.
    public static func write(_ trees: some Sequence<GameTree>) -> String {
        var text: [UInt8] = []
        for tree in trees {
            if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
            text.append(contentsOf: bytes(of: tree))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the text of tags: one per line, in their order, without additions. Reading it returns a game without
    /// moves.
    public static func write(_ tags: TagPairs) -> String {
        var text: [UInt8] = []
        for tag in tags.entries { TagSection.append(tag, to: &text) }
        return String(decoding: text, as: UTF8.self)
    }

    private static func bytes(of tree: GameTree) -> [UInt8] {
        var text: [UInt8] = []
        for tag in TagSection.tags(of: tree) { TagSection.append(tag, to: &text) }
        if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
        text.append(contentsOf: movetext(of: tree))
        return text
    }

    private static func movetext(of tree: GameTree) -> [UInt8] {
        var lines = MovetextLines()
        var walk = GameTreeWalk(tree)
        // The next move needs its number even if it is Black's.
        var needsNumber = true
        var isOpening = false
        append(tree.stored[0], of: tree, to: &lines)
        while let step = walk.next() {
            switch step {
            case .variationStart:
                lines.begin("(")
                isOpening = true
            case .variationEnd:
                lines.close()
                needsNumber = true
            case .move(let index):
                let node = tree.stored[index]
                needsNumber = needsNumber || isOpening || node.commentsBefore != 0
                tree.forEachComment(chain: node.commentsBefore) { range in
                    lines.comment(tree.text[range], isAttached: isOpening)
                    isOpening = false
                }
                let text = number(walk.before, isNeeded: needsNumber) + (node.move.map { walk.before.san($0) } ?? "--")
                if isOpening { lines.attach(text) } else { lines.begin(text) }
                isOpening = false
                append(node, of: tree, to: &lines)
                needsNumber = node.comments != 0
            }
        }
        lines.begin(tree.result.rawValue)
        return lines.finish()
    }

    /// Writes the glyphs and comments after a move.
    private static func append(_ node: StoredNode, of tree: GameTree, to lines: inout MovetextLines) {
        var nags = tree.nags(chain: node.nags)[...]
        if node.ply > 0, let suffix = nags.first?.suffix {
            lines.attach(suffix)
            nags = nags.dropFirst()
        }
        for nag in nags { lines.begin(nag.description) }
        tree.forEachComment(chain: node.comments) { lines.comment(tree.text[$0], isAttached: false) }
    }

    private static func number(_ position: Position, isNeeded: Bool) -> String {
        isNeeded || position.sideToMove == .white ? position.moveNumberText + " " : ""
    }
}
