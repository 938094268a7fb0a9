import Chess

/// The positions of a stored game.
struct Replay {
    private var replay = StoredReplay()
    /// The structures of the positions replayed.
    private(set) var structures = StructureHistory()
    /// The side to move in the first position.
    private(set) var firstSide = Side.white

    /// The keys of the positions, from start to end.
    var keys: [UInt64] { replay.keys }
    /// The stored move played in each position; 0, which is not a move, at the end.
    var moves: [UInt16] { replay.moves }

    /// Replays the current game of a cursor, up to a depth in plies. A game with damaged moves ends before them; one with a
    /// damaged start has no positions.
    mutating func play(_ cursor: GameCursor, depth: Int = .max) {
        cursor.withMoves { play($0.span, from: cursor.start, depth: depth) }
    }

    /// Replays a game of an import.
    mutating func play(_ game: StagedGame) { play(game.moves.span, from: game.start) }

    /// Replays a game.
    ///
    /// - Parameters:
    ///   - moves: two bytes each.
    ///   - start: the position before them; nil when it is damaged.
    mutating func play(_ moves: Span<UInt8>, from start: Position?, depth: Int = .max) {
        replay = StoredReplay()
        guard let start else {
            structures = StructureHistory()
            return
        }
        firstSide = start.sideToMove
        structures.begin(start)
        replay = StoredReplay(moves, from: start, depth: depth) { structures.add($0, at: $1) }
    }

    /// Calls `body` with the index of each position that may belong to an entry of the position index.
    func forEachIndexed(_ repeated: RepeatedStructures.Lookup, _ body: (Int) throws -> Void) rethrows {
        for index in 0..<structures.openingCount(of: keys.count) { try body(index) }
        try structures.forEachLate(of: keys.count, in: repeated, body)
    }

    /// Returns the side to move in a position.
    func side(at index: Int) -> Side { index % 2 == 0 ? firstSide : firstSide.opponent }

    /// Returns a position as an entry of the position index.
    ///
    /// - Parameter game: the number that the game gets.
    func occurrence(at index: Int, game: UInt32) -> Occurrence {
        Occurrence(
            key: keys[index], game: game, move: moves[index], isBlack: side(at: index) == .black,
            isEarly: index < PositionIndex.depth)
    }

    /// Calls `body` with each position and the move played there, 0 at the end of the game, until it returns false.
    @inline(__always)
    static func forEachPosition(
        _ position: inout Position, _ cursor: GameCursor, _ body: (borrowing Position, UInt16) -> Bool
    ) {
        cursor.withMoves { position.play(stored: $0.span, body) }
    }
}
