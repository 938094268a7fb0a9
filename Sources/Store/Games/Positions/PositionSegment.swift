import GRDB
import GameDatabases
import Openings

/// A part of the position index, written at once: the first covers all games of that time, each later one the games of
/// one import.
///
/// Its games have places from 0 on (`SegmentGames`). The positions are divided among buckets by the highest bits of their
/// keys. A bucket is a row of position_bucket: for each position 40 more bits of its key, then, from 64 games on, a
/// `PositionTally`, and the places of the games that reached it (`PlaceRuns`).
struct PositionSegment {
    let id: Int64
    /// The ID from which its games are counted.
    let first: Int64
    let games: Int
    let bits: UInt64
    let positions: Int

    /// What a segment knows about a position.
    struct Entry {
        /// The moves of all games, added up; nil for a position that few games reached.
        let tally: PositionTally?
        /// The games. Those that were removed later may be among them.
        let runs: PlaceRuns
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

    /// The bytes of a key beside its bucket.
    static let keyBytes = 5

    /// The bits of a key after those that choose its bucket. In a base of 500,000 games two of its positions share a bucket
    /// and these 40 bits with a probability of some 1 in 60,000.
    func rest(of key: UInt64) -> UInt64 { (key << bits) >> UInt64(64 - 8 * Self.keyBytes) }

    /// Returns what the segment knows about a position; nil for nothing.
    func entry(_ key: UInt64, _ db: Database) throws -> Entry? {
        let bytes = try bytes(ofBucket: bucket(of: key), db)
        let rest = rest(of: key)
        var reader = VarintReader(bytes)
        while !reader.isAtEnd {
            guard let item = Item(&reader) else { return nil }
            if item.rest == rest { return item.entry(in: bytes) }
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
        init?(_ reader: inout VarintReader) {
            guard let rest = reader.number(bytes: keyBytes), let head = reader.number() else { return nil }
            self.rest = rest
            isTally = head & 1 == 1
            guard let content = reader.part(head >> 1) else { return nil }
            self.content = content.startIndex..<content.endIndex
        }

        func entry(in bytes: [UInt8]) -> Entry? {
            guard isTally else { return Entry(tally: nil, runs: PlaceRuns(bytes, content)) }
            var reader = VarintReader(bytes, content)
            guard let tally = reader.counted().flatMap({ PositionTally(bytes: $0) }) else { return nil }
            return Entry(tally: tally, runs: PlaceRuns(bytes, reader.index..<content.upperBound))
        }

        /// Appends a position to the bytes of a bucket.
        static func append(
            rest: UInt64, isTally: Bool, _ content: some Collection<UInt8>, to bytes: inout [UInt8]
        ) {
            for place in (0..<keyBytes).reversed() {
                bytes.append(UInt8(truncatingIfNeeded: rest >> UInt64(8 * place)))
            }
            bytes.append(varint: UInt64(content.count) << 1 | (isTally ? 1 : 0))
            bytes.append(contentsOf: content)
        }
    }

    // MARK: - Changing

    /// Replaces the tally of a position that has one.
    func replaceTally(_ key: UInt64, with tally: PositionTally, _ db: Database) throws {
        let rest = rest(of: key)
        let old = try bytes(ofBucket: bucket(of: key), db)
        var new: [UInt8] = []
        var reader = VarintReader(old)
        while let item = Item(&reader) {
            var content = Array(old[item.content])
            if item.rest == rest, item.isTally {
                var parts = VarintReader(content)
                _ = parts.counted()
                let runs = content[parts.index...]
                content = []
                content.append(counted: tally.bytes)
                content.append(contentsOf: runs)
            }
            Item.append(rest: item.rest, isTally: item.isTally, content, to: &new)
        }
        try db.cachedStatement(sql: "UPDATE position_bucket SET positions = ? WHERE id = ?")
            .execute(arguments: [Blob.of(new), bucket(of: key)])
    }

    /// Deletes a segment with its buckets and games, in small steps.
    static func delete(_ id: Int64, _ db: Database, _ pace: ImportPace) throws {
        for table in ["position_bucket", "position_games", "position_signatures"] {
            var first = id << 32
            let end = (id + 1) << 32
            while let next = try Int64.fetchOne(
                db, sql: "SELECT id FROM \(table) WHERE id >= ? AND id < ? ORDER BY id LIMIT 1",
                arguments: [first, end])
            {
                first = next + (pace.hasPauses ? 1000 : 1 << 31)
                try db.execute(
                    sql: "DELETE FROM \(table) WHERE id >= ? AND id < ?", arguments: [next, min(first, end)])
                try pace.pauseIfDue()
            }
        }
        try db.execute(sql: "DELETE FROM position_segment WHERE id = ?", arguments: [id])
    }
}
