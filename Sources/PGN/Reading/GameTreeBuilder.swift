public import Chess

/// A visitor that grows a tree from what it hears of a game: for a visitor of one's own that wants the trees of some
/// games only, and passes on what it hears of these. One builder hears one game.
public struct GameTreeBuilder: PGNVisitor {
    /// The game, once its end has been heard.
    public private(set) var game: ReadGame?

    private var tree = GameTree()
    private var number = 0
    private var location = SourceLocation.start
    /// The node the line has reached.
    private var node = 0
    private var open: [OpenVariation] = []
    /// A variation has been opened and has no move yet.
    private var isLineEmpty = false
    /// A variation has just been closed: a comment belongs to the move to come. Not so where the move it replaces
    /// stands in a variation's first place itself: both are then variations of one move, written behind one another.
    private var isAfterVariation = false
    /// Comments and glyphs that wait for the next move.
    private var waitingComments: UInt32 = 0
    private var waitingNAGs: UInt32 = 0
    /// The comments are more than the tree can number.
    private var isOverlong = false

    /// The move that a variation replaces.
    private struct OpenVariation {
        let node: UInt32
        let isAfterVariation: Bool
    }

    /// A builder that has heard nothing yet.
    public init() {}

    /// As many plies as most games have: one allocation for most trees.
    private static let usualCount = 120

    public mutating func beginGame(_ number: Int, at location: SourceLocation) {
        self.number = number
        self.location = location
        tree.stored[0] = StoredNode(move: nil, parent: 0, ply: 0, location: location)
    }

    public mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        tree.tags.append(TagPair(name: TextEncoding.string(name), value: TextEncoding.string(value)))
    }

    public mutating func beginMoves(from start: Position) -> PGNInterest {
        tree.start = start
        tree.stored.reserveCapacity(Self.usualCount)
        return .everything
    }

    public mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
        node = tree.appendNode(move, to: node, location: location)
        tree.stored[node].commentsBefore = waitingComments
        tree.stored[node].nags = waitingNAGs
        waitingComments = 0
        waitingNAGs = 0
        isLineEmpty = false
        isAfterVariation = false
    }

    public mutating func nag(_ nag: NAG) {
        if isLineEmpty {
            tree.appendNAG(nag, chain: &waitingNAGs)
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
            tree.appendComment(text, chain: &waitingComments)
        } else {
            var chain = tree.stored[node].comments
            tree.appendComment(text, chain: &chain)
            tree.stored[node].comments = chain
        }
    }

    public mutating func beginVariation() {
        settle()
        open.append(OpenVariation(node: UInt32(truncatingIfNeeded: node), isAfterVariation: isAfterVariation))
        node = Int(tree.stored[node].parent)
        isLineEmpty = true
        isAfterVariation = false
    }

    public mutating func endVariation() {
        guard let variation = open.popLast() else { return }
        let wasEmpty = isLineEmpty
        if !wasEmpty { settle() }
        node = Int(variation.node)
        // What an empty variation holds is said of the move it does not replace.
        if wasEmpty { settle() }
        isLineEmpty = false
        isAfterVariation =
            wasEmpty ? variation.isAfterVariation : tree.firstChild(Int(tree.stored[node].parent)) == node
    }

    public mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
        settle()
        var outcome = outcome
        if isOverlong {
            outcome = .failure(
                PGNError(location: location, game: number, message: "the comments of this game are more than 4 GiB"))
        }
        let read = outcome.map { result in
            tree.result = result
            // Of a short game most of the room would stay empty as long as the tree lives.
            if tree.stored.capacity > 2 * tree.stored.count { tree.stored = tree.stored.map(\.self) }
            return tree
        }
        game = ReadGame(number: number, location: location, tags: tree.tags, tree: read)
    }

    /// Comments and glyphs that waited for a move which does not come are the last move's.
    private mutating func settle() {
        if waitingComments != 0 {
            var comments = tree.stored[node].comments
            tree.joinComments(waitingComments, chain: &comments)
            tree.stored[node].comments = comments
            waitingComments = 0
        }
        for nag in tree.nags(chain: waitingNAGs) { tree.add(nag, to: GameTree.NodeID(index: node)) }
        waitingNAGs = 0
    }
}
