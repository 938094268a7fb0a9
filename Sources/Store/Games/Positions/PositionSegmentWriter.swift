import Chess
import GRDB
import GameDatabases
import Openings

/// Writes a segment of the position index. Its positions come in the order of their keys.
struct PositionSegmentWriter {
    private let db: Database
    private let games: GamePlaces
    private let segment: PositionSegment
    private let insertion: PreparedStatement
    private var bucket: (row: Int64, bytes: [UInt8]) = (0, [])
    private var positions = 0
    /// The places of the games of a position · 2^16 + the moves.
    private var reached: [UInt64] = []
    private var scratch: [UInt64] = []
    private var content: [UInt8] = []

    /// Positions that at least as many games reached have their tally added up.
    private static let talliedGames = 64
    /// The greatest number of games per bucket, which takes some 500 to 1000 bytes.
    private static let gamesPerBucket = 12

    /// - Parameter first: the ID from which the games are counted; no game of the segment has a lower one.
    init(_ db: Database, _ games: inout IndexedGames, first: Int64) throws {
        self.db = db
        var bits: UInt64 = 0
        while bits < 30, games.count >> Int(bits) > Self.gamesPerBucket { bits += 1 }
        try db.execute(
            sql: "INSERT INTO position_segment (first_game, games, bits, positions, is_ready) VALUES (?, ?, ?, 0, 0)",
            arguments: [first, games.count, Int64(bits)])
        segment = PositionSegment(
            id: db.lastInsertedRowID, first: first, games: games.count, bits: bits, positions: 0)
        self.games = try games.write(to: segment, db)
        FreedMemory.returnToSystem()
        insertion = try PreparedStatement(db, sql: "INSERT INTO position_bucket (id, positions) VALUES (?, ?)")
    }

    /// The places of the games, by the order of their IDs.
    var places: [UInt32] { games.places }

    /// Adds a position with all its occurrences, in which games are numbered by their places.
    mutating func add(_ occurrences: UnsafeBufferPointer<Occurrence>) throws {
        guard let key = occurrences.first?.key, let isBlack = occurrences.first?.isBlack else { return }
        let count = placeOccurrences(occurrences)
        let isTally = count >= Self.talliedGames
        content.removeAll(keepingCapacity: true)
        PlaceRuns.append(reached, to: &content)
        if isTally {
            var tally = PositionTally()
            tally.add(PlaceRuns(content, content.indices), mover: isBlack ? .black : .white) { games.facts[$0] }
            let runs = content
            content = []
            content.append(counted: tally.bytes)
            content.append(contentsOf: runs)
        }
        let row = segment.bucket(of: key)
        if row != bucket.row { try flush() }
        bucket.row = row
        PositionSegment.Item.append(rest: segment.rest(of: key), isTally: isTally, content, to: &bucket.bytes)
        positions += 1
    }

    /// Sets `reached`, in the order of the places and each once, and returns the number of games.
    private mutating func placeOccurrences(_ occurrences: UnsafeBufferPointer<Occurrence>) -> Int {
        reached.removeAll(keepingCapacity: true)
        reached.reserveCapacity(occurrences.count)
        for occurrence in occurrences { reached.append(UInt64(occurrence.game) &<< 16 | UInt64(occurrence.move)) }
        sortReached()
        let kept = reached.withUnsafeMutableBufferPointer { Self.removeRepetitions($0) }
        reached.removeLast(reached.count - kept.entries)
        return kept.games
    }

    /// Moves the different numbers to the front.
    ///
    /// - Returns: how many they are, and how many games.
    private static func removeRepetitions(
        _ reached: UnsafeMutableBufferPointer<UInt64>
    ) -> (entries: Int, games: Int) {
        var (entries, games) = (0, 0)
        var last = UInt64.max
        for next in reached where next != last {
            if next &>> 16 != last &>> 16 { games &+= 1 }
            reached[entries] = next
            entries &+= 1
            last = next
        }
        return (entries, games)
    }

    /// Sorts `reached`: few numbers, as in most positions, by inserting each; many without comparing any.
    private mutating func sortReached() {
        switch reached.count {
        case ...Self.fewGames: reached.withUnsafeMutableBufferPointer { Self.sortFew($0) }
        case Self.manyGames... where reached.count >= games.facts.count / 8: sortByPlace()
        case Self.manyGames...: sortByDigits()
        default: reached.sort()
        }
    }

    /// Writes the move of each game at its place, and reads them in order.
    private mutating func sortByPlace() {
        // No move has these bits.
        let none = UInt16.max
        var moves = [UInt16](repeating: none, count: games.facts.count)
        // Further moves of games that repeated the position.
        var others: [UInt64] = []
        for number in reached {
            let place = Int(number &>> 16)
            if moves[place] == none {
                moves[place] = UInt16(truncatingIfNeeded: number)
            } else {
                others.append(number)
            }
        }
        reached.removeAll(keepingCapacity: true)
        for place in moves.indices where moves[place] != none {
            reached.append(UInt64(place) &<< 16 | UInt64(moves[place]))
        }
        guard !others.isEmpty else { return }
        reached.append(contentsOf: others)
        reached.sort()
    }

    /// A radix sort.
    private mutating func sortByDigits() {
        scratch = reached
        let bits = 16 + UInt64(UInt64.bitWidth - games.facts.count.leadingZeroBitCount)
        for shift in stride(from: 0, to: bits, by: 11) {
            var places = [Int](repeating: 0, count: 2049)
            for number in reached { places[Int(number &>> shift & 0x7FF) + 1] += 1 }
            for digit in 1..<places.count { places[digit] += places[digit - 1] }
            for number in reached {
                let digit = Int(number &>> shift & 0x7FF)
                scratch[places[digit]] = number
                places[digit] += 1
            }
            swap(&reached, &scratch)
        }
    }

    private static let fewGames = 24
    private static let manyGames = 2048

    private static func sortFew(_ numbers: UnsafeMutableBufferPointer<UInt64>) {
        for index in numbers.indices.dropFirst() {
            let number = numbers[index]
            var place = index
            while place > 0, numbers[place &- 1] > number {
                numbers[place] = numbers[place &- 1]
                place &-= 1
            }
            numbers[place] = number
        }
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
