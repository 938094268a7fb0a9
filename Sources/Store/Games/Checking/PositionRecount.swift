import Chess
import Foundation
import GRDB

/// Counts positions of the position index again, and compares them with each of its segments: all that two games reached
/// within its depth. Entries that fewer games have since some were removed are left out.
struct PositionRecount {
    private let db: Database
    private let segments: [PositionSegment]
    private var ids: [Int64] = []
    private var summaries: [GameSummary] = []
    private let occurrences: OccurrenceBins

    init(_ db: Database) throws {
        self.db = db
        segments = try PositionSegment.ready(db)
        occurrences = OccurrenceBins(in: UnnamedFile(in: NSTemporaryDirectory()))
        let repeated = RepeatedStructures()
        var replay = Replay()
        let first = try GameCursor(db)
        while try first.next() != nil {
            replay.play(first, depth: PositionIndex.depth)
            repeated.add(replay.structures.early)
        }
        repeated.finish()
        let second = try GameCursor(db)
        while let id = try second.next() {
            let game = UInt32(truncatingIfNeeded: ids.count)
            ids.append(id)
            summaries.append(second.summary)
            replay.play(second)
            try replay.forEachIndexed(repeated.found) { try occurrences.add(replay.occurrence(at: $0, game: game)) }
        }
    }

    /// Returns one finding with the number of wrong positions; none if all are right.
    consuming func findings() throws -> [CheckFinding] {
        var wrong = 0
        var counted = 0
        let facts = try segments.map { try SegmentGames($0, db).facts() }
        try self.occurrences.forEachPosition { occurrences in
            guard occurrences.areOfEntry, let key = occurrences.first?.key, let base = segments.first else { return }
            let parts = segments.indices.map { number in
                let end = number + 1 < segments.count ? segments[number + 1].first : Int64.max
                return occurrences.filter { (segments[number].first..<end).contains(ids[Int($0.game)]) }
            }
            // What two games reached only together with later ones has no entry in the first segment.
            guard try base.entry(key, db) != nil || parts[0].areOfEntry else { return }
            counted += 1
            let isWrong = try segments.indices.contains { try !agrees(segments[$0], facts[$0], key, parts[$0]) }
            if isWrong { wrong += 1 }
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

    /// Whether a segment has a position with these occurrences, in its runs and in its tally.
    private func agrees(
        _ segment: PositionSegment, _ facts: [GameFacts], _ key: UInt64, _ occurrences: [Occurrence]
    ) throws -> Bool {
        guard let entry = try segment.entry(key, db) else { return occurrences.isEmpty }
        var recount = PositionTally()
        recount.count(occurrences[...], summaries)
        var indexed = PositionTally()
        indexed.add(entry.runs, mover: occurrences.first?.isBlack == true ? .black : .white) {
            facts.indices.contains($0) ? facts[$0] : .none
        }
        return indexed.isEqual(to: recount) && entry.tally?.isEqual(to: recount) ?? true
    }
}

extension PositionTally {
    /// Whether two tallies have the same numbers, in whatever order.
    fileprivate func isEqual(to other: PositionTally) -> Bool {
        games == other.games && moves.sorted { $0.move < $1.move } == other.moves.sorted { $0.move < $1.move }
    }
}
