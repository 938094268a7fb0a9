import GRDB

/// The games of a file that count: those that pass a filter, with their facts in memory, eight bytes a game.
///
/// It is made once for many questions; `LearnerFile.statistics(of:in:)` answers one. Games that are added or removed
/// later are noticed when the position index gets new segments.
public struct GameSelection: Sendable {
    /// How many games count, and how many do not.
    public let counts: GameCounts
    /// By segment of the position index and place: the facts, none for a game that does not count.
    private let facts: [Int64: [GameFacts]]

    init(_ filter: GameFilter, _ db: Database) throws {
        let named = try filter.namedGames(db)
        var counts = GameCounts(filter)
        var all: [Int64: [GameFacts]] = [:]
        let segments = try PositionSegment.ready(db)
        for segment in segments {
            var facts = [GameFacts](repeating: .none, count: segment.games)
            let games = try SegmentGames(segment, db)
            try games.forEach { place, game in
                let isNamed = named.map { $0.contains(games.id(game)) } ?? true
                if counts.add(game.facts.summary, isNamed) { facts[place] = game.facts }
            }
            all[segment.id] = facts
        }
        if segments.isEmpty {
            let cursor = try GameCursor(db)
            while let game = try cursor.next() {
                _ = counts.add(cursor.summary, named.map { $0.contains(game) } ?? true)
            }
        }
        self.counts = counts
        facts = all
    }

    /// Returns the facts of the games of a segment that count, by place.
    func facts(_ segment: PositionSegment) -> [GameFacts] { facts[segment.id] ?? [] }

    /// Returns the selection, computed again if the position index has other segments now.
    func current(_ db: Database) throws -> GameSelection {
        let isCurrent = try Set(PositionSegment.ready(db).map(\.id)) == Set(facts.keys)
        return isCurrent ? self : try GameSelection(counts.filter, db)
    }
}
