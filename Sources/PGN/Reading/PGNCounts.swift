/// What a PGN text holds, as `prep pgn check` reports it.
public struct PGNCounts: Hashable, Sendable {
    /// All games, refused ones included; a file refused as a whole has none.
    public var games = 0
    /// Moves of main lines and variations; like all that follows, of the games without error.
    public var plies = 0
    /// Variations with at least one move.
    public var variations = 0
    public var comments = 0
    /// Glyphs; the same one twice on a move is one.
    public var nags = 0
    /// One for each refused game, in the order of the file.
    public var errors: [PGNError] = []

    public init() {}

    /// Reads the whole text.
    public init(reading bytes: [UInt8]) {
        for game in PGNReader(bytes) { add(game) }
    }

    /// Counts one more game.
    public mutating func add(_ game: ReadGame) {
        if game.number > 0 { games += 1 }
        switch game.tree {
        case .failure(let error): errors.append(error)
        case .success(let tree): add(tree)
        }
    }

    private mutating func add(_ tree: GameTree) {
        plies += tree.stored.count - 1
        comments += tree.commentLinks.count
        for node in tree.stored.indices {
            if tree.firstChild(Int(tree.stored[node].parent)) != node, node != 0 { variations += 1 }
            nags += tree.nags(chain: tree.stored[node].nags).count
        }
    }
}
