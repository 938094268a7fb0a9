import Chess
import GRDB

extension LearnerFile {
    /// All moves the learner accepted, in that order, and all he prefers, by side and position.
    public func learnerChoices() throws -> [LearnerChoice] {
        try reading { db in
            let additions = try Row.fetchAll(db, sql: "SELECT side, epd, uci FROM addition ORDER BY id")
            let preferences = try Row.fetchAll(db, sql: "SELECT side, epd, uci FROM preference ORDER BY side, epd")
            return additions.compactMap { LearnerChoice(.addition, $0) }
                + preferences.compactMap { LearnerChoice(.preference, $0) }
        }
    }
}

extension LearnerChoice {
    /// Nil when the row makes no sense.
    fileprivate init?(_ kind: Kind, _ row: Row) {
        guard let choice = LearnerMove(row) else { return nil }
        self.init(kind: kind, side: choice.side, position: choice.position, move: choice.move)
    }
}
