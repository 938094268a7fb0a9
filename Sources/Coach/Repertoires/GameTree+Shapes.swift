public import Chess
public import Openings
public import PGN

extension GameTree {
    /// Adds the learner's arrows and circles to the comments after the moves that lead to their positions, except those
    /// that the author drew there. O(nodes).
    ///
    /// - Parameters:
    ///   - shapes: the shapes by position.
    ///   - side: the side whose repertoire the game belongs to.
    public mutating func add(_ shapes: [CardKey: [Shape]], of side: Side) {
        guard !shapes.isEmpty else { return }
        var found: [(node: NodeID, shapes: [Shape])] = []
        func look(_ node: NodeID, _ position: Position) {
            guard position.sideToMove == side, let own = shapes[CardKey(side: side, epd: position.epd)] else { return }
            let authors = self[node].comments.flatMap(\.shapes)
            let missing = own.filter { !authors.contains($0) }
            if !missing.isEmpty { found.append((node, missing)) }
        }
        look(.root, start)
        forEachMove { node, _, after in look(node, after) }
        for (node, shapes) in found { add(shapes, to: node) }
    }

    /// Adds shapes at the end of the node's last comment.
    private mutating func add(_ shapes: [Shape], to node: NodeID) {
        var comments = self[node].comments
        if let last = comments.last, last.shapeFaults.isEmpty {
            let gap = last.raw.isEmpty || last.raw.hasSuffix("]") ? "" : " "
            if let longer = Comment(last.raw + gap + shapes.commands) { comments[comments.count - 1] = longer }
        } else if let comment = Comment(shapes.commands) {
            comments.append(comment)
        }
        setComments(comments, at: node)
    }
}
