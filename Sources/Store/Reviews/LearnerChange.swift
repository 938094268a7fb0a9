import Chess
import GRDB
import Openings
import Scheduling
import Training

/// A change of the learner's that is not in the log: a note, or a move added to the repertoire.
struct LearnerChange {
    enum Kind: String {
        case note
        case add
    }

    let id: Int64
    let kind: Kind
    let key: CardKey
    /// The added move.
    let uci: String?
    /// The note that was replaced; nil when there was none.
    let former: String?
    /// The newest event of the log when the change was made.
    let afterEvent: Int64
    let day: StudyDay

    /// Keeps a change, so that `undo` finds it.
    static func record(
        _ kind: Kind, _ key: CardKey, uci: String? = nil, former: String? = nil, at moment: Moment, _ db: Database
    ) throws {
        try db.execute(
            sql: """
                INSERT INTO learner_change (kind, side, epd, uci, former, after_event, day, instant)
                VALUES (?, ?, ?, ?, ?, (SELECT ifnull(max(id), 0) FROM event), ?, ?)
                """,
            arguments: [kind.rawValue, key.side.rawValue, key.epd, uci, former, moment.day.number, moment.instant])
    }

    /// The newest change that was not taken back.
    static func newest(_ db: Database) throws -> LearnerChange? {
        let sql = "SELECT * FROM learner_change WHERE is_undone = 0 ORDER BY id DESC LIMIT 1"
        return try Row.fetchOne(db, sql: sql).flatMap(LearnerChange.init)
    }

    /// Nil when the row makes no sense.
    private init?(_ row: Row) {
        guard let id = Int64.fromDatabaseValue(row["id"]),
            let kind = String.fromDatabaseValue(row["kind"]).flatMap(Kind.init(rawValue:)),
            let side = UInt8.fromDatabaseValue(row["side"]).flatMap(Side.init(rawValue:)),
            let epd = String.fromDatabaseValue(row["epd"]),
            let afterEvent = Int64.fromDatabaseValue(row["after_event"]),
            let day = Int.fromDatabaseValue(row["day"])
        else { return nil }
        self.id = id
        self.kind = kind
        key = CardKey(side: side, epd: epd)
        uci = String.fromDatabaseValue(row["uci"])
        former = String.fromDatabaseValue(row["former"])
        self.afterEvent = afterEvent
        self.day = StudyDay(number: day)
    }

    func markUndone(_ db: Database) throws {
        try db.execute(sql: "UPDATE learner_change SET is_undone = 1 WHERE id = ?", arguments: [id])
    }
}
