public import Chess

extension GameTree {
    /// Appends a move as the last child of `parent`: the first child continues the line, later ones are variations.
    ///
    /// A move that `parent` already has is added again; call `child(of:playing:)` first to avoid this.
    ///
    /// - Returns: the new node; nil, without a change, if the move is illegal there. O(length of the line).
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

    /// Appends a move written in SAN as the last child of `parent`. O(length of the line).
    ///
    /// - Throws: `SANError` if the text is no legal move there; the tree is unchanged then.
    @discardableResult
    public mutating func append(san text: String, to parent: NodeID) throws(SANError) -> NodeID {
        let move = try position(at: parent).move(san: text)
        return NodeID(index: appendNode(move, to: parent.index, location: .start))
    }

    /// Appends a null move as the last child of `parent`; nil, without a change, if the side to move is in check.
    @discardableResult
    public mutating func appendNull(to parent: NodeID) -> NodeID? {
        guard position(at: parent).playingNull() != nil else { return nil }
        return NodeID(index: appendNode(nil, to: parent.index, location: .start))
    }

    /// Adds a comment after the node's other comments.
    public mutating func add(_ comment: Comment, to node: NodeID) {
        var chain = stored[node.index].comments
        appendComment(Array(comment.raw.utf8).span, chain: &chain)
        stored[node.index].comments = chain
    }

    /// Adds a comment before the node's move, after the others there. If no variation begins or ends there, a file
    /// cannot distinguish it from a comment after the previous move, and reading assigns it to that move.
    public mutating func add(before comment: Comment, to node: NodeID) {
        var chain = stored[node.index].commentsBefore
        appendComment(Array(comment.raw.utf8).span, chain: &chain)
        stored[node.index].commentsBefore = chain
    }

    /// Adds a glyph after the node's other glyphs, unless the node already has it.
    public mutating func add(_ nag: NAG, to node: NodeID) {
        var chain = stored[node.index].nags
        appendNAG(nag, chain: &chain)
        stored[node.index].nags = chain
    }

    /// Returns the first child of a node with that move (nil: the null move); nil if there is none. O(number of
    /// children).
    ///
    /// ```swift
    /// var tree = try GameTree(pgn: "1. e4 (1. d4 d5) 1... e5 *")
    /// if let d4 = tree.start.move(uci: "d2d4"), let node = tree.child(of: .root, playing: d4) {
    ///     tree.setNAGs([.good], at: node)
    ///     tree.setComments([Comment("solid")].compactMap(\.self), at: node)
    /// }
    /// print(PGNWriter.write(tree), terminator: "")  // 1. e4 (1. d4! {solid} 1... d5) 1... e5 *
    /// ```
    public func child(of parent: NodeID, playing move: Move?) -> NodeID? {
        self[parent].children.first { stored[$0.index].move == move }
    }

    // MARK: Replacing

    // Replaced comments and glyphs stay in the arrays, unreferenced.

    /// Replaces the comments after a node's move. The memory of the old ones is released with the tree.
    public mutating func setComments(_ comments: [Comment], at node: NodeID) {
        stored[node.index].comments = 0
        for comment in comments { add(comment, to: node) }
    }

    /// Replaces the comments before a node's move; see `add(before:to:)`.
    public mutating func setCommentsBefore(_ comments: [Comment], at node: NodeID) {
        stored[node.index].commentsBefore = 0
        for comment in comments { add(before: comment, to: node) }
    }

    /// Replaces the glyphs of a node; duplicates are dropped.
    public mutating func setNAGs(_ nags: [NAG], at node: NodeID) {
        stored[node.index].nags = 0
        for nag in nags { add(nag, to: node) }
    }
}
