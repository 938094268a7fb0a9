import GRDB

/// The games of a segment of the position index that is being written.
///
/// Games are added in the order of their IDs and then get places by their openings. Those that reached the same positions
/// are neighbours, so that the index can store most of them as a few ranges of places.
struct IndexedGames {
    private let first: Int64
    /// By the order of the IDs, here and below.
    private var numbers: [UInt32] = []
    private var facts: [GameFacts] = []
    private var signatures: [GameSignature] = []
    private var openings: [Opening] = []

    /// The lowest eight bits of the keys of the positions after the first 24 plies, the first one in the highest bits.
    private struct Opening: BitwiseCopyable {
        var parts: (UInt64, UInt64, UInt64) = (0, 0, 0)

        init(_ keys: [UInt64]) {
            func part(_ number: Int) -> UInt64 {
                (0..<8).reduce(0) { part, ply in
                    let index = 1 + 8 * number + ply
                    return part << 8 | (index < keys.count ? keys[index] & 0xFF : 0)
                }
            }
            parts = (part(0), part(1), part(2))
        }
    }

    /// - Parameter first: the ID from which the games are counted.
    init(first: Int64) { self.first = first }

    var count: Int { numbers.count }

    /// - Throws: `ColumnFault` for an ID that is more than 2^32 above the first one.
    mutating func append(_ id: Int64, _ summary: GameSummary, _ replay: Replay) throws {
        guard let number = UInt32(exactly: id - first) else { throw ColumnFault(table: "Games", column: "ID", row: id) }
        numbers.append(number)
        facts.append(GameFacts(summary))
        signatures.append(replay.signature)
        openings.append(Opening(replay.keys))
    }

    /// Gives the games their places, writes them into the segment, and forgets them.
    mutating func write(to segment: PositionSegment, _ db: Database) throws -> GamePlaces {
        let order = (0..<UInt32(numbers.count)).sorted { first, second in
            let (one, other) = (openings[Int(first)].parts, openings[Int(second)].parts)
            return one == other ? first < second : one < other
        }
        openings = []
        try SegmentGames(segment, db).write(count: order.count) {
            IndexedGame(number: numbers[Int(order[$0])], facts: facts[Int(order[$0])])
        }
        numbers = []
        try SegmentSignatures(segment, db).write(count: order.count) { signatures[Int(order[$0])] }
        signatures = []
        let ordered = order.map { facts[Int($0)] }
        facts = []
        var places = [UInt32](repeating: 0, count: order.count)
        for (place, index) in order.enumerated() { places[Int(index)] = UInt32(place) }
        return GamePlaces(places: places, facts: ordered)
    }

    /// Calls `body` with each complete game from an ID on, in their order, and with those of the import that is being
    /// written. In transactions with pauses the games are read in small steps, because reading keeps others from writing.
    static func forEach(
        _ db: Database, in range: ClosedRange<Int64> = 0...Int64.max, _ pace: ImportPace,
        _ body: (Int64, GameCursor) throws -> Void
    ) throws {
        let limit = pace.hasPauses ? gamesPerStep : Int.max
        var next = range.lowerBound
        while true {
            let cursor = try GameCursor(
                db, where: "ID BETWEEN ? AND ?", [next, range.upperBound], showsUnfinished: true, limit: limit)
            var count = 0
            while let game = try cursor.next() {
                try body(game, cursor)
                next = game + 1
                count += 1
            }
            guard count == limit else { return }
            cursor.close()
            try pace.pauseIfDue()
        }
    }

    private static let gamesPerStep = 1000
}

/// The places of the games of a segment, and their facts.
struct GamePlaces {
    /// By the order of the IDs.
    let places: [UInt32]
    /// By place.
    let facts: [GameFacts]
}
