import Chess
import PGN

/// A game in ocgdb's encoding: the moves of the main line as a blob, and its comments.
struct OCGDBGame {
    private(set) var moves: [UInt8] = []
    /// The comments by ply, as in the table Comments: 0 is the first move, −1 before it. Several on one ply are joined,
    /// because ocgdb reads only one.
    private(set) var comments: [(ply: Int, text: String)] = []

    /// Nil when the main line contains a null move.
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

    /// Returns `YYYY-MM-DD` with a 1 for each question mark; nil for a tag that is not a date or has no year.
    static func date(_ tag: String?) -> String? {
        guard let tag, tag.first != "?", tag.count(where: { $0 == "." }) == 2 else { return nil }
        return String(tag.map { $0 == "." ? "-" : $0 == "?" ? "1" : $0 })
    }

    /// Counts all variations, and the NAGs on the main line.
    static func losses(_ tree: GameTree) -> (variations: Int, nags: Int) {
        var lost = (variations: 0, nags: 0)
        for node in tree.nodes {
            lost.variations += max(0, node.children.count - 1)
        }
        for node in tree.mainLine() { lost.nags += tree[node].nags.count }
        return lost
    }
}
