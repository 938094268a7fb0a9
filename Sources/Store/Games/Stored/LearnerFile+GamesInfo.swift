import Foundation
import GRDB

extension LearnerFile {
    /// Returns statistics of all games. Reads all rows: some 0.1 s for 100,000.
    public func gamesInfo() throws -> GamesInfo {
        try reading { db in
            var info = GamesInfo()
            let games = "Games WHERE \(try VisibleGames.condition(db))"
            func number(_ sql: String) throws -> Int { try Int.fetchOne(db, sql: sql) ?? 0 }
            let row = try Row.fetchOne(
                db,
                sql: """
                    SELECT count(*), sum(Result = '1-0'), sum(Result = '1/2-1/2'), sum(Result = '0-1'), sum(PlyCount),
                      min(CASE WHEN \(Self.hasYear) THEN Date END), max(CASE WHEN \(Self.hasYear) THEN Date END),
                      sum(min(max(ifnull(WhiteElo, 0), 0), 9999)) + sum(min(max(ifnull(BlackElo, 0), 0), 9999)),
                      sum(ifnull(WhiteElo, 0) > 0) + sum(ifnull(BlackElo, 0) > 0)
                    FROM \(games)
                    """)
            if let row {
                func count(_ column: Int) -> Int { Int.fromDatabaseValue(row[column]) ?? 0 }
                info.games = count(0)
                info.results.white = count(1)
                info.results.draws = count(2)
                info.results.black = count(3)
                info.results.open = info.games - count(1) - count(2) - count(3)
                info.plies = count(4)
                info.firstDate = row.text(at: 5)
                info.lastDate = row.text(at: 6)
                let rated = count(8)
                if rated > 0 { info.averageElo = (count(7) + rated / 2) / rated }
            }
            info.events = try number("SELECT count(DISTINCT EventID) FROM \(games) AND EventID > 1")
            info.sites = try number("SELECT count(DISTINCT SiteID) FROM \(games) AND SiteID > 1")
            info.players = try number(
                """
                SELECT count(*) FROM (SELECT WhiteID FROM \(games) AND WhiteID > 1
                UNION SELECT BlackID FROM \(games) AND BlackID > 1)
                """)
            info.annotated = try number(
                "SELECT count(*) FROM game_text WHERE \(try VisibleGames.condition(db, id: "game"))")
            info.positions = try PositionSegment.ready(db).first?.positions ?? 0
            info.bytes = try number("PRAGMA page_count") * number("PRAGMA page_size")
            return info
        }
    }

    private static let hasYear = "Date GLOB '[0-9][0-9][0-9][0-9]*'"
}
