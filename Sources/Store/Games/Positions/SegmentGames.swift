import GRDB
import GameDatabases

/// The games of a segment of the position index by their places: an `IndexedGame` for each in position_games, in blocks that
/// fill a page.
final class SegmentGames {
    private let segment: PositionSegment
    private let db: Database
    private let find: PreparedStatement
    /// The block that was read last, and its bytes. Few of its games are asked for.
    private var block = -1
    private var bytes: [UInt8] = []

    private static let gamesInBlock = 400

    init(_ segment: PositionSegment, _ db: Database) throws {
        self.segment = segment
        self.db = db
        find = try PreparedStatement(db, sql: "SELECT games FROM position_games WHERE id = ?")
    }

    /// Returns the game at a place, fastest for ascending places; nil for a place without a game that was not removed.
    func game(at place: Int) throws -> IndexedGame? {
        let (wanted, index) = place.quotientAndRemainder(dividingBy: Self.gamesInBlock)
        if wanted != block {
            bytes = try read(wanted)
            block = wanted
        }
        guard (0..<bytes.count / IndexedGame.size).contains(index) else { return nil }
        let game = bytes.withUnsafeBufferPointer { IndexedGame($0, at: index) }
        return game.facts.isGame ? game : nil
    }

    /// Returns the facts of all games by place.
    func facts() throws -> [GameFacts] {
        var facts = [GameFacts](repeating: .none, count: segment.games)
        try forEach { place, game in facts[place] = game.facts }
        return facts
    }

    /// The ID of a game.
    func id(_ game: IndexedGame) -> Int64 { segment.first + Int64(game.number) }

    /// Calls `body` with each place and its game, in the order of the places. Removed games are left out.
    @inline(__always)
    func forEach(_ body: (Int, IndexedGame) throws -> Void) throws {
        let blocks = try PreparedStatement(
            db, sql: "SELECT id, games FROM position_games WHERE id >= ? AND id < ? ORDER BY id")
        blocks.bind(segment.id << 32)
        blocks.bind((segment.id + 1) << 32)
        while try blocks.step() {
            let first = Int(blocks.integer(at: 0) & 0xFFFF_FFFF) * Self.gamesInBlock
            try blocks.withBlob(at: 1) { bytes in
                for index in 0..<max(0, min(bytes.count / IndexedGame.size, segment.games - first)) {
                    let game = IndexedGame(bytes, at: index)
                    if game.facts.isGame { try body(first + index, game) }
                }
            }
        }
    }

    private func read(_ block: Int) throws -> [UInt8] {
        find.bind(segment.id << 32 | Int64(block))
        defer { find.reset() }
        guard try find.step() else { return [] }
        return find.withBlob(at: 0) { Array($0) }
    }

    // MARK: - Writing

    /// Writes the games of the segment by place.
    func write(count: Int, _ game: (Int) -> IndexedGame) throws {
        let insertion = try PreparedStatement(db, sql: "INSERT INTO position_games (id, games) VALUES (?, ?)")
        for start in stride(from: 0, to: count, by: Self.gamesInBlock) {
            var bytes: [UInt8] = []
            for place in start..<min(start + Self.gamesInBlock, count) { game(place).append(to: &bytes) }
            insertion.bind(segment.id << 32 | Int64(start / Self.gamesInBlock))
            insertion.bind(bytes)
            try insertion.insert()
        }
    }

    /// Takes the facts of removed games away.
    ///
    /// - Returns: whether the segment had one of the games.
    func remove(_ ids: Set<Int64>) throws -> Bool {
        var places: [Int] = []
        try forEach { place, game in
            if ids.contains(id(game)) { places.append(place) }
        }
        block = -1
        for (block, places) in Dictionary(grouping: places, by: { $0 / Self.gamesInBlock }) {
            var games = try read(block).withUnsafeBufferPointer { bytes in
                (0..<bytes.count / IndexedGame.size).map { IndexedGame(bytes, at: $0) }
            }
            for place in places { games[place % Self.gamesInBlock].facts = .none }
            var bytes: [UInt8] = []
            for game in games { game.append(to: &bytes) }
            try db.execute(
                sql: "UPDATE position_games SET games = ? WHERE id = ?",
                arguments: [Blob.of(bytes), segment.id << 32 | Int64(block)])
        }
        return !places.isEmpty
    }
}
