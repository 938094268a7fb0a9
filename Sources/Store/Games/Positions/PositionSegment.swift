import GRDB
import GameDatabases

/// A part of the position index, written at once: the first covers all games of that time, each later one the games of
/// one import.
///
/// The positions are divided among buckets by the highest bits of their keys. A bucket is a row of position_bucket: for
/// each position the rest of its key, then either the games that reached it or, from 64 games on, a `PositionTally`.
struct PositionSegment {
    let id: Int64
    /// The ID from which its games are counted.
    let first: Int64
    let games: Int
    let bits: UInt64
    let positions: Int

    /// What a segment knows about a position.
    enum Entry {
        /// The IDs of the games that reached it, each once. Games that were removed later may be among them.
        case games([Int64])
        case tally(PositionTally)
    }

    /// The segments of the index in the order of their games; none without an index.
    static func ready(_ db: Database) throws -> [PositionSegment] {
        let sql = """
            SELECT id, first_game, games, bits, positions FROM position_segment WHERE is_ready ORDER BY first_game, id
            """
        return try Row.fetchAll(db.cachedStatement(sql: sql)).compactMap { row in
            func number(_ column: Int) -> Int64? {
                Int64.fromDatabaseValue(row[column]).flatMap { ColumnLimits.id.contains($0) ? $0 : nil }
            }
            guard let id = number(0), let first = number(1), let games = number(2), let bits = number(3),
                let positions = number(4), id < 1 << 30, bits <= 30
            else { return nil }
            return PositionSegment(
                id: id, first: first, games: Int(games), bits: UInt64(bits), positions: Int(positions))
        }
    }

    // MARK: - Buckets

    /// The row of the bucket of a key.
    func bucket(of key: UInt64) -> Int64 { id << 32 | Int64(bits == 0 ? 0 : key >> (64 - bits)) }

    /// The bytes that hold the rest of a key.
    var keyBytes: Int { Int(64 - bits + 7) / 8 }

    /// The rest of a key, which its bucket does not tell.
    func rest(of key: UInt64) -> UInt64 { bits == 0 ? key : key & (UInt64.max >> bits) }

    /// Returns what the segment knows about a position; nil for nothing.
    func entry(_ key: UInt64, _ db: Database) throws -> Entry? {
        let bytes = try bytes(ofBucket: bucket(of: key), db)
        let rest = rest(of: key)
        var reader = VarintReader(bytes)
        while !reader.isAtEnd {
            guard let item = Item(&reader, keyBytes) else { return nil }
            if item.rest == rest { return item.entry(in: bytes, first: first) }
        }
        return nil
    }

    func bytes(ofBucket bucket: Int64, _ db: Database) throws -> [UInt8] {
        let statement = try db.cachedStatement(sql: "SELECT positions FROM position_bucket WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [bucket]).map { [UInt8].stored($0[0]) } ?? []
    }

    /// One position in the bytes of a bucket.
    struct Item {
        let rest: UInt64
        let isTally: Bool
        /// Its bytes after the key and the head.
        let content: Range<Int>

        /// Reads the next position; nil when the bytes are damaged.
        init?(_ reader: inout VarintReader, _ keyBytes: Int) {
            guard let rest = reader.number(bytes: keyBytes), let head = reader.number() else { return nil }
            self.rest = rest
            isTally = head & 1 == 1
            guard let content = reader.part(head >> 1) else { return nil }
            self.content = content.startIndex..<content.endIndex
        }

        func entry(in bytes: [UInt8], first: Int64) -> Entry? {
            guard !isTally else { return PositionTally(bytes: Array(bytes[content])).map { .tally($0) } }
            var reader = VarintReader(bytes, content)
            var games: [Int64] = []
            var game = first
            while !reader.isAtEnd {
                guard let step = reader.number(), step <= UInt64(ColumnLimits.id.upperBound) else { return nil }
                game &+= Int64(step)
                games.append(game)
            }
            return .games(games)
        }

        /// Appends a position to the bytes of a bucket.
        static func append(
            rest: UInt64, _ keyBytes: Int, isTally: Bool, _ content: some Collection<UInt8>, to bytes: inout [UInt8]
        ) {
            for place in (0..<keyBytes).reversed() {
                bytes.append(UInt8(truncatingIfNeeded: rest >> UInt64(8 * place)))
            }
            bytes.append(varint: UInt64(content.count) << 1 | (isTally ? 1 : 0))
            bytes.append(contentsOf: content)
        }
    }

    // MARK: - Removing

    /// Deletes a segment with its buckets, in small steps.
    static func delete(_ id: Int64, _ db: Database, _ pace: ImportPace) throws {
        var first = id << 32
        let end = (id + 1) << 32
        while let next = try Int64.fetchOne(
            db, sql: "SELECT id FROM position_bucket WHERE id >= ? AND id < ? ORDER BY id LIMIT 1",
            arguments: [first, end])
        {
            first = next + (pace.hasPauses ? 1000 : 1 << 31)
            try db.execute(
                sql: "DELETE FROM position_bucket WHERE id >= ? AND id < ?", arguments: [next, min(first, end)])
            try pace.pauseIfDue()
        }
        try db.execute(sql: "DELETE FROM position_segment WHERE id = ?", arguments: [id])
    }
}
