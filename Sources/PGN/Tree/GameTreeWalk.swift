public import Chess

/// A traversal of a tree in the order of its file, with positions: a move, the variations that replace it, its
/// continuation. It uses an array as a stack instead of recursion.
struct GameTreeWalk {
    enum Step {
        /// A node's move; see `before` and `after` for the positions.
        case move(Int)
        case variationStart
        case variationEnd
    }

    /// A move whose variations are being visited.
    private struct Branch {
        let main: Int
        var next: Int
        let before: Position
    }

    private enum Phase { case advancing, opening, entering, closed }

    private let tree: GameTree
    private var node = 0
    private var phase = Phase.advancing
    private var branches: [Branch] = []
    private(set) var before: Position
    private(set) var after: Position

    init(_ tree: GameTree) {
        self.tree = tree
        before = tree.start
        after = tree.start
    }

    mutating func next() -> Step? {
        switch phase {
        case .advancing:
            let child = tree.firstChild(node)
            if child == 0 {
                guard !branches.isEmpty else { return nil }
                phase = .closed
                return .variationEnd
            }
            play(child, from: after)
            let sibling = tree.siblingAfter(child)
            if sibling != 0 {
                branches.append(Branch(main: child, next: sibling, before: before))
                phase = .opening
            }
            return .move(child)
        case .opening:
            phase = .entering
            return .variationStart
        case .entering:
            let last = branches.count - 1
            let variation = branches[last].next
            branches[last].next = tree.siblingAfter(variation)
            play(variation, from: branches[last].before)
            phase = .advancing
            return .move(variation)
        case .closed:
            let branch = branches[branches.count - 1]
            if branch.next != 0 {
                phase = .entering
                return .variationStart
            }
            branches.removeLast()
            play(branch.main, from: branch.before)
            phase = .advancing
            return next()  // recurses at most once: the phase advancing does not lead back here
        }
    }

    private mutating func play(_ child: Int, from position: Position) {
        before = position
        after = position.playing(node: tree.stored[child])
        node = child
    }
}

extension GameTree {
    /// Visits every move in the order of the file: a move, then the variations that replace it, then its continuation.
    /// The body receives the node and the positions before and after its move, including null moves. Each move is
    /// played once, or twice if it has variations; memory grows only with the depth of the variations.
    ///
    /// ```swift
    /// let text = "1. e4 (1. d4 d5) 1... e5 *"
    /// if let tree = try PGNReader(Array(text.utf8)).first(where: { _ in true })?.tree.get() {
    ///     tree.forEachMove { node, before, _ in
    ///         if let move = tree[node].move { print(tree[node].ply, before.san(move), tree[node].isOnMainLine) }
    ///     }
    /// }
    /// // 1 e4 true
    /// // 1 d4 false
    /// // 2 d5 false
    /// // 2 e5 true
    /// ```
    public func forEachMove(
        _ body: (_ node: NodeID, _ before: Position, _ after: Position) throws -> Void
    ) rethrows {
        var walk = GameTreeWalk(self)
        while let step = walk.next() {
            if case .move(let node) = step { try body(NodeID(index: node), walk.before, walk.after) }
        }
    }
}
