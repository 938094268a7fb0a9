import GRDB

/// Compares the stored games with their checksums.
struct GameInspection {
    let db: Database

    /// Returns a fault for each block of 256 IDs that differs, and one for games in other blocks whose number of moves does
    /// not fit. Games of an unfinished import are left out.
    func findings() throws -> [CheckFinding] {
        let faults = try blockFaults()
        let sql = """
            SELECT ID FROM Games WHERE \(try VisibleGames.condition(db)) AND PlyCount IS NOT coalesce(length(Moves), 0) / 2
            ORDER BY ID
            """
        let miscounted = try Int64.fetchAll(db, sql: sql).filter { id in
            !faults.contains { $0.range.contains(id) }
        }
        guard let first = miscounted.first else { return faults.map(\.finding) }
        let others = miscounted.count > 1 ? " and \(miscounted.count - 1) more" : ""
        return faults.map(\.finding) + [
            CheckFinding(
                kind: .game,
                message: "game \(first)\(others): PlyCount is not the number of moves; restore a backup or import again"
            )
        ]
    }

    private func blockFaults() throws -> [(range: ClosedRange<Int64>, finding: CheckFinding)] {
        var found: [Int64: GameChecksums.Block] = [:]
        try GameChecksums(db).forEachBlock(0...Int64.max >> 9) { found[$0.id] = $0 }
        var expected: [Int64: GameChecksums.Block] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT id, games, digest FROM game_checksum") {
            guard let id = Int64.fromDatabaseValue(row[0]), let games = Int.fromDatabaseValue(row[1]),
                let digest = Int64.fromDatabaseValue(row[2]), ColumnLimits.count.contains(Int64(games))
            else { continue }
            expected[id] = GameChecksums.Block(id: id, games: games, digest: UInt64(bitPattern: digest))
        }
        let unfinished = try Row.fetchAll(db, sql: "SELECT first_game, last_game FROM game_batch").compactMap { row in
            Int64.fromDatabaseValue(row[0]).flatMap { first in
                Int64.fromDatabaseValue(row[1]).flatMap { $0 >= first ? first...$0 : nil }
            }
        }
        return Set(found.keys).union(expected.keys).sorted().compactMap { id in
            let was = expected[id] ?? GameChecksums.Block(id: id)
            let now = found[id] ?? GameChecksums.Block(id: id)
            guard was != now, was.games > 0 || now.games > 0, !unfinished.contains(where: { $0.overlaps(now.range) })
            else { return nil }
            let message = "games \(now.range.lowerBound) to \(now.range.upperBound): \(Self.difference(was, now))"
            return (now.range, CheckFinding(kind: .game, message: message))
        }
    }

    private static func difference(_ was: GameChecksums.Block, _ now: GameChecksums.Block) -> String {
        switch now.games - was.games {
        case ..<0: "\(was.games - now.games) of \(was.games) are missing; restore a backup or import them again"
        case 0: "at least one was changed; restore a backup or import it again"
        default: "\(now.games - was.games) were added by another program"
        }
    }
}
