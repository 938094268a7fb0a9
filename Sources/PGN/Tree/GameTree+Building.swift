public import Chess

extension GameTree {
    /// Adds a move as the last child of `parent`: the main line's if it is the first, otherwise a variation.
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
}
