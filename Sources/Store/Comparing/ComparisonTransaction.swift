import Chess
import GRDB
import Openings
import Scheduling
import Training

/// Loads the data for a comparison, plans it and executes the plan in one transaction.
struct ComparisonTransaction {
    private let db: Database
    private let moment: Moment
    private let plan: ComparisonPlan

    init(_ games: [ComparedGame], at moment: Moment, countsAsReview: Bool, _ db: Database) throws {
        self.db = db
        self.moment = moment
        let content = try ComparisonContent(of: games, db)
        plan = ComparisonPlanner.plan(games, content, at: moment, countsAsReview: countsAsReview)
    }

    var report: ComparisonReport { plan.report }

    func execute(path: String) throws {
        let writer = try EventWriter(db, path: path)
        for event in plan.events { _ = try writer.append(event) }
        for game in plan.newGames {
            let departure = game.walk.departure
            try db.cachedStatement(
                sql: """
                    INSERT INTO compared_game (digest, played, day, side, epd, move, is_own) VALUES (?, ?, ?, ?, ?, ?, ?)
                    """
            ).execute(arguments: [
                game.digest.stored, game.played, moment.day.number, game.side.rawValue,
                departure.map { game.card(of: $0).epd }, departure.map { $0.position.uci($0.move) },
                departure?.isOwn,
            ])
        }
        try writer.updateNextDue(on: moment.day)
    }
}

extension ComparisonContent {
    /// Loads the stored data about some games.
    fileprivate init(of games: [ComparedGame], _ db: Database) throws {
        let newest = try Int64.fetchOne(db, sql: "SELECT max(id) FROM compared_game") ?? 0
        guard ColumnLimits.id.contains(newest) else {
            throw ColumnFault(table: "compared_game", column: "id", row: newest)
        }
        self.init(newest: newest)
        let scheduler = try SchedulingRules(db).scheduler
        let find = try db.cachedStatement(sql: "SELECT id FROM compared_game WHERE digest = ?")
        for game in games {
            self.games[game.digest] = try Int64.fetchOne(find, arguments: [game.digest.stored])
            if let key = game.departure, departures[key] == nil {
                departures[key] = try Self.departures(at: key, db)
            }
            for move in game.walk.moves where move.isOwn {
                let key = game.card(of: move)
                if cards[key] == nil { cards[key] = try Self.card(key, under: scheduler, db) }
            }
        }
    }

    private static func departures(at key: CardKey, _ db: Database) throws -> [Departure] {
        let statement = try db.cachedStatement(
            sql: "SELECT id, played FROM compared_game WHERE side = ? AND epd = ? AND is_own = 1")
        return try Row.fetchAll(statement, arguments: [key.side.rawValue, key.epd]).map { row in
            let row = RowReader(row, of: "compared_game")
            return Departure(played: try row.text("played"), number: try row.id())
        }.sorted()
    }

    /// The card of an active repertoire; nil when no active repertoire contains the position.
    private static func card(_ key: CardKey, under scheduler: Scheduler, _ db: Database) throws -> AskedCard? {
        let statement = try db.cachedStatement(
            sql: "SELECT id, \(StateColumns.list) FROM card WHERE side = ? AND epd = ? AND is_queued = 1")
        return try Row.fetchOne(statement, arguments: [key.side.rawValue, key.epd]).map { row in
            let row = RowReader(row, of: "card")
            return AskedCard(id: CardID(try row.id()), state: try StateColumns.state(row, under: scheduler))
        }
    }
}
