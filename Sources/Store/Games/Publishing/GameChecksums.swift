import GRDB
import GameDatabases

/// The checksums of the stored games, without the chapters of repertoires: for every 256 IDs the number of games and the
/// sum of their digests. A game that is changed, added or removed by another program changes them.
struct GameChecksums {
    private let db: Database
    private var block: Block?

    init(_ db: Database) { self.db = db }

    /// The games of 256 IDs.
    struct Block: Equatable {
        let id: Int64
        var games = 0
        var digest: UInt64 = 0

        /// The IDs.
        var range: ClosedRange<Int64> { id << GameChecksums.shift...id << GameChecksums.shift + 255 }
    }

    private static let shift: Int64 = 8

    /// Adds a text; an absent one counts as an empty one, because SQLite's types may change between them.
    static func add(_ text: String?, _ hash: inout ByteHash) { hash.add(text ?? "") }

    // MARK: - While games are written

    /// Adds a game. The sums are in the file after `flush()` at the latest.
    mutating func add(_ game: Int64, _ digest: UInt64) throws {
        if block?.id != game >> Self.shift {
            try flush()
            block = Block(id: game >> Self.shift)
        }
        block?.games += 1
        block?.digest &+= digest
    }

    mutating func flush() throws {
        guard let block else { return }
        self.block = nil
        let sql = """
            INSERT INTO game_checksum (id, games, digest) VALUES (?1, ?2, ?3)
            ON CONFLICT (id) DO UPDATE SET games = ?4, digest = ?5
            """
        let find = try db.cachedStatement(sql: "SELECT games, digest FROM game_checksum WHERE id = ?")
        let row = try Row.fetchOne(find, arguments: [block.id])
        let games = row.flatMap { Int.fromDatabaseValue($0[0]) } ?? 0
        let digest = row.flatMap { Int64.fromDatabaseValue($0[1]) } ?? 0
        try db.cachedStatement(sql: sql).execute(arguments: [
            block.id, block.games, Int64(bitPattern: block.digest), games + block.games,
            Int64(bitPattern: UInt64(bitPattern: digest) &+ block.digest),
        ])
    }

    // MARK: - Of stored games

    /// Computes and stores the sums of all blocks that have IDs in a range.
    func update(_ games: ClosedRange<Int64>) throws {
        let blocks = (games.lowerBound >> Self.shift)...(games.upperBound >> Self.shift)
        try db.execute(
            sql: "DELETE FROM game_checksum WHERE id BETWEEN ? AND ?",
            arguments: [blocks.lowerBound, blocks.upperBound])
        try forEachBlock(blocks) { block in
            try db.cachedStatement(sql: "INSERT INTO game_checksum (id, games, digest) VALUES (?, ?, ?)").execute(
                arguments: [block.id, block.games, Int64(bitPattern: block.digest)])
        }
    }

    /// Returns whether the blocks of these games have their stored sums. Reads up to 256 games for each block, some 2 ms.
    func matchStored(_ games: [Int64], _ pace: ImportPace) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT games, digest FROM game_checksum WHERE id = ?")
        for id in Set(games.map { $0 >> Self.shift }).sorted() {
            try pace.pauseIfDue()
            var found = Block(id: id)
            try forEachBlock(id...id) { found = $0 }
            let row = try Row.fetchOne(statement, arguments: [id])
            let digest = row.flatMap { Int64.fromDatabaseValue($0[1]) }
            guard row.flatMap({ Int.fromDatabaseValue($0[0]) }) == found.games,
                digest.map(UInt64.init(bitPattern:)) == found.digest
            else { return false }
        }
        return true
    }

    /// Calls `body` with the sums of the stored games, in ascending order, for blocks that have games.
    func forEachBlock(_ blocks: ClosedRange<Int64>, _ body: (Block) throws -> Void) throws {
        let statement = try PreparedStatement(
            db,
            sql: """
                SELECT Games.ID, e.Name, s.Name, w.Name, b.Name, Date, TimeControl, ECO, FEN, WhiteElo, BlackElo, Result,
                  Moves, t.text, Round FROM Games
                LEFT JOIN Events AS e ON e.ID = EventID LEFT JOIN Sites AS s ON s.ID = SiteID
                LEFT JOIN Players AS w ON w.ID = WhiteID LEFT JOIN Players AS b ON b.ID = BlackID
                LEFT JOIN game_text AS t ON t.game = Games.ID
                WHERE Games.ID BETWEEN ? AND ? AND \(try VisibleGames.condition(db)) ORDER BY Games.ID
                """)
        statement.bind(blocks.lowerBound << Self.shift)
        statement.bind(blocks.upperBound << Self.shift + 255)
        var block: Block?
        while try statement.step() {
            let game = statement.integer(at: 0)
            if let done = block, done.id != game >> Self.shift {
                try body(done)
                block = nil
            }
            var sum = block ?? Block(id: game >> Self.shift)
            sum.games += 1
            sum.digest &+= Self.digest(statement)
            block = sum
        }
        if let block { try body(block) }
    }

    private static func digest(_ row: PreparedStatement) -> UInt64 {
        var hash = ByteHash()
        for column in 1...8 { row.withBlob(at: column) { hash.add(UnsafeRawBufferPointer($0)) } }
        hash.add(UInt64(bitPattern: row.integer(at: 9)))
        hash.add(UInt64(bitPattern: row.integer(at: 10)))
        for column in 11...13 { row.withBlob(at: column) { hash.add(UnsafeRawBufferPointer($0)) } }
        // A round that its column cannot hold is in the text.
        if row.isNull(at: 13) { row.withBlob(at: 14) { hash.add(UnsafeRawBufferPointer($0)) } }
        return hash.value
    }
}
