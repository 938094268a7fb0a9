import Chess
import PGN
import Terminal

/// A game tree as flowing text: the main line plain, variations in parentheses and dimmed, comments in their colour.
struct MovetextView {
    let tree: GameTree

    init(_ tree: GameTree) { self.tree = tree }

    /// Wrapped at the columns given. O(nodes); no recursion, whatever the depth.
    func lines(columns: Int) -> [StyledText] {
        var text = StyledText()
        for comment in tree[GameTree.root].comments { add(comment, to: &text) }
        /// What is still to be written, the next on top.
        enum Task {
            case node(GameTree.NodeID, Position, depth: Int, isFirst: Bool)
            case close(depth: Int)
        }
        var tasks: [Task] = []
        if let first = tree[GameTree.root].children.first {
            tasks.append(.node(first, tree.start, depth: 0, isFirst: true))
        }
        while let task = tasks.popLast() {
            switch task {
            case .close(let depth): text.append(") ", role(depth))
            case .node(let id, let position, let depth, let isFirst):
                let node = tree[id]
                if isVariationHead(id) { text.append("(", .dim) }
                for comment in node.commentsBefore { add(comment, to: &text) }
                let number = position.sideToMove == .white || isFirst ? LineView.number(of: position) : ""
                text.append(number, .dim)
                let san = node.move.map { position.san($0) } ?? "--"
                let glyphs = node.nags.compactMap(\.symbol).joined(separator: " ")
                text.append(san + glyphs, depth == 0 ? .move : .dim)
                text.append(" ")
                for comment in node.comments { add(comment, to: &text) }
                let after = node.move.map { position.playing($0) } ?? position.playingNull() ?? position
                let siblings = isVariationHead(id) ? [] : tree[node.parent ?? GameTree.root].children.dropFirst()
                if let next = node.children.first {
                    let interrupted = !siblings.isEmpty || !node.comments.isEmpty
                    tasks.append(.node(next, after, depth: depth, isFirst: interrupted))
                }
                for sibling in siblings.reversed() {
                    tasks.append(.close(depth: depth + 1))
                    tasks.append(.node(sibling, position, depth: depth + 1, isFirst: true))
                }
            }
        }
        return text.wrapped(to: columns)
    }

    /// Whether the node begins a variation.
    private func isVariationHead(_ id: GameTree.NodeID) -> Bool {
        guard let parent = tree[id].parent else { return false }
        return tree[parent].children.first != id
    }

    private func role(_ depth: Int) -> Role { depth == 0 ? .plain : .dim }

    private func add(_ comment: Comment, to text: inout StyledText) {
        let words = comment.text
        if !words.isEmpty { text.append(words + " ", .comment) }
    }
}
