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
    private var games: [PackedGame] = []
    private var openings: [Opening] = []

    /// What the segment needs of a game, beside its positions.
    struct Game: Sendable {
        let id: Int64
        let facts: GameFacts
        let signature: GameSignature
        let opening: Opening
    }

    /// The lowest bits of the keys of the positions after the first 24 plies: eight of the first eight plies, then four, the
    /// first ply in the highest bits.
    struct Opening: BitwiseCopyable {
        let first: UInt64
        let rest: UInt64

        init(first: UInt64, rest: UInt64) {
            self.first = first
            self.rest = rest
        }

        /// - Parameter keys: the keys of the positions of the game.
        init(_ keys: [UInt64]) {
            func part(_ plies: Range<Int>, _ bits: UInt64) -> UInt64 {
                plies.reduce(0) { part, ply in
                    part << bits | (ply + 1 < keys.count ? keys[ply + 1] & (1 << bits - 1) : 0)
                }
            }
            first = part(0..<8, 8)
            rest = part(8..<24, 4)
        }
    }

    /// The rest of the opening of a game, and its index.
    private struct Rest: BitwiseCopyable {
        let part: UInt64
        let game: UInt32

        @inline(__always)
        static func < (a: Rest, b: Rest) -> Bool { a.part != b.part ? a.part < b.part : a.game < b.game }
    }

    /// - Parameters:
    ///   - first: the ID from which the games are counted.
    ///   - count: about the number of games, for which memory is reserved: growing would take twice as much for a
    ///     moment.
    init(first: Int64, count: Int) {
        self.first = first
        games.reserveCapacity(count)
        openings.reserveCapacity(count)
    }

    var count: Int { games.count }

    /// - Throws: `ColumnFault` for an ID that is more than 2^32 above the first one.
    mutating func append(_ game: Game) throws {
        guard let number = UInt32(exactly: game.id - first) else {
            throw ColumnFault(table: "Games", column: "ID", row: game.id)
        }
        if count == 0 { firstNumber = number }
        let hasGap = number != firstNumber &+ UInt32(truncatingIfNeeded: count)
        if numbers.isEmpty, hasGap { numbers = (0..<UInt32(truncatingIfNeeded: count)).map { firstNumber &+ $0 } }
        if hasGap || !numbers.isEmpty { numbers.append(number) }
        games.append(PackedGame(game.facts, game.signature))
        openings.append(game.opening)
    }

    /// Gives the games their places, writes them into the segment, and forgets them.
    mutating func write(to segment: PositionSegment, _ db: Database) throws -> GamePlaces {
        let order = orderByOpening()
        openings = []
        try SegmentGames(segment, db).write(count: order.count) {
            IndexedGame(number: number(order[$0]), facts: games[Int(order[$0])].facts)
        }
        numbers = []
        try SegmentSignatures(segment, db).write(count: order.count) { games[Int(order[$0])].signature }
        let ordered = order.map { games[Int($0)].facts }
        games = []
        var places = [UInt32](repeating: 0, count: order.count)
        for (place, index) in order.enumerated() { places[Int(index)] = UInt32(place) }
        return GamePlaces(places: places, facts: ordered)
    }

    private func number(_ game: UInt32) -> UInt32 {
        numbers.isEmpty ? firstNumber &+ game : numbers[Int(game)]
    }

    /// Returns the games in the order of their openings, those with the same one in the order of their IDs.
    ///
    /// The first eight plies are sorted by counting, the others among the games that have these in common: that costs a third
    /// of counting all plies, each of which reads openings all over the memory.
    private func orderByOpening() -> [UInt32] {
        var order = orderByFirstPart()
        var rest: [Rest] = []
        var start = 0
        while start < order.count {
            let part = openings[Int(order[start])].first
            rest.removeAll(keepingCapacity: true)
            while start + rest.count < order.count {
                let game = order[start + rest.count]
                let opening = openings[Int(game)]
                guard opening.first == part else { break }
                rest.append(Rest(part: opening.rest, game: game))
            }
            if rest.count > 1 {
                rest.sort { $0 < $1 }
                for (place, game) in rest.enumerated() { order[start + place] = game.game }
            }
            start += rest.count
        }
        return order
    }

    /// Returns the games in the order of the first parts of their openings: a radix sort by sixteen bits at a time.
    private func orderByFirstPart() -> [UInt32] {
        var order = (0..<UInt32(openings.count)).map { $0 }
        var next = order
        for shift in stride(from: UInt64(0), to: 64, by: 16) {
            var places = [UInt32](repeating: 0, count: 1 << 16 + 1)
            for opening in openings { places[Int(opening.first &>> shift & 0xFFFF) + 1] += 1 }
            for digit in 1..<places.count { places[digit] += places[digit - 1] }
            for game in order {
                let digit = Int(openings[Int(game)].first &>> shift & 0xFFFF)
                next[Int(places[digit])] = game
                places[digit] += 1
            }
            swap(&order, &next)
        }
        return order
    }

    /// Calls `body` with each complete game from an ID on, in their order, and with those of the import that is being
    /// written. In transactions with pauses the games are read in small steps, because reading keeps others from writing.
    static func forEach(
        _ db: Database, from first: Int64 = 0, _ pace: ImportPace,
        _ body: (Int64, GameCursor) throws -> Void
    ) throws {
        let limit = pace.hasPauses ? gamesPerStep : Int.max
        var next = first
        while true {
            let cursor = try GameCursor(
                db, where: "ID >= ?", [next], showsUnfinished: true, limit: limit)
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
