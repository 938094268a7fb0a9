import GRDB
import GameDatabases
import PGN

extension GameColumns {
    /// Reads ten columns of a row, in this order: the names of event and site, date, round, the names of White and Black,
    /// their ratings, time control, ECO code.
    init(_ row: Row, from first: Int) {
        func text(_ column: Int) -> String? { row.text(at: first + column) }
        self.init()
        event = text(0) ?? ""
        site = text(1) ?? ""
        date = text(2)
        round = text(3)
        white = text(4) ?? ""
        black = text(5) ?? ""
        whiteElo = Self.rating(row[first + 6])
        blackElo = Self.rating(row[first + 7])
        timeControl = text(8)
        eco = text(9)
    }

    /// Returns the tags that the columns were filled from, if they were complete (`areComplete`).
    ///
    /// - Parameter inexact: the tags that the columns do not hold exactly.
    func tags(_ result: GameResult, inexact: [TagPair] = []) -> [TagPair] {
        let values: [String?] = [
            Self.nameOrUnknown(event), Self.nameOrUnknown(site), date ?? "????.??.??", round ?? "?",
            Self.nameOrUnknown(white),
            Self.nameOrUnknown(black), result.rawValue, whiteElo.map(String.init), blackElo.map(String.init), eco,
            timeControl,
        ]
        return zip(Self.order, values).compactMap { name, value in
            inexact.first { $0.name == name } ?? value.flatMap { TagPair(name: name, value: $0) }
        }
    }

    private static func rating(_ value: DatabaseValue) -> Int? {
        Int.fromDatabaseValue(value).flatMap { $0 > 0 ? $0 : nil }
    }

    private static func nameOrUnknown(_ name: String) -> String { name.isEmpty ? "?" : name }
}
