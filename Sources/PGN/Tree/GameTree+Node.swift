public import Chess

extension GameTree {
    /// A move in the tree with its annotations, read from the tree on access: lists are created at each call. It
    /// retains a copy of its tree.
    public struct Node: Sendable {
        let tree: GameTree
        /// The node's number in the tree.
        public let id: NodeID

        private var stored: StoredNode { tree.stored[id.index] }

        /// The move that leads to this node; nil at the root and for a null move.
        public var move: Move? { stored.move }
        /// The move in SAN, `--` for a null move; nil at the root. O(ply): to write many nodes use `forEachMove(_:)`.
        ///
        /// ```swift
        /// let tree = try GameTree(pgn: "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *")
        /// print(tree[tree.mainLine()[0]].children.compactMap { tree[$0].san })  // ["e5", "c5"]
        /// ```
        public var san: String? {
            guard let parent else { return nil }
            return move.map { tree.position(at: parent).san($0) } ?? "--"
        }
        /// Whether the node is a null move, `--`.
        public var isNull: Bool { stored.move == nil && id != .root }
        /// The parent node; nil at the root.
        public var parent: NodeID? { id == .root ? nil : NodeID(index: Int(stored.parent)) }
        /// The number of half-moves from the root up to and including this one; 0 at the root.
        public var ply: Int { Int(stored.ply) }
        /// The location of the move in its file; 1:1 for a node that was not read from a file.
        public var location: SourceLocation { SourceLocation(line: Int(stored.line), column: Int(stored.column)) }
        /// The children: the first continues the line, the others are variations in the author's order.
        public var children: [NodeID] {
            var children: [NodeID] = []
            var child = tree.firstChild(id.index)
            while child != 0 {
                children.append(NodeID(index: child))
                child = tree.siblingAfter(child)
            }
            return children
        }
        /// The first child; nil at the end of a line.
        public var mainChild: NodeID? {
            let child = tree.firstChild(id.index)
            return child == 0 ? nil : NodeID(index: child)
        }
        /// Whether the node continues the line of its parent, main line or variation; true for the root. O(1).
        public var isFirstChild: Bool { id == .root || tree.firstChild(Int(stored.parent)) == id.index }
        /// Whether the node belongs to the main line; true for the root. O(ply).
        public var isOnMainLine: Bool { tree.line(to: id).allSatisfy { tree[$0].isFirstChild } }
        /// The glyphs in the order written, each once.
        public var nags: [NAG] { tree.nags(chain: stored.nags) }
        /// The comments before the move: at the start of its variation, or after the variations of the previous move.
        public var commentsBefore: [Comment] { tree.comments(chain: stored.commentsBefore) }
        /// The comments after the move; at the root the comments before the first move.
        public var comments: [Comment] { tree.comments(chain: stored.comments) }
    }
}
