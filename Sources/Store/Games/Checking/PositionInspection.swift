import Chess
import GRDB
import Openings

/// Compares the position index with the games.
struct PositionInspection {
    let db: Database
    /// Whether all positions are counted again; otherwise a sample.
    let isFull: Bool

    /// The number of positions in a sample.
    private static let sampled = 200

    func findings() throws -> [CheckFinding] {
        guard try !PositionIndex(db).isEmpty() else { return [] }
        let damaged = try bucketFaults()
        guard damaged.isEmpty else { return damaged }
        let wrong = try gameFaults()
        guard wrong.isEmpty else { return wrong }
        let unsigned = try signatureFaults()
        guard unsigned.isEmpty else { return unsigned }
        return try isFull ? PositionRecount(db).findings() : sampleFaults()
    }

    /// Returns a fault for a segment whose buckets cannot be read or have lost positions.
    private func bucketFaults() throws -> [CheckFinding] {
        for segment in try PositionSegment.ready(db) {
            let rows = try Row.fetchCursor(
                db, sql: "SELECT positions FROM position_bucket WHERE id >= ? AND id < ?",
                arguments: [segment.id << 32, (segment.id + 1) << 32])
            var count = 0
            while let row = try rows.next() {
                var reader = VarintReader([UInt8].stored(row[0]))
                while PositionSegment.Item(&reader) != nil { count += 1 }
            }
            guard count != segment.positions else { continue }
            return [
                CheckFinding(
                    kind: .index,
                    message:
                        "position index: it has \(count) positions instead of \(segment.positions); prep check --repair rebuilds it"
                )
            ]
        }
        return []
    }

    /// Returns a fault if the index has other games than the file, or other facts about one.
    private func gameFaults() throws -> [CheckFinding] {
        var indexed: [Int64: GameFacts] = [:]
        for segment in try PositionSegment.ready(db) {
            let games = try SegmentGames(segment, db)
            try games.forEach { _, game in indexed[games.id(game)] = game.facts }
        }
        let cursor = try GameCursor(db)
        var isRight = true
        while isRight, let game = try cursor.next() {
            isRight = indexed.removeValue(forKey: game) == GameFacts(cursor.summary)
        }
        guard !isRight || !indexed.isEmpty else { return [] }
        return [
            CheckFinding(
                kind: .index,
                message: "position index: it has other games than the file; prep check --repair rebuilds it")
        ]
    }

    /// Returns a fault if the signature of a game, or of one in the sample, is wrong, so that a search may miss it.
    private func signatureFaults() throws -> [CheckFinding] {
        var replay = Replay()
        for segment in try PositionSegment.ready(db) {
            let step = isFull ? 1 : max(1, segment.games / Self.sampled)
            let games = try SegmentGames(segment, db)
            var placed: [(id: Int64, place: Int)] = []
            try games.forEach { place, game in
                if place % step == 0 { placed.append((games.id(game), place)) }
            }
            placed.sort { $0.id < $1.id }
            let stored = try SegmentSignatures(segment, db).all()
            let cursor = try GameCursor(db, ids: placed.map(\.id))
            for (_, place) in placed {
                guard try cursor.next() != nil else { break }
                replay.play(cursor)
                guard stored[place] != replay.structures.signature else { continue }
                return [
                    CheckFinding(
                        kind: .index,
                        message: "position index: a search would miss games; prep check --repair rebuilds it")
                ]
            }
        }
        return []
    }

    private func sampleFaults() throws -> [CheckFinding] {
        let targets = try sample()
        let found = try recount(targets)
        for (key, position) in targets.sorted(by: { $0.key < $1.key }) {
            let recounted = found[key] ?? Recounted()
            let indexed = try PositionIndex(db).tally(position)
            guard indexed != nil || recounted.hasEntry else { continue }
            let statistics = indexed.map { PositionStatistics($0, position) }
            if statistics != PositionStatistics(recounted.tally, position) {
                return [
                    CheckFinding(
                        kind: .index,
                        message:
                            "position index: \(position.fen) is counted wrongly; prep check --repair rebuilds it")
                ]
            }
        }
        return []
    }

    /// Returns positions of evenly distributed games, each at another ply, by their keys.
    private func sample() throws -> [UInt64: Position] {
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM Games") ?? 0
        let step = max(1, count / Self.sampled)
        var positions: [UInt64: Position] = [:]
        let cursor = try GameCursor(db)
        var number = 0
        while try cursor.next() != nil {
            number += 1
            guard number % step == 0, var position = cursor.start else { continue }
            let ply = (number / step * 7) % PositionIndex.depth
            var plies = 0
            var found: Position?
            Replay.forEachPosition(&position, cursor) { position, _ in
                if plies == ply { found = position }
                plies += 1
                return plies <= ply
            }
            if let found { positions[found.key] = found }
        }
        return positions
    }

    /// What the games have of a position.
    private struct Recounted {
        var tally = PositionTally()
        /// Whether the first segment must have it: two of its games reached it.
        var hasEntry = false
    }

    private func recount(_ targets: [UInt64: Position]) throws -> [UInt64: Recounted] {
        // Nearly all positions are excluded by sixteen bits of their keys.
        var mayBeTarget = [Bool](repeating: false, count: 1 << 16)
        for key in targets.keys { mayBeTarget[Int(key & 0xFFFF)] = true }
        let segments = try PositionSegment.ready(db)
        let end = segments.count > 1 ? segments[1].first : Int64.max
        var games: [UInt64: [Occurrence]] = [:]
        // The number of games of the first segment among `summaries`, which are in the order of their IDs.
        var first = 0
        var summaries: [GameSummary] = []
        var replay = Replay()
        let cursor = try GameCursor(db)
        while let id = try cursor.next() {
            let game = UInt32(truncatingIfNeeded: summaries.count)
            var isFound = false
            replay.play(cursor)
            for index in replay.keys.indices {
                let key = replay.keys[index]
                guard mayBeTarget[Int(key & 0xFFFF)], targets[key] != nil else { continue }
                isFound = true
                games[key, default: []].append(replay.occurrence(at: index, game: game))
            }
            guard isFound else { continue }
            summaries.append(cursor.summary)
            if id < end { first = summaries.count }
        }
        return games.mapValues { occurrences in
            var recounted = Recounted()
            recounted.tally.count(occurrences[...], summaries)
            recounted.hasEntry = occurrences.filter { $0.game < first }.areOfEntry
            return recounted
        }
    }
}
