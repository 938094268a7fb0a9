import Chess
import GRDB
import Openings

extension LearnerFile {
    /// Returns all moves that the user added, in that order, and all preferred ones, by side and position.
    public func learnerChoices() throws -> [LearnerChoice] {
        try reading { db in
            let additions = try Row.fetchAll(db, sql: "SELECT * FROM addition ORDER BY id")
            let preferences = try Row.fetchAll(db, sql: "SELECT side, epd, uci FROM preference ORDER BY side, epd")
            return additions.compactMap(LearnerChoice.init(addition:))
                + preferences.compactMap(LearnerChoice.init(preference:))
        }
    }
}

extension LearnerChoice {
    /// Nil when the row is damaged.
    fileprivate init?(addition row: Row) {
        guard let addition = AdditionRow(row)?.addition else { return nil }
        self.init(
            kind: .addition(addition), side: addition.side, position: addition.position, move: addition.move,
            instant: Int64.fromDatabaseValue(row["instant"]))
    }

    fileprivate init?(preference row: Row) {
        guard let choice = LearnerMove(RowReader(row, of: "preference")) else { return nil }
        self.init(
            kind: .preference, side: choice.side, position: choice.position, move: choice.move, instant: nil)
    }
}
