import Chess
import GRDB
import Openings

/// The games compared so far, as far as some others ask about them: which were, and where the learner left his book.
struct DepartureHistory {
    /// A game's place among all: by when it was played, then by when it was compared.
    private struct Turn: Comparable {
        let played: String
        let number: Int64

        static func < (a: Turn, b: Turn) -> Bool { (a.played, a.number) < (b.played, b.number) }
    }

    private var numbers: [GameDigest: Int64] = [:]
    private var newest: Int64
    /// By the position of the departure, ascending.
    private var turns: [CardKey: [Turn]] = [:]

    init(_ games: [ComparedGame], _ db: Database) throws {
        newest = try Int64.fetchOne(db, sql: "SELECT max(id) FROM compared_game") ?? 0
        guard ColumnLimits.id.contains(newest) else {
            throw ColumnFault(table: "compared_game", column: "id", row: newest)
        }
        let find = try db.cachedStatement(sql: "SELECT id FROM compared_game WHERE digest = ?")
        let left = try db.cachedStatement(
            sql: "SELECT id, played FROM compared_game WHERE side = ? AND epd = ? AND is_own = 1")
        for game in games {
            numbers[game.digest] = try Int64.fetchOne(find, arguments: [game.digest.stored])
            guard let key = Self.key(of: game), turns[key] == nil else { continue }
            let rows = try Row.fetchAll(left, arguments: [key.side.rawValue, key.epd])
            turns[key] = try rows.map { row in
                let row = RowReader(row, of: "compared_game")
                return Turn(played: try row.text("played"), number: try row.id())
            }.sorted()
        }
    }

    /// Counts a game, and says whether it was new.
    mutating func take(_ game: ComparedGame) -> Bool {
        guard numbers[game.digest] == nil else { return false }
        newest += 1
        numbers[game.digest] = newest
        if let key = Self.key(of: game) {
            let turn = Turn(played: game.played, number: newest)
            let place = turns[key]?.firstIndex { turn < $0 } ?? turns[key]?.count ?? 0
            turns[key, default: []].insert(turn, at: place)
        }
        return true
    }

    /// How many of the games counted left the book at the position where this one does, and were played earlier.
    func departures(before game: ComparedGame) -> Int {
        guard let key = Self.key(of: game), let number = numbers[game.digest], let turns = turns[key] else { return 0 }
        let turn = Turn(played: game.played, number: number)
        return turns.firstIndex { turn <= $0 } ?? turns.count
    }

    /// The position of the learner's own departure.
    private static func key(of game: ComparedGame) -> CardKey? {
        guard let departure = game.walk.departure, departure.isOwn else { return nil }
        return game.card(of: departure)
    }
}
