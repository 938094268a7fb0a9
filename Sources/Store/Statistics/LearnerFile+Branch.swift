public import Chess
import GRDB
import GameDatabases
import Openings
public import Scheduling
public import Training

extension LearnerFile {
    /// Returns the cards of a branch, ascending: those whose line goes through the position. A card counts in the
    /// branch of the line by which it is asked, even if other move orders reach it too. No source is read.
    ///
    /// - Parameter name: only the repertoires of a name; nil takes all active ones.
    /// - Throws: `StoreError.unknownRepertoire`. Cost: reads the stored lines.
    public func branch(from position: Position, named name: String? = nil) throws -> [CardID] {
        try reading { db in
            let rows = try name.map { try RepertoireRecord.named($0, db, path: path) }
            let repertoires = try rows ?? RepertoireRecord.fetch(nil, db).filter(\.isActive)
            let cards = try repertoires.flatMap { try BranchLines(db: db, repertoire: $0).cards(from: position) }
            return Set(cards).sorted().map { CardID($0) }
        }
    }

    /// Returns the stored lines of a name's repertoires by side, each in the repertoire's order: the cards and the moves
    /// that lead to them, two bytes each as in Games.
    ///
    /// - Throws: `StoreError.unknownRepertoire`.
    public func storedLines(named name: String) throws -> [(side: Side, lines: [(card: CardID, line: [UInt16])])] {
        try reading { db in
            try RepertoireRecord.named(name, db, path: path).map { repertoire in
                let row = try PreparedStatement(
                    db, sql: "SELECT card, line FROM card_repertoire WHERE repertoire = ? ORDER BY place")
                row.bind(repertoire.id)
                var lines: [(card: CardID, line: [UInt16])] = []
                while try row.step() {
                    let line = row.withBlob(at: 1) { bytes in
                        stride(from: 0, to: bytes.count - 1, by: 2).map {
                            UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
                        }
                    }
                    lines.append((CardID(row.integer(at: 0)), line))
                }
                return (repertoire.side, lines)
            }
        }
    }

    /// Whether a chapter of a repertoire begins with a position of its own, so that equal lines can lead to different
    /// positions.
    public func hasOtherStarts(_ name: String, _ side: Side) throws -> Bool {
        try reading { db in try LearnerFile.hasOtherStarts(name, side, db) }
    }

    fileprivate static func hasOtherStarts(_ name: String, _ side: Side, _ db: Database) throws -> Bool {
        let sql = """
            SELECT EXISTS (SELECT 1 FROM chapter JOIN source ON source.id = source JOIN Games ON Games.ID = game
              WHERE source.name = ? AND chapter.side = ? AND Games.FEN IS NOT NULL)
            """
        return try Bool.fetchOne(db, sql: sql, arguments: [name, side.rawValue]) ?? true
    }

    /// Returns the numbers of some cards by due day.
    public func cardBuckets(of cards: [CardID]) throws -> [CardBucket] {
        try reading { db in try CardCounts(db: db).buckets(ofCards: LearnerFile.list(cards)) }
    }

    /// Returns the counted reviews of some cards by day, ascending; the other sums are 0. Cost: O(reviews of these
    /// cards), from an index.
    public func reviewSums(of cards: [CardID], from first: StudyDay) throws -> [DaySums] {
        try reading { db in
            let corrections = try AnswerCorrections(db)
            let row = try PreparedStatement(
                db,
                sql: """
                    SELECT id, day, grade, interval_before FROM event
                    WHERE card IN (SELECT value FROM json_each(?)) AND \(EventKind.review.isKind())
                      AND interval_before >= 1 AND day >= ?
                    """)
            row.bind(LearnerFile.list(cards))
            row.bind(first.number)
            var days: [Int: DayStatistics] = [:]
            while try row.step() {
                let id = row.integer(at: 0)
                guard !corrections.isVoid(id),
                    let grade = corrections.grade(of: id, original: Grade(rawValue: Int(row.integer(at: 2))))
                else { continue }
                days[Int(row.integer(at: 1)), default: DayStatistics()].add(
                    reviewAfter: Int(row.integer(at: 3)), grade, milliseconds: nil)
            }
            return days.sorted { $0.key < $1.key }.map { day, sums in
                sums.sums(of: StudyDay(number: day), nextDue: nil)
            }
        }
    }
}

/// The stored lines of one repertoire.
private struct BranchLines {
    let db: Database
    let repertoire: RepertoireRecord

    func cards(from position: Position) throws -> [Int64] {
        var cards: [Int64] = []
        let verifies = try LearnerFile.hasOtherStarts(repertoire.name, repertoire.side, db)
        for line in try lines(to: position) {
            let columns = verifies ? "card, line, (SELECT epd FROM card WHERE id = card)" : "card"
            // SQLite's substr gives NULL, not an empty blob, for no bytes.
            let isOnLine = line.isEmpty ? "true" : "substr(line, 1, \(line.count)) = ?"
            let row = try PreparedStatement(
                db, sql: "SELECT \(columns) FROM card_repertoire WHERE repertoire = ? AND \(isOnLine)")
            row.bind(repertoire.id)
            if !line.isEmpty { row.bind(line) }
            while try row.step() {
                if verifies {
                    let rest = row.withBlob(at: 1) { PlayedLine(stored: $0.dropFirst(line.count), from: position) }
                    guard rest?.position.identity.epd == row.text(at: 2) else { continue }
                }
                cards.append(row.integer(at: 0))
            }
        }
        return cards
    }

    /// The stored moves that lead to a position: its own line, or what precedes the last move of the cards after it.
    private func lines(to position: Position) throws -> [[UInt8]] {
        if position.sideToMove == repertoire.side { return try line(to: position).map { [$0] } ?? [] }
        var lines: [[UInt8]] = []
        for move in position.legalMoves() {
            var last: [UInt8] = []
            last.append(stored: position.storedMove(move))
            guard let line = try line(to: position.playing(move)), line.suffix(last.count) == last[...] else {
                continue
            }
            let before = Array(line.dropLast(last.count))
            if !lines.contains(before) { lines.append(before) }
        }
        return lines
    }

    private func line(to position: Position) throws -> [UInt8]? {
        let statement = try db.cachedStatement(
            sql: """
                SELECT line FROM card JOIN card_repertoire ON card_repertoire.card = card.id
                WHERE side = ? AND epd = ? AND repertoire = ?
                """)
        let row = try Row.fetchOne(
            statement, arguments: [repertoire.side.rawValue, position.identity.epd, repertoire.id])
        return try row.map { try RowReader($0, of: "card_repertoire").bytes("line") }
    }
}
