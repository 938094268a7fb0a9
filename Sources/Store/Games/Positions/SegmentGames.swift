import GRDB
import GameDatabases

/// The games of a segment of the position index by their places, in blocks that fill a page each.
final class SegmentGames {
    private let segment: PositionSegment
    private let db: Database
    private let find: PreparedStatement
    /// The block that was read last.
    private var block = -1
    private var games: [IndexedGame] = []

    private static let gamesInBlock = 168

    init(_ segment: PositionSegment, _ db: Database) throws {
        self.segment = segment
        self.db = db
        find = try PreparedStatement(db, sql: "SELECT games FROM position_games WHERE id = ?")
    }

    /// Returns the facts of the game at a place, fastest for ascending places.
    func facts(at place: Int) throws -> GameFacts {
        let (wanted, index) = place.quotientAndRemainder(dividingBy: Self.gamesInBlock)
        if wanted != block {
            games = try read(wanted)
            block = wanted
        }
        return games.indices.contains(index) ? games[index].facts : .none
    }

    /// Returns the facts of all games by place.
    func facts() throws -> [GameFacts] {
        var facts = [GameFacts](repeating: .none, count: segment.games)
        try forEach { place, game in facts[place] = game.facts }
        return facts
    }

    /// Calls `body` with the place of each game and the game, removed ones included, in the order of the places.
    @inline(__always)
    func forEach(_ body: (Int, IndexedGame) throws -> Void) throws {
        let blocks = try PreparedStatement(
            db, sql: "SELECT id, games FROM position_games WHERE id >= ? AND id < ? ORDER BY id")
        blocks.bind(segment.id << 32)
        blocks.bind((segment.id + 1) << 32)
        while try blocks.step() {
            let first = Int(blocks.integer(at: 0) - segment.id << 32) * Self.gamesInBlock
            try blocks.withBlob(at: 1) { bytes in
                let count = min(bytes.count / IndexedGame.size, Self.gamesInBlock, segment.games - first)
                for index in 0..<max(count, 0) { try body(first + index, IndexedGame(bytes, at: index)) }
            }
        }
    }

    private func read(_ block: Int) throws -> [IndexedGame] {
        find.bind(segment.id << 32 | Int64(block))
        defer { find.reset() }
        guard try find.step() else { return [] }
        return find.withBlob(at: 0) { bytes in
            (0..<bytes.count / IndexedGame.size).map { IndexedGame(bytes, at: $0) }
        }
    }

    // MARK: - Writing

    /// Writes all games of the segment.
    ///
    /// - Parameter order: the index of the game at each place.
    func write(_ games: [IndexedGame], in order: [UInt32]) throws {
        let insertion = try PreparedStatement(db, sql: "INSERT INTO position_games (id, games) VALUES (?, ?)")
        for start in stride(from: 0, to: order.count, by: Self.gamesInBlock) {
            let block = order[start..<min(start + Self.gamesInBlock, order.count)].map { games[Int($0)] }
            insertion.bind(segment.id << 32 | Int64(start / Self.gamesInBlock))
            insertion.bind(Self.bytes(block))
            try insertion.insert()
        }
    }

    /// Takes the facts of removed games away.
    ///
    /// - Returns: whether the segment had one of the games.
    func remove(_ ids: Set<Int64>) throws -> Bool {
        var places: [Int] = []
        try forEach { place, game in
            if game.facts.isGame, ids.contains(segment.first + Int64(game.number)) { places.append(place) }
        }
        block = -1
        for (block, places) in Dictionary(grouping: places, by: { $0 / Self.gamesInBlock }) {
            var games = try read(block)
            for place in places { games[place % Self.gamesInBlock] = games[place % Self.gamesInBlock].removed }
            try db.execute(
                sql: "UPDATE position_games SET games = ? WHERE id = ?",
                arguments: [Blob.of(Self.bytes(games)), segment.id << 32 | Int64(block)])
        }
        return !places.isEmpty
    }

    private static func bytes(_ games: [IndexedGame]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(games.count * IndexedGame.size)
        for game in games { game.append(to: &bytes) }
        return bytes
    }
}
