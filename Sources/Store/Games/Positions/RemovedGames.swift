import Chess
import GRDB

/// Takes removed games out of the position index.
struct RemovedGames {
    private let db: Database
    private let ids: Set<Int64>
    /// The side to move in each position that a removed game reached.
    private var positions: [UInt64: Side] = [:]

    /// Reads the games before they are removed.
    init(_ games: [Int64], _ db: Database) throws {
        self.db = db
        ids = Set(games)
        var replay = Replay()
        let cursor = try GameCursor(db, ids: games)
        while try cursor.next() != nil {
            replay.play(cursor)
            for index in replay.keys.indices { positions[replay.keys[index]] = replay.side(at: index) }
        }
    }

    /// Takes the facts of the games away, and adds the tallies of their positions up again.
    func apply() throws {
        for segment in try PositionSegment.ready(db) {
            let games = try SegmentGames(segment, db)
            guard try games.remove(ids) else { continue }
            let facts = try games.facts()
            for (key, side) in positions.sorted(by: { $0.key < $1.key }) {
                guard let entry = try segment.entry(key, db), entry.tally != nil else { continue }
                var tally = PositionTally()
                tally.add(entry.runs, mover: side) { facts.indices.contains($0) ? facts[$0] : .none }
                try segment.replaceTally(key, with: tally, db)
            }
        }
    }
}
