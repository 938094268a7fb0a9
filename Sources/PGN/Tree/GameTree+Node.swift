public import Chess

extension GameTree {
    /// A move in the tree with everything written about it, read from the tree when asked: what is a list here is made
    /// anew at each call. It keeps the tree it comes from, as it was.
    public struct Node: Sendable {
        let tree: GameTree
        /// Its number in the tree.
        public let id: NodeID

        private var stored: StoredNode { tree.stored[id.index] }

        /// The move that leads here; nil at the root and for a null move.
        public var move: Move? { stored.move }
        /// The side only passed: `--`.
        public var isNull: Bool { stored.move == nil && id != .root }
        /// The node of the move before; nil at the root.
        public var parent: NodeID? { id == .root ? nil : NodeID(index: Int(stored.parent)) }
        /// Half-moves from the root to here, this one included; 0 at the root.
        public var ply: Int { Int(stored.ply) }
        /// Where the move stands in its file; 1:1 for a node that was not read.
        public var location: SourceLocation { SourceLocation(line: Int(stored.line), column: Int(stored.column)) }
        /// The first child is the main line's; the others follow as the author ordered them.
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
        /// It goes on with the line of its parent, be that the main line or a variation; so does the root. O(1).
        public var isFirstChild: Bool { id == .root || tree.firstChild(Int(stored.parent)) == id.index }
        /// It belongs to the main line and to no variation; so does the root. O(ply).
        public var isOnMainLine: Bool { tree.line(to: id).allSatisfy { tree[$0].isFirstChild } }
        /// In the order written, each once.
        public var nags: [NAG] { tree.nags(chain: stored.nags) }
        /// What stands before the move: at the start of its variation, or behind the variations on the move before it.
        public var commentsBefore: [Comment] { tree.comments(chain: stored.commentsBefore) }
        /// What stands behind the move; at the root, what stands before the first move.
        public var comments: [Comment] { tree.comments(chain: stored.comments) }
    }
}
