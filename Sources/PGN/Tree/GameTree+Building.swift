public import Chess

extension GameTree {
    /// Adds a move as the last child of `parent`: the main line's if it is the first, otherwise a variation.
    ///
    /// A move that `parent` has already is added again: ask `child(of:playing:)` first where that is not meant.
    ///
    /// - Returns: The new node; nil, and nothing changed, if the move is not legal there. O(length of the line).
    @discardableResult
    public mutating func append(
        _ move: Move, to parent: NodeID, nags: [NAG] = [], comments: [Comment] = [], commentsBefore: [Comment] = []
    ) -> NodeID? {
        guard position(at: parent).isLegal(move) else { return nil }
        let node = NodeID(index: appendNode(move, to: parent.index, location: .start))
        for nag in nags { add(nag, to: node) }
        for comment in comments { add(comment, to: node) }
        for comment in commentsBefore { add(before: comment, to: node) }
        return node
    }

    /// Adds a null move as the last child of `parent`; nil, and nothing changed, where the side to move is in check.
    @discardableResult
    public mutating func appendNull(to parent: NodeID) -> NodeID? {
        guard position(at: parent).playingNull() != nil else { return nil }
        return NodeID(index: appendNode(nil, to: parent.index, location: .start))
    }

    /// Adds a comment behind the node's others.
    public mutating func add(_ comment: Comment, to node: NodeID) {
        var chain = stored[node.index].comments
        appendComment(Array(comment.raw.utf8).span, chain: &chain)
        stored[node.index].comments = chain
    }

    /// Adds a comment before the node's move, behind the others there. Where no variation begins or has just ended,
    /// a file cannot tell it from a comment behind the move before: so it is read back.
    public mutating func add(before comment: Comment, to node: NodeID) {
        var chain = stored[node.index].commentsBefore
        appendComment(Array(comment.raw.utf8).span, chain: &chain)
        stored[node.index].commentsBefore = chain
    }

    /// Adds a glyph behind the node's others, unless it is there already.
    public mutating func add(_ nag: NAG, to node: NodeID) {
        var chain = stored[node.index].nags
        appendNAG(nag, chain: &chain)
        stored[node.index].nags = chain
    }

    /// The first child of a node that makes that move, or the null move (nil); nil where there is none.
    /// O(number of children).
    ///
    /// ```swift
    /// var tree = try GameTree(pgn: "1. e4 (1. d4 d5) 1... e5 *")
    /// if let d4 = tree.start.move(uci: "d2d4"), let node = tree.child(of: .root, playing: d4) {
    ///     tree.setNAGs([.good], at: node)
    ///     tree.setComments([Comment("solid")], at: node)
    /// }
    /// print(PGNWriter.write(tree), terminator: "")  // 1. e4 (1. d4! {solid} 1... d5) 1... e5 *
    /// ```
    public func child(of parent: NodeID, playing move: Move?) -> NodeID? {
        self[parent].children.first { stored[$0.index].move == move }
    }

    // MARK: Replacing

    // What was said before stays in the arrays, and nothing points to it any more.

    /// Says these comments behind a node's move, in place of those that were there. Memory of those is freed with the
    /// tree.
    public mutating func setComments(_ comments: [Comment], at node: NodeID) {
        stored[node.index].comments = 0
        for comment in comments { add(comment, to: node) }
    }

    /// Says these comments before a node's move, in place of those that were there; see `add(before:to:)`.
    public mutating func setCommentsBefore(_ comments: [Comment], at node: NodeID) {
        stored[node.index].commentsBefore = 0
        for comment in comments { add(before: comment, to: node) }
    }

    /// Gives a node these glyphs, each once, in place of those it had.
    public mutating func setNAGs(_ nags: [NAG], at node: NodeID) {
        stored[node.index].nags = 0
        for nag in nags { add(nag, to: node) }
    }
}
