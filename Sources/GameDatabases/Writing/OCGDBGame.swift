import Chess
import PGN

/// A game as ocgdb keeps it: the main line's moves as a blob, and the comments on it.
struct OCGDBGame {
    private(set) var moves: [UInt8] = []
    /// By ply as in the table Comments, counted from 0 for the first move; −1 is before it. Several on one ply are joined:
    /// the program reads one.
    private(set) var comments: [(ply: Int, text: String)] = []

    /// nil when the main line holds a null move.
    init?(_ tree: GameTree) {
        var position = tree.start
        add(tree[GameTree.root].comments, at: -1)
        for (ply, node) in tree.mainLine().enumerated() {
            let node = tree[node]
            guard let move = node.move else { return nil }
            let stored = position.storedMove(move)
            moves.append(stored: stored & 0x0FFF | OCGDBSchema.promotions[Int(stored >> 12)] << 12)
            position.play(move)
            add(node.commentsBefore, at: ply - 1)
            add(node.comments, at: ply)
        }
    }

    private mutating func add(_ added: [Comment], at ply: Int) {
        let texts = added.map(\.raw).filter { !$0.isEmpty }
        guard !texts.isEmpty else { return }
        if let last = comments.last, last.ply == ply {
            comments[comments.count - 1].text = ([last.text] + texts).joined(separator: " ")
        } else {
            comments.append((ply, texts.joined(separator: " ")))
        }
    }

    /// `YYYY-MM-DD` with a 1 for each question mark; nil for what is no date or has no year.
    static func date(_ tag: String?) -> String? {
        guard let tag, tag.first != "?", tag.count(where: { $0 == "." }) == 2 else { return nil }
        return String(tag.map { $0 == "." ? "-" : $0 == "?" ? "1" : $0 })
    }

    /// Branches off the main line and off each other, and the glyphs on the main line.
    static func losses(_ tree: GameTree) -> (variations: Int, nags: Int) {
        var lost = (variations: 0, nags: 0)
        for node in tree.nodes {
            lost.variations += max(0, node.children.count - 1)
        }
        for node in tree.mainLine() { lost.nags += tree[node].nags.count }
        return lost
    }
}
