public import Chess

/// One game as its author wrote it: moves, variations, comments, glyphs and tags.
///
/// All nodes lie in flat arrays and point to each other by number: no node is an object, nothing recurses, and a game
/// with 100,000 nested variations is copied, compared and released like any other value.
///
/// ```swift
/// var tree = GameTree()
/// var node = GameTree.root
/// for text in ["e4", "c5", "Nf3"] {
///     if let move = try tree.position(at: node).move(san: text), let next = tree.append(move, to: node) {
///         node = next
///     }
/// }
/// tree.add(NAG.good, to: node)
/// tree.add(Comment("the Open Sicilian comes"), to: node)
/// print(PGNWriter.write(tree), terminator: "")  // 1. e4 c5 2. Nf3! {the Open Sicilian comes} *
/// ```
public struct GameTree: Sendable {
    /// The number of a node in its tree: 0 is the root, where no move has been made. Numbers ascend in the order in
    /// which nodes were added; for a game that was read, that of the file.
    public struct NodeID: Hashable, Sendable, Comparable {
        /// 0 for the root.
        public let index: Int

        /// The node of that number; a tree has those below its `count`.
        public init(index: Int) {
            self.index = index
        }

        /// Where no move has been made: every tree has it.
        public static let root = NodeID(index: 0)

        public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
    }

    /// The tags in the order of the file.
    public var tags: TagPairs
    /// The position at the root: the FEN tag's, or the initial one.
    public internal(set) var start: Position
    /// The result behind the moves; the Result tag's where there is none, or where `*` stands there and the tag knows.
    public var result: GameResult

    var stored: [StoredNode]
    /// Comments and glyphs of all nodes in chains, and the comments' bytes one after the other.
    var commentLinks: [CommentLink] = []
    var nagLinks: [NAGLink] = []
    var text: [UInt8] = []

    /// A game without moves.
    public init(tags: TagPairs = TagPairs(), start: Position = .initial, result: GameResult = .unknown) {
        self.tags = tags
        self.start = start
        self.result = result
        stored = [StoredNode(move: nil, parent: 0, ply: 0, location: .start)]
    }

    /// Where no move has been made: every tree has it.
    public static let root = NodeID.root

    /// The number of nodes, the root included: one more than the plies of main line and variations.
    public var count: Int { stored.count }

    /// All nodes in ascending order of their numbers, made as they are asked for.
    public var nodes: LazyMapCollection<Range<Int>, Node> {
        (0..<stored.count).lazy.map { [self] index in Node(tree: self, id: NodeID(index: index)) }
    }

    /// What stands at a node of this tree. O(1).
    public subscript(id: NodeID) -> Node { Node(tree: self, id: id) }

    /// The main line from its first move to its last, without the root. O(its length).
    public func mainLine() -> [NodeID] {
        var line: [NodeID] = []
        var node = 0
        while true {
            node = firstChild(node)
            if node == 0 { return line }
            line.append(NodeID(index: node))
        }
    }

    /// The nodes from the first move to `id`, without the root; empty for the root. O(its length).
    public func line(to id: NodeID) -> [NodeID] {
        var line: [NodeID] = []
        var node = id.index
        while node != 0 {
            line.append(NodeID(index: node))
            node = Int(stored[node].parent)
        }
        line.reverse()
        return line
    }

    /// The position after the node's move. O(length of the line to it): to visit many, use `forEachMove(_:)`.
    public func position(at id: NodeID) -> Position {
        line(to: id).reduce(start) { $0.playing(node: stored[$1.index]) }
    }
}

extension Position {
    /// The position after a node's move, a null move included.
    func playing(node: StoredNode) -> Position {
        if let move = node.move { return playing(move) }
        return playingNull() ?? self
    }
}
