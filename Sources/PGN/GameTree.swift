public import Chess

/// A game as its author wrote it: moves, variations, comments, glyphs and tags.
///
/// All nodes are stored in flat arrays and refer to each other by number: there are no node objects and no recursion,
/// so a game with 100,000 nested variations is copied, compared and released like any other value.
///
/// ```swift
/// var tree = GameTree()
/// var node = GameTree.root
/// for text in ["e4", "c5", "Nf3"] {
///     node = tree.append(try tree.position(at: node).move(san: text), to: node) ?? node
/// }
/// tree.add(NAG.good, to: node)
/// if let comment = Comment("the Open Sicilian comes") { tree.add(comment, to: node) }
/// print(PGNWriter.write(tree), terminator: "")  // 1. e4 c5 2. Nf3! {the Open Sicilian comes} *
/// ```
public struct GameTree: Sendable {
    /// The number of a node in its tree. 0 is the root, the position before the first move. Numbers increase in the
    /// order in which nodes were added; in a game from a file that is the order of the file.
    public struct NodeID: Hashable, Sendable, Comparable {
        /// 0 for the root.
        public let index: Int

        /// Creates the identifier of a node; a tree has the numbers 0..<`count`.
        public init(index: Int) {
            self.index = index
        }

        /// The root of every tree, the position before the first move.
        public static let root = NodeID(index: 0)

        public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
    }

    /// The tags in the order of the file. A Result tag always has the value of `result`: setting tags with another known
    /// result changes `result`.
    public var tags: TagPairs {
        get { storedTags }
        set {
            storedTags = newValue
            result = newValue["Result"].flatMap { GameResult(tag: $0) } ?? result
        }
    }
    /// The position at the root: that of the FEN tag, or the standard start position.
    public internal(set) var start: Position
    /// The result. In a file it is written after the moves and in the Result tag; reading uses the tag if the moves have
    /// no result or `*`, and reports a tag that contradicts the result after the moves.
    public var result: GameResult {
        didSet { storedTags.setResult(result) }
    }

    var storedTags: TagPairs
    var stored: [StoredNode]
    /// The comments and glyphs of all nodes as linked lists, and the bytes of all comments.
    var commentLinks: [CommentLink] = []
    var nagLinks: [NAGLink] = []
    var text: [UInt8] = []

    /// Creates a game without moves.
    ///
    /// - Parameters:
    ///   - tags: The tags; those of the start position are written from `start`.
    ///   - start: The position before the first move.
    ///   - result: The result; by default that of the Result tag, or unknown.
    public init(tags: TagPairs = TagPairs(), start: Position = .initial, result: GameResult? = nil) {
        self.start = start
        self.result = result ?? tags["Result"].flatMap { GameResult(tag: $0) } ?? .unknown
        storedTags = tags
        storedTags.setResult(self.result)
        stored = [StoredNode(move: nil, parent: 0, ply: 0, location: .start)]
    }

    /// The root of every tree, the position before the first move.
    public static let root = NodeID.root

    /// The number of nodes including the root: the plies of the main line and all variations, plus one.
    public var count: Int { stored.count }

    /// All nodes in ascending order of their numbers, created lazily.
    public var nodes: LazyMapCollection<Range<Int>, Node> {
        (0..<stored.count).lazy.map { [self] index in Node(tree: self, id: NodeID(index: index)) }
    }

    /// The node with that identifier. O(1).
    public subscript(id: NodeID) -> Node { Node(tree: self, id: id) }

    /// Returns the nodes of the main line without the root. O(its length).
    public func mainLine() -> [NodeID] {
        var line: [NodeID] = []
        var node = 0
        while true {
            node = firstChild(node)
            if node == 0 { return line }
            line.append(NodeID(index: node))
        }
    }

    /// Returns the nodes from the first move to `id`, without the root; empty for the root. O(its length).
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

    /// Returns the moves from the first one to the node's, without null moves. O(length of its line).
    public func moves(to id: NodeID) -> [Move] {
        line(to: id).compactMap { stored[$0.index].move }
    }

    /// Returns the position after the node's move. O(length of its line); to visit many nodes use `forEachMove(_:)`.
    public func position(at id: NodeID) -> Position {
        line(to: id).reduce(start) { $0.playing(node: stored[$1.index]) }
    }
}

extension Position {
    /// Returns the position after a node's move, which may be a null move.
    func playing(node: StoredNode) -> Position {
        if let move = node.move { return playing(move) }
        return playingNull() ?? self
    }
}
