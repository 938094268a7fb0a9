import Chess
import Coach
import PGN
import Terminal

/// A chapter for a screen reader: the main line and each variation as a paragraph of its own, named by its label, with
/// the comments as lines of their own.
struct PlainNotationView {
    let outline: NotationOutline
    let moves: MoveWriting
    /// The node whose continuations are shown.
    var root = GameTree.root

    /// O(nodes).
    var lines: [StyledText] {
        var lines = outline.tree[root].comments.compactMap(comment)
        guard let first = outline.tree[root].mainChild else { return lines }
        // Variations in the order in which the text reaches them; the main line comes first.
        var starts = [first]
        var next = 0
        while next < starts.count {
            lines += paragraph(starts[next], isFirst: next == 0, &starts)
            next += 1
        }
        return lines
    }

    /// A line from its first move to its end. Adds the variations that leave it.
    private func paragraph(
        _ first: GameTree.NodeID, isFirst: Bool, _ starts: inout [GameTree.NodeID]
    ) -> [StyledText] {
        var lines: [StyledText] = []
        var words: [String] = []
        let heading = isFirst ? "" : heading(first)
        func finish() {
            if !words.isEmpty { lines.append(StyledText(words.joined(separator: moves.separator) + ".")) }
            words = []
        }
        var node = first
        while true {
            words.append(text(node, isNumbered: words.isEmpty))
            let comments = outline.tree[node].comments.compactMap(comment)
            if !comments.isEmpty {
                finish()
                lines += comments
            }
            // The siblings of a variation's first move were added with it.
            let siblings = outline.tree[outline.tree[node].parent ?? .root].children.dropFirst()
            if node != first || isFirst { starts += siblings }
            guard let child = outline.tree[node].mainChild else { break }
            node = child
        }
        finish()
        if let start = lines.first, !heading.isEmpty { lines[0] = StyledText(heading) + start }
        return lines
    }

    /// `Variation b2: `
    private func heading(_ first: GameTree.NodeID) -> String {
        "Variation \(outline.lines[outline.line(of: first)].label): "
    }

    /// A move with its glyphs in words.
    private func text(_ node: GameTree.NodeID, isNumbered: Bool) -> String {
        guard let move = outline.move(node) else { return "" }
        let number = move.side == .white || isNumbered ? moves.number(move.numberText) : ""
        let glyphs = outline.tree[node].nags.compactMap { Self.words[$0.rawValue] }
        return ([number + moves.text(move.san)] + glyphs).joined(separator: ", ")
    }

    private func comment(_ comment: Comment) -> StyledText? {
        comment.text.isEmpty ? nil : StyledText(comment.text, .comment)
    }

    /// The usual glyphs in words (PGN standard, 10.1).
    private static let words: [UInt8: String] = [
        1: "a good move", 2: "a mistake", 3: "a brilliant move", 4: "a blunder", 5: "an interesting move",
        6: "a dubious move", 7: "the only move", 10: "equal", 13: "unclear", 14: "White is slightly better",
        15: "Black is slightly better", 16: "White is better", 17: "Black is better", 18: "White is winning",
        19: "Black is winning", 146: "a novelty",
    ]
}
