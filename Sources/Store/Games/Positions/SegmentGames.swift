import GRDB
import GameDatabases

/// The games of a segment of the position index by their places: an `IndexedGame` for each in position_games and a
/// `GameOutline` in position_outlines, in blocks that fill a page.
final class SegmentGames {
    private let segment: PositionSegment
    private let db: Database
    private let find: PreparedStatement
    /// The block that was read last, and its bytes. Few of its games are asked for.
    private var block = -1
    private var bytes: [UInt8] = []

    private static let gamesInBlock = 400
    private static let outlinesInBlock = 288

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
        try forEachBlock("games FROM position_games") { block, bytes in
            let first = block * Self.gamesInBlock
            for index in 0..<max(0, min(bytes.count / IndexedGame.size, segment.games - first)) {
                let game = IndexedGame(bytes, at: index)
                if game.facts.isGame { try body(first + index, game) }
            }
        }
    }

    /// Returns the places of the games, removed ones included, that may have reached a position. Some 4 ms for 500,000
    /// games.
    func places(mayReach target: GameOutline.Target) throws -> [Int] {
        var places: [Int] = []
        try forEachBlock("outlines FROM position_outlines") { block, bytes in
            let first = block * Self.outlinesInBlock
            for index in 0..<max(0, min(bytes.count / GameOutline.size, segment.games - first))
            where target.mayBeReached(by: GameOutline(bytes, at: index)) {
                places.append(first + index)
            }
        }
        return places
    }

    @inline(__always)
    private func forEachBlock(_ source: String, _ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Void) throws {
        let blocks = try PreparedStatement(db, sql: "SELECT id, \(source) WHERE id >= ? AND id < ? ORDER BY id")
        blocks.bind(segment.id << 32)
        blocks.bind((segment.id + 1) << 32)
        while try blocks.step() {
            let block = Int(blocks.integer(at: 0) & 0xFFFF_FFFF)
            try blocks.withBlob(at: 1) { try body(block, $0) }
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
    func write(count: Int, _ game: (Int) -> IndexedGame, _ outline: (Int) -> GameOutline) throws {
        try write("position_games", count, Self.gamesInBlock) { game($0).append(to: &$1) }
        try write("position_outlines", count, Self.outlinesInBlock) { outline($0).append(to: &$1) }
    }

    private func write(_ table: String, _ count: Int, _ inBlock: Int, _ append: (Int, inout [UInt8]) -> Void) throws {
        let insertion = try PreparedStatement(db, sql: "INSERT INTO \(table) VALUES (?, ?)")
        for start in stride(from: 0, to: count, by: inBlock) {
            var bytes: [UInt8] = []
            for place in start..<min(start + inBlock, count) { append(place, &bytes) }
            insertion.bind(segment.id << 32 | Int64(start / inBlock))
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
