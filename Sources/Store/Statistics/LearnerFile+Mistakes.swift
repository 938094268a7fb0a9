import GRDB
import GameDatabases
import Openings
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns the mistakes of a period, ordered by card: positions with a failed counted review or a wrong move. Cost:
    /// reads the events of these days.
    ///
    /// - Parameter name: only cards of the repertoires of a name; nil takes those of all active ones.
    public func mistakes(_ days: ClosedRange<StudyDay>, named name: String? = nil) throws -> [PositionMistakes] {
        try reading { db in
            let selection = CardSelection(name: name)
            var tallies = try MistakeTallies(db, sql: LearnerFile.events(of: days))
            let cards = "SELECT id FROM card WHERE \(selection.condition)"
            let admitted = Set(try Int64.fetchAll(db, sql: cards, arguments: selection.arguments()))
            tallies.keep { admitted.contains($0) }
            return tallies.mistakes
        }
    }

    /// Returns the counted reviews of each card in a period; cards without one are left out. Cost: reads the events of
    /// these days.
    public func reviews(_ days: ClosedRange<StudyDay>) throws -> [CardID: Retention] {
        try reading { db in try MistakeTallies(db, sql: LearnerFile.events(of: days)).retention }
    }

    private static func events(of days: ClosedRange<StudyDay>) -> String {
        """
        SELECT id, card, kind, grade, graded_by, played, interval_before FROM event
        WHERE id BETWEEN (SELECT min(first_event) FROM event_day WHERE \(isWithin(days)))
          AND (SELECT max(last_event) FROM event_day WHERE \(isWithin(days)))
          AND \(isWithin(days)) AND \(isTry)
        """
    }

    private static func isWithin(_ days: ClosedRange<StudyDay>) -> String {
        "day BETWEEN \(days.lowerBound.number) AND \(days.upperBound.number)"
    }

    private static let isTry = EventKind.isAny(of: EventKind.answers + [.wrongTry])

    /// Returns all mistakes of some cards since the beginning, ordered by card. Cost: reads the events of these cards.
    public func mistakes(of cards: [CardID]) throws -> [PositionMistakes] {
        try reading { db in
            let ids = cards.map { "\($0)" }.joined(separator: ",")
            let sql = """
                SELECT id, card, kind, grade, graded_by, played, interval_before FROM event
                WHERE card IN (\(ids)) AND \(LearnerFile.isTry) ORDER BY card, id
                """
            return try MistakeTallies(db, sql: sql).mistakes
        }
    }
}

/// The reviews and the wrong moves of each card.
private struct MistakeTallies {
    private var reviews: [Int64: (counted: Int, passed: Int)] = [:]
    private var played: [Int64: [String]] = [:]

    /// - Parameter sql: selects id, card, kind, grade, graded_by, played and interval_before of answers and wrong tries.
    init(_ db: Database, sql: String) throws {
        let corrections = try AnswerCorrections(db)
        let row = try PreparedStatement(db, sql: sql)
        while try row.step() {
            let (id, card) = (row.integer(at: 0), row.integer(at: 1))
            guard !corrections.isVoid(id), let kind = EventKind(row, at: 2) else { continue }
            let original = Grade(row, at: 3)
            let isWrongRetry = row.integer(at: 4) == GradedBy.retry.number && original == .wrongShown
            if kind == .wrongTry || isWrongRetry, let move = StoredMove(row, at: 5) {
                played[card, default: []].append(move.text)
            }
            guard kind == .review, row.integer(at: 6) >= 1,
                let grade = corrections.grade(of: id, original: original)
            else { continue }
            reviews[card, default: (0, 0)].counted += 1
            if grade.isPass { reviews[card, default: (0, 0)].passed += 1 }
        }
    }

    mutating func keep(_ isKept: (Int64) -> Bool) {
        reviews = reviews.filter { isKept($0.key) }
        played = played.filter { isKept($0.key) }
    }

    var retention: [CardID: Retention] {
        Dictionary(
            reviews.map { (CardID($0), Retention(passed: $1.passed, counted: $1.counted) ?? .none) }
        ) { first, _ in first }
    }

    var mistakes: [PositionMistakes] {
        let failed = reviews.filter { $0.value.passed < $0.value.counted }.keys
        return Set(failed).union(played.keys).sorted().map { card in
            let counts = reviews[card] ?? (0, 0)
            return PositionMistakes(
                card: CardID(card), reviews: Retention(passed: counts.passed, counted: counts.counted) ?? .none,
                played: played[card] ?? [])
        }
    }
}
