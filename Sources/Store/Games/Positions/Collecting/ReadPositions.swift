import Chess
import PGN

/// The positions of some games that were read which may belong to an entry of the position index.
struct ReadPositions: Sendable {
    /// The keys of the positions of all games.
    private(set) var keys: [UInt64] = []
    /// The stored move played in each position; 0 at the end of a game.
    private(set) var moves: [UInt16] = []
    /// The games in their order.
    private(set) var games: [Game] = []
    /// The structures that the games had within the depth of the index, each once per game.
    private(set) var structures: [UInt64] = []

    struct Game: Sendable {
        /// Where its positions end.
        let end: Int
        /// Whether Black is to move in the first one.
        let isBlackFirst: Bool
    }

    mutating func reserveCapacity(_ count: Int) {
        keys.reserveCapacity(count)
        moves.reserveCapacity(count)
    }

    mutating func removeAll() {
        keys.removeAll(keepingCapacity: true)
        moves.removeAll(keepingCapacity: true)
        games.removeAll(keepingCapacity: true)
        structures.removeAll(keepingCapacity: true)
    }

    /// Adds a game that was recorded with the keys of all its positions.
    mutating func add(_ recorder: GameRecorder, _ history: StructureHistory) {
        let count = history.openingCount(of: recorder.keys.count)
        keys.append(contentsOf: recorder.keys[..<count])
        moves.append(contentsOf: recorder.moves.prefix(count))
        if recorder.moves.count < count { moves.append(0) }
        games.append(Game(end: keys.count, isBlackFirst: recorder.start.sideToMove == .black))
        structures.append(contentsOf: history.early)
    }
}
