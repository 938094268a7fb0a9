public import Chess

/// A visitor that builds a tree from one game. Use it in your own visitor to build trees of selected games only:
/// forward everything you receive for these games to a builder.
public struct GameTreeBuilder: PGNVisitor {
    /// The game, after its end has been received.
    public private(set) var game: ReadGame?

    private var tree = GameTree()
    private var errors: [PGNError] = []
    private var number = 0
    private var location = SourceLocation.start
    /// The last node of the current line.
    private var node = 0
    private var open: [OpenVariation] = []
    /// Whether a variation has been opened and has no move yet.
    private var isLineEmpty = false
    /// Whether a variation has just been closed, so that a comment belongs to the next move. False if the replaced move
    /// is itself the first of a variation: both are then variations of one move, written one after the other.
    private var isAfterVariation = false
    /// Comments and glyphs to be attached to the next move.
    private var pendingComments: UInt32 = 0
    private var pendingNAGs: UInt32 = 0
    /// Whether the comments exceed the size a tree can hold.
    private var isOverlong = false

    /// The move that a variation replaces.
    private struct OpenVariation {
        let node: UInt32
        let isAfterVariation: Bool
    }

    /// Creates a builder for one game.
    public init() {}

    /// The number of plies to reserve: enough for most games, so that most trees need one allocation.
    private static let typicalPlyCount = 120

    public mutating func beginGame(_ number: Int, at location: SourceLocation) {
        self.number = number
        self.location = location
        tree.stored[0] = StoredNode(move: nil, parent: 0, ply: 0, location: location)
    }

    public mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        tree.storedTags.append(TagPair(read: TextEncoding.string(name), value: TextEncoding.string(value)))
    }

    public mutating func beginMoves(from start: Position) -> PGNSkipPolicy {
        tree.start = start
        tree.stored.reserveCapacity(Self.typicalPlyCount)
        return .nothing
    }

    public mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
        node = tree.appendNode(move, to: node, location: location)
        tree.stored[node].commentsBefore = pendingComments
        tree.stored[node].nags = pendingNAGs
        pendingComments = 0
        pendingNAGs = 0
        isLineEmpty = false
        isAfterVariation = false
    }

    public mutating func nag(_ nag: NAG) {
        if isLineEmpty {
            tree.appendNAG(nag, chain: &pendingNAGs)
        } else {
            tree.add(nag, to: GameTree.NodeID(index: node))
        }
    }

    public mutating func comment(_ text: Span<UInt8>) {
        guard tree.text.count + text.count <= Int(UInt32.max) else {
            isOverlong = true
            return
        }
        if isLineEmpty || isAfterVariation {
            tree.appendComment(text, chain: &pendingComments)
        } else {
            var chain = tree.stored[node].comments
            tree.appendComment(text, chain: &chain)
            tree.stored[node].comments = chain
        }
    }

    public mutating func beginVariation() {
        attachPending()
        open.append(OpenVariation(node: UInt32(truncatingIfNeeded: node), isAfterVariation: isAfterVariation))
        node = Int(tree.stored[node].parent)
        isLineEmpty = true
        isAfterVariation = false
    }

    public mutating func endVariation() {
        guard let variation = open.popLast() else { return }
        let wasEmpty = isLineEmpty
        if !wasEmpty { attachPending() }
        node = Int(variation.node)
        // The content of an empty variation belongs to the move before it.
        if wasEmpty { attachPending() }
        isLineEmpty = false
        isAfterVariation =
            wasEmpty ? variation.isAfterVariation : tree.firstChild(Int(tree.stored[node].parent)) == node
    }

    public mutating func error(_ error: PGNError) { errors.append(error) }

    public mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        attachPending()
        var outcome = outcome
        if isOverlong {
            outcome = .failure(
                PGNError(location: location, game: number, message: "the comments of this game are more than 4 GiB"))
        }
        if case .failure(let error) = outcome { errors.append(error) }
        let read = outcome.map { result in
            tree.result = result
            // For a short game, release the unused capacity, which would last as long as the tree.
            if tree.stored.capacity > 2 * tree.stored.count { tree.stored = tree.stored.map(\.self) }
            return tree
        }
        game = ReadGame(number: number, location: location, tags: tree.tags, tree: read, errors: errors)
    }

    /// Attaches pending comments and glyphs to the last move if no further move follows.
    private mutating func attachPending() {
        if pendingComments != 0 {
            var comments = tree.stored[node].comments
            tree.joinComments(pendingComments, chain: &comments)
            tree.stored[node].comments = comments
            pendingComments = 0
        }
        for nag in tree.nags(chain: pendingNAGs) { tree.add(nag, to: GameTree.NodeID(index: node)) }
        pendingNAGs = 0
    }
}
