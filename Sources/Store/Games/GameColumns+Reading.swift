import GRDB
import GameDatabases
import PGN

extension GameColumns {
    /// Ten columns of a row, in this order: the names of event and site, date, round, the names of White and Black, their
    /// ratings, time control, ECO code.
    init(_ row: Row, from first: Int) {
        func word(_ column: Int) -> String? { row.text(at: first + column) }
        self.init()
        event = word(0) ?? ""
        site = word(1) ?? ""
        date = word(2)
        round = word(3)
        white = word(4) ?? ""
        black = word(5) ?? ""
        whiteElo = Self.rating(row[first + 6])
        blackElo = Self.rating(row[first + 7])
        timeControl = word(8)
        eco = word(9)
    }

    /// The tags the columns were filled from, where they are all of it (`isWhole`).
    /// - Parameter odd: tags that the columns do not hold, put into their places.
    func tags(_ result: GameResult, odd: [TagPair] = []) -> [TagPair] {
        let values: [String?] = [
            Self.shown(event), Self.shown(site), date ?? "????.??.??", round ?? "?", Self.shown(white),
            Self.shown(black), result.rawValue, whiteElo.map(String.init), blackElo.map(String.init), eco, timeControl,
        ]
        return zip(Self.order, values).compactMap { name, value in
            odd.first { $0.name == name } ?? value.map { TagPair(name: name, value: $0) }
        }
    }

    private static func rating(_ value: DatabaseValue) -> Int? {
        Int.fromDatabaseValue(value).flatMap { $0 > 0 ? $0 : nil }
    }

    private static func shown(_ name: String) -> String { name.isEmpty ? "?" : name }
}
