import Chess
import Foundation
import GRDB

/// Counts all positions that may be in the position index again, and compares them with each of its segments.
struct PositionRecount {
    private let db: Database
    private let segments: [PositionSegment]
    private var games = IndexedGames()
    private var occurrences: OccurrenceBins

    init(_ db: Database) throws {
        self.db = db
        segments = try PositionSegment.ready(db)
        occurrences = OccurrenceBins(in: NSTemporaryDirectory())
        let repeated = RepeatedPositions()
        var replay = Replay()
        let first = try GameCursor(db)
        while try first.next() != nil {
            replay.play(first, depth: PositionIndex.depth)
            repeated.add(replay.keys)
        }
        repeated.finish()
        let second = try GameCursor(db)
        while let id = try second.next() {
            let game = UInt32(truncatingIfNeeded: games.ids.count)
            games.append(id, second.summary)
            replay.play(second)
            for index in replay.keys.indices where repeated.mayContain(replay.keys[index]) {
                try occurrences.add(
                    Occurrence(
                        key: replay.keys[index], game: game, move: replay.moves[index],
                        isBlack: replay.side(at: index) == .black))
            }
        }
    }

    /// Returns one finding with the number of wrong positions; none if all are right.
    consuming func findings() throws -> [CheckFinding] {
        var wrong = 0
        var counted = 0
        var all = occurrences
        try all.forEachPosition { occurrences in
            guard let key = occurrences.first?.key, let base = segments.first, try base.entry(key, db) != nil else {
                return
            }
            counted += 1
            for (number, segment) in segments.enumerated() {
                let end = number + 1 < segments.count ? segments[number + 1].first : Int64.max
                let part = occurrences.filter { (segment.first..<end).contains(games.ids[Int($0.game)]) }
                if try !agrees(segment, key, part) {
                    wrong += 1
                    return
                }
            }
        }
        guard wrong > 0 else { return [] }
        return [
            CheckFinding(
                kind: .index,
                message:
                    "position index: \(wrong) of \(counted) positions are counted wrongly; prep check --repair rebuilds it"
            )
        ]
    }

    /// Whether a segment has a position with these occurrences.
    private func agrees(_ segment: PositionSegment, _ key: UInt64, _ occurrences: [Occurrence]) throws -> Bool {
        switch try segment.entry(key, db) {
        case nil: return occurrences.isEmpty
        case .games(let listed):
            // Games that were removed may still be listed.
            var reached: [Int64] = []
            for occurrence in occurrences where reached.last != games.ids[Int(occurrence.game)] {
                reached.append(games.ids[Int(occurrence.game)])
            }
            return listed.filter(exists) == reached
        case .tally(let tally):
            var recount = PositionTally()
            recount.count(occurrences[...], games.summaries)
            return tally.games == recount.games
                && tally.moves.sorted { $0.move < $1.move } == recount.moves.sorted { $0.move < $1.move }
        }
    }

    private func exists(_ game: Int64) -> Bool {
        var low = 0
        var high = games.ids.count
        while low < high {
            let middle = (low + high) / 2
            if games.ids[middle] < game { low = middle + 1 } else { high = middle }
        }
        return low < games.ids.count && games.ids[low] == game
    }
}
