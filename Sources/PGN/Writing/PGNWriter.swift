import Chess

/// Writes games in one canonical form: written, read and written again, a game's text is the same to the byte.
///
/// * A game with tags, or from its own position, has the Seven Tag Roster first, in its order, `?` for what is
///   missing; then its other tags in their order. A game with neither has no tags, as in many repertoire files. So a
///   game is read back as it was, but for the tags added and their order.
/// * Movetext lines have at most 79 columns. A comment is written as it is and never wrapped, so a long one makes a
///   long line; one that holds a `}` is written behind a `;` to the end of its line.
/// * `!` `?` `!!` `??` `!?` `?!` are written behind the move if they come first, all other glyphs as `$14`.
/// * Moves are numbered where White moves, and with three dots where Black's move follows anything but White's.
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
    /// One game, with a line feed at its end and no empty line behind it.
    public static func write(_ tree: GameTree) -> String {
        String(decoding: bytes(of: tree), as: UTF8.self)
    }

    /// Games with an empty line between them.
    public static func write(_ trees: some Sequence<GameTree>) -> String {
        var text: [UInt8] = []
        for tree in trees {
            if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
            text.append(contentsOf: bytes(of: tree))
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Tags alone, as they are given: one a line, in their order, nothing added. Read again, they are a game without
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
        // The next move shows its number though it may be Black's.
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
                    lines.comment(tree.text[range], isGlued: isOpening)
                    isOpening = false
                }
                let text = number(walk.before, isNeeded: needsNumber) + (node.move.map { walk.before.san($0) } ?? "--")
                if isOpening { lines.glue(text) } else { lines.begin(text) }
                isOpening = false
                append(node, of: tree, to: &lines)
                needsNumber = node.comments != 0
            }
        }
        lines.begin(tree.result.rawValue)
        return lines.finish()
    }

    /// The glyphs and comments behind a move.
    private static func append(_ node: StoredNode, of tree: GameTree, to lines: inout MovetextLines) {
        var nags = tree.nags(chain: node.nags)[...]
        if node.ply > 0, let suffix = nags.first?.suffix {
            lines.glue(suffix)
            nags = nags.dropFirst()
        }
        for nag in nags { lines.begin(nag.description) }
        tree.forEachComment(chain: node.comments) { lines.comment(tree.text[$0], isGlued: false) }
    }

    private static func number(_ position: Position, isNeeded: Bool) -> String {
        switch position.sideToMove {
        case .white: "\(position.fullmoveNumber). "
        case .black: isNeeded ? "\(position.fullmoveNumber)... " : ""
        }
    }
}
