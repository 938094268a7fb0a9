import Chess

/// Some stored games that were read from the database, to be replayed for the position index on several cores.
struct GamesToReplay: Sendable {
    /// The index of the first one among the games of the segment.
    private let first: Int
    private var games: [Game] = []
    /// The moves of all games, two bytes each.
    private var moves: [UInt8] = []

    private struct Game: Sendable {
        let id: Int64
        let facts: GameFacts
        let start: Position?
        /// Where its moves end in the bytes of all games.
        let end: Int
    }

    /// Games that were replayed, in order, and their positions that may get an entry.
    struct Replayed: Sendable {
        fileprivate(set) var games: [IndexedGames.Game] = []
        fileprivate(set) var occurrences: [Occurrence] = []
    }

    /// The games that one core replays one after the other.
    private static let gamesInPart = 64
    private static let greatestCount = 4 * gamesInPart

    /// No games.
    init(first: Int) {
        self.first = first
        games.reserveCapacity(Self.greatestCount)
    }

    /// The index of the next game among the games of the segment.
    var end: Int { first + games.count }

    /// Whether the games have to be replayed before others are added.
    var isFull: Bool { games.count >= Self.greatestCount }

    /// Adds the current game of a cursor.
    mutating func append(_ id: Int64, _ cursor: GameCursor) {
        cursor.withMoves { moves.append(contentsOf: $0) }
        games.append(Game(id: id, facts: GameFacts(cursor.summary), start: cursor.start, end: moves.count))
    }

    /// Replays the games.
    ///
    /// - Parameters:
    ///   - repeated: the structures of positions that may get an entry; nil if all positions may.
    ///   - own: what the calling thread does meanwhile.
    /// - Returns: the games in parts.
    func replayed(
        _ repeated: RepeatedStructures.Lookup?, while own: () throws -> Void
    ) rethrows -> [Replayed] {
        let parts = parts
        return try Cores.map(parts.count, { replayed(parts[$0], repeated) }, while: own)
    }

    private var parts: [Range<Int>] {
        stride(from: 0, to: games.count, by: Self.gamesInPart).map { start in
            start..<min(start + Self.gamesInPart, games.count)
        }
    }

    private func replayed(_ part: Range<Int>, _ repeated: RepeatedStructures.Lookup?) -> Replayed {
        var result = Replayed()
        result.games.reserveCapacity(part.count)
        var replay = Replay()
        for index in part {
            let game = games[index]
            replay.play(moves.span.extracting(start(index)..<game.end), from: game.start)
            result.games.append(
                IndexedGames.Game(
                    id: game.id, facts: game.facts, signature: replay.structures.signature,
                    opening: IndexedGames.Opening(replay.keys)))
            let number = UInt32(truncatingIfNeeded: first + index)
            let positions = replay  // A constant is not copied for each position.
            func add(_ position: Int) { result.occurrences.append(positions.occurrence(at: position, game: number)) }
            if let repeated {
                positions.forEachIndexed(repeated) { add($0) }
            } else {
                for position in positions.keys.indices { add(position) }
            }
        }
        return result
    }

    /// Where the moves of a game begin.
    private func start(_ index: Int) -> Int { index > 0 ? games[index - 1].end : 0 }
}
