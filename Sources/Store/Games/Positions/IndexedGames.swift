import GRDB

/// The games of a segment of the position index: their IDs and what statistics need of them, 16 bytes a game.
struct IndexedGames {
    private(set) var ids: [Int64] = []
    private(set) var summaries: [GameSummary] = []

    mutating func append(_ id: Int64, _ summary: GameSummary) {
        ids.append(id)
        summaries.append(summary)
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
