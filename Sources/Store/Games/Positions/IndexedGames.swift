import GRDB

/// The games of a segment of the position index that is being written.
///
/// Games are added in the order of their IDs and then get places by their openings. Those that reached the same positions
/// are neighbours, so that the index can store most of them as a few ranges of places.
struct IndexedGames {
    private let first: Int64
    /// By the order of the IDs, here and below. Empty as long as the IDs have no gap after the first one.
    private var numbers: [UInt32] = []
    private var firstNumber: UInt32 = 0
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

        /// The byte of a ply, the last one first.
        @inline(__always)
        func byte(_ number: Int) -> Int {
            let part = number < 8 ? parts.2 : number < 16 ? parts.1 : parts.0
            return Int(truncatingIfNeeded: part &>> UInt64(8 &* (number & 7)) & 0xFF)
        }

        static let bytes = 24
    }

    /// - Parameters:
    ///   - first: the ID from which the games are counted.
    ///   - count: about the number of games, for which memory is reserved: growing would take twice as much for a
    ///     moment.
    init(first: Int64, count: Int) {
        self.first = first
        facts.reserveCapacity(count)
        signatures.reserveCapacity(count)
        openings.reserveCapacity(count)
    }

    var count: Int { facts.count }

    /// - Throws: `ColumnFault` for an ID that is more than 2^32 above the first one.
    mutating func append(_ id: Int64, _ summary: GameSummary, _ replay: Replay) throws {
        guard let number = UInt32(exactly: id - first) else { throw ColumnFault(table: "Games", column: "ID", row: id) }
        if count == 0 { firstNumber = number }
        let hasGap = number != firstNumber &+ UInt32(truncatingIfNeeded: count)
        if numbers.isEmpty, hasGap { numbers = (0..<UInt32(truncatingIfNeeded: count)).map { firstNumber &+ $0 } }
        if hasGap || !numbers.isEmpty { numbers.append(number) }
        facts.append(GameFacts(summary))
        signatures.append(replay.signature)
        openings.append(Opening(replay.keys))
    }

    /// Gives the games their places, writes them into the segment, and forgets them.
    mutating func write(to segment: PositionSegment, _ db: Database) throws -> GamePlaces {
        let order = orderByOpening()
        openings = []
        try SegmentGames(segment, db).write(count: order.count) {
            IndexedGame(number: number(order[$0]), facts: facts[Int(order[$0])])
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

    private func number(_ game: UInt32) -> UInt32 {
        numbers.isEmpty ? firstNumber &+ game : numbers[Int(game)]
    }

    /// Returns the games in the order of their openings, those with the same one in the order of their IDs.
    ///
    /// A radix sort from the last ply to the first: it costs a fifth of a sort that compares openings far apart in memory.
    private func orderByOpening() -> [UInt32] {
        var order = (0..<UInt32(openings.count)).map { $0 }
        var next = order
        for number in 0..<Opening.bytes {
            var places = [Int](repeating: 0, count: 257)
            for opening in openings { places[opening.byte(number) + 1] += 1 }
            for byte in 1..<places.count { places[byte] += places[byte - 1] }
            for game in order {
                let byte = openings[Int(game)].byte(number)
                next[places[byte]] = game
                places[byte] += 1
            }
            swap(&order, &next)
        }
        return order
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
