import Chess
import Coach
import PGN
import Terminal

/// A game tree as flowing text: the main line plain, variations in parentheses and dimmed, comments in their colour.
struct MovetextView {
    let tree: GameTree
    /// The node whose continuations are shown, without its own move.
    private let root: GameTree.NodeID
    private let start: Position

    init(_ tree: GameTree) {
        self.tree = tree
        root = GameTree.root
        start = tree.start
    }

    /// The moves after a node.
    ///
    /// - Parameter position: the position after the node's move; its clocks number the moves.
    init(_ tree: GameTree, after node: GameTree.NodeID, at position: Position) {
        self.tree = tree
        root = node
        start = position
    }

    /// The text wrapped to the given columns. O(nodes), without recursion.
    func lines(columns: Int) -> [StyledText] {
        var text = Flow()
        for comment in tree[root].comments { text.add(comment) }
        /// The stack of the remaining text.
        enum Task {
            case node(GameTree.NodeID, Position, depth: Int, isFirst: Bool)
            case close
        }
        var tasks: [Task] = []
        if let first = tree[root].mainChild { tasks.append(.node(first, start, depth: 0, isFirst: true)) }
        while let task = tasks.popLast() {
            switch task {
            case .close: text.close()
            case .node(let id, let position, let depth, let isFirst):
                let node = tree[id]
                let isVariation = !node.isFirstChild
                if isVariation { text.open() }
                for comment in node.commentsBefore { text.add(comment) }
                let number = position.sideToMove == .white || isFirst ? NumberedMoves.number(of: position) : ""
                let san = node.move.map { position.san($0) } ?? "--"
                let glyphs = node.nags.compactMap(\.symbol).joined(separator: " ")
                text.add(StyledText(number, .dim) + StyledText(san + glyphs, depth == 0 ? .move : .dim))
                for comment in node.comments { text.add(comment) }
                let after = node.move.map { position.playing($0) } ?? position.playingNull() ?? position
                let siblings = isVariation ? [] : tree[node.parent ?? GameTree.root].children.dropFirst()
                if let next = node.mainChild {
                    let interrupted = !siblings.isEmpty || !node.comments.isEmpty
                    tasks.append(.node(next, after, depth: depth, isFirst: interrupted))
                }
                for sibling in siblings.reversed() {
                    tasks.append(.close)
                    tasks.append(.node(sibling, position, depth: depth + 1, isFirst: true))
                }
            }
        }
        return text.text.wrapped(to: columns)
    }

    /// Words separated by blanks, except next to a parenthesis.
    private struct Flow {
        private(set) var text = StyledText()
        private var needsBlank = false

        mutating func add(_ words: StyledText) {
            if needsBlank { text.append(" ") }
            text.append(words)
            needsBlank = true
        }

        mutating func add(_ comment: Comment) {
            let words = comment.text
            if !words.isEmpty { add(StyledText(words, .comment)) }
        }

        mutating func open() {
            add(StyledText("(", .dim))
            needsBlank = false
        }

        mutating func close() { text.append(")", .dim) }
    }
}
