import Chess
import GRDB
import GameDatabases

/// Takes removed games out of the tallies of the position index. The lists of games need no change: a game that does not
/// exist is not counted.
struct PositionSubtraction {
    private let db: Database
    /// By segment and key: what is subtracted.
    private var changes: [Place: [Occurrence]] = [:]
    private var summaries: [GameSummary] = []

    private struct Place: Hashable {
        let segment: Int64
        let key: UInt64
    }

    /// A move of a position whose last year may have changed.
    private struct Move: Hashable {
        let key: UInt64
        let move: UInt16
    }

    init(_ db: Database) { self.db = db }

    /// Reads the games before they are removed.
    mutating func collect(_ games: [Int64]) throws {
        let segments = try PositionSegment.ready(db)
        var replay = Replay()
        for id in games {
            guard let segment = segments.last(where: { $0.first <= id }) else { continue }
            let cursor = try GameCursor(db, where: "ID = ?", [id])
            guard try cursor.next() != nil else { continue }
            let game = UInt32(truncatingIfNeeded: summaries.count)
            summaries.append(cursor.summary)
            replay.play(cursor)
            for index in replay.keys.indices {
                let key = replay.keys[index]
                changes[Place(segment: segment.id, key: key), default: []].append(
                    Occurrence(
                        key: key, game: game, move: replay.moves[index], isBlack: replay.side(at: index) == .black))
            }
        }
    }

    /// Changes the tallies. Call it after the games were removed.
    func apply() throws {
        let segments = try PositionSegment.ready(db)
        var years: [Move: Int] = [:]
        for place in changes.keys.sorted(by: { ($0.segment, $0.key) < ($1.segment, $1.key) }) {
            guard let segment = segments.first(where: { $0.id == place.segment }), let removed = changes[place],
                case .tally(var tally)? = try segment.entry(place.key, db)
            else { continue }
            subtract(removed, from: &tally, &years)
            try PositionBucketEdit(segment, db).replace(place.key, with: tally)
        }
        // Where no other game of that year has the move, the position is answered by replay from now on.
        if let base = segments.first {
            for move in try unconfirmed(years) { try PositionBucketEdit(base, db).replace(move.key, with: nil) }
        }
    }

    private func subtract(_ removed: [Occurrence], from tally: inout PositionTally, _ years: inout [Move: Int]) {
        var delta = PositionTally()
        delta.count(removed[...], summaries)
        tally.games -= delta.games
        for change in delta.moves {
            guard let index = tally.moves.firstIndex(where: { $0.move == change.move }) else { continue }
            let key = Move(key: removed[0].key, move: change.move)
            if change.lastYear > 0, change.lastYear == tally.moves[index].lastYear { years[key] = change.lastYear }
            tally.moves[index].subtract(change)
            if tally.moves[index].games == 0 {
                tally.moves.remove(at: index)
                years[key] = nil
            }
        }
    }

    /// Returns the moves that no game of their last year has.
    private func unconfirmed(_ years: [Move: Int]) throws -> Set<Move> {
        var open = Set(years.keys)
        for year in Set(years.values).sorted() {
            let text = String(repeating: "0", count: max(0, 4 - String(year).count)) + String(year)
            let cursor = try GameCursor(db, where: "Date >= ? AND Date < ?", [text, text + "~"])
            var replay = Replay()
            while !open.isEmpty, try cursor.next() != nil {
                replay.play(cursor)
                for index in replay.keys.indices {
                    let move = Move(key: replay.keys[index], move: replay.moves[index])
                    if years[move] == year { open.remove(move) }
                }
            }
        }
        return open
    }
}
