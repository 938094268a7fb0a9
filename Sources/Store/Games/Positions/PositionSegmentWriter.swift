import GRDB
import GameDatabases

/// Writes a segment of the position index. Its positions come in the order of their keys.
struct PositionSegmentWriter {
    private let db: Database
    private let games: IndexedGames
    private let segment: PositionSegment
    private let insertion: PreparedStatement
    private var bucket: (row: Int64, bytes: [UInt8]) = (0, [])
    private var positions = 0
    private var tally = PositionTally()
    private var reached: [Int64] = []
    private var content: [UInt8] = []

    /// Positions that at least as many games reached have their tally added up.
    private static let talliedGames = 64
    /// Occurrences in a bucket: some 500 bytes.
    private static let occurrencesPerBucket = 256

    /// - Parameters:
    ///   - first: the ID from which the games are counted; no game of the segment has a lower one.
    ///   - occurrences: their number.
    init(_ db: Database, _ games: IndexedGames, first: Int64, occurrences: Int) throws {
        self.db = db
        self.games = games
        var bits: UInt64 = 0
        while bits < 30, occurrences >> Int(bits) > Self.occurrencesPerBucket { bits += 1 }
        try db.execute(
            sql: "INSERT INTO position_segment (first_game, games, bits, positions, is_ready) VALUES (?, ?, ?, 0, 0)",
            arguments: [first, games.ids.count, Int64(bits)])
        segment = PositionSegment(
            id: db.lastInsertedRowID, first: first, games: games.ids.count, bits: bits, positions: 0)
        insertion = try PreparedStatement(db, sql: "INSERT INTO position_bucket (id, positions) VALUES (?, ?)")
    }

    /// Adds a position with all its occurrences in the games, in the order of the games.
    mutating func add(_ occurrences: ArraySlice<Occurrence>) throws {
        guard let key = occurrences.first?.key else { return }
        reached.removeAll(keepingCapacity: true)
        var last: UInt32?
        for occurrence in occurrences where occurrence.game != last {
            last = occurrence.game
            reached.append(games.ids[Int(occurrence.game)])
        }
        let isTally = reached.count >= Self.talliedGames
        content.removeAll(keepingCapacity: true)
        if isTally {
            tally.count(occurrences, games.summaries)
            content = tally.bytes
        } else {
            var game = segment.first
            for next in reached {
                content.append(varint: UInt64(next - game))
                game = next
            }
        }
        let row = segment.bucket(of: key)
        if row != bucket.row { try flush() }
        bucket.row = row
        PositionSegment.Item.append(
            rest: segment.rest(of: key), segment.keyBytes, isTally: isTally, content, to: &bucket.bytes)
        positions += 1
    }

    /// Writes the rest, and returns the ID of the segment, which is not in use yet.
    mutating func finish() throws -> Int64 {
        try flush()
        try db.execute(
            sql: "UPDATE position_segment SET positions = ? WHERE id = ?", arguments: [positions, segment.id])
        return segment.id
    }

    private mutating func flush() throws {
        guard !bucket.bytes.isEmpty else { return }
        insertion.bind(bucket.row)
        insertion.bind(bucket.bytes)
        try insertion.insert()
        bucket.bytes.removeAll(keepingCapacity: true)
    }
}
