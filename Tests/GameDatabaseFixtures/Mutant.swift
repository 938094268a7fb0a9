import Foundation
import GRDB
import SeededRandom

/// Damaged and malicious copies of a database.
enum Mutant {
    /// Writes a copy. The number and the generator choose the damage.
    static func write(_ bytes: [UInt8], _ number: Int, at path: String, _ generator: inout SeededGenerator) throws {
        var copy = bytes
        switch number % 6 {
        case 0:
            for _ in 0...generator.below(64) { copy[generator.below(copy.count)] = UInt8(generator.below(256)) }
        case 1:
            // The header and the schema.
            for _ in 0...generator.below(4) { copy[generator.below(4_096)] ^= 1 << UInt8(generator.below(8)) }
        case 2:
            copy.removeLast(generator.below(copy.count))
        case 3:
            let page = 4_096
            let (from, to) = (generator.below(copy.count / page), generator.below(copy.count / page))
            copy.replaceSubrange(to * page..<(to + 1) * page, with: copy[from * page..<(from + 1) * page])
        default:
            break
        }
        try Data(copy).write(to: URL(fileURLWithPath: path))
        guard number % 6 > 3 else { return }
        let queue = try DatabaseQueue(path: path)
        defer { try? queue.close() }
        queue.writeWithoutTransaction { db in
            for _ in 0...generator.below(3) { try? db.execute(sql: generator.pick(Self.harms)) }
            guard generator.isLucky(oneIn: 2) else { return }
            let blob = Data((0..<generator.below(400)).map { _ in UInt8(generator.below(256)) })
            for column in ["Moves", "Moves1", "Moves2"] {
                try? db.execute(
                    sql: "UPDATE Games SET \(column) = ? WHERE ID = ?", arguments: [blob, generator.below(7) + 1])
            }
        }
    }

    /// Statements that damage a file.
    private static let harms = [
        "DROP TABLE Events", "DROP TABLE Info", "DROP TABLE Comments", "DROP TABLE Games",
        "ALTER TABLE Players RENAME TO Persons", "ALTER TABLE Games RENAME TO Partien",
        "ALTER TABLE Games RENAME COLUMN FEN TO Start", "ALTER TABLE Games RENAME COLUMN Moves2 TO Moves1",
        "ALTER TABLE Games RENAME COLUMN Moves TO Moves2", "ALTER TABLE Games RENAME COLUMN Moves1 TO Moves",
        "ALTER TABLE Games ADD COLUMN WhiteMaterial INTEGER", "ALTER TABLE Games DROP COLUMN Result",
        "ALTER TABLE Games DROP COLUMN EventID", "DELETE FROM Games", "DELETE FROM Players",
        "ALTER TABLE Games RENAME TO g2; CREATE VIEW Games AS SELECT * FROM g2",
        "DROP TABLE Events; CREATE VIEW Events AS WITH RECURSIVE n(ID) AS (SELECT 1 UNION ALL SELECT ID + 1 FROM n) "
            + "SELECT ID, 'x' AS Name FROM n",
        "ALTER TABLE Players RENAME TO p2; CREATE TABLE Players (ID, Name); INSERT INTO Players SELECT 2, hex(zeroblob(9)) "
            + "FROM p2",
        "CREATE TRIGGER t AFTER INSERT ON Games BEGIN DELETE FROM Games; END",
        "UPDATE Games SET Date = zeroblob(100), Round = 3.25, Result = x'FF', WhiteElo = 'many', EventID = 'x'",
        "UPDATE Games SET Date = char(27) || '[2J', ECO = char(0), WhiteID = -9223372036854775808",
        "UPDATE Games SET ID = 9223372036854775807 WHERE ID = 3; UPDATE Games SET ID = -5 WHERE ID = 2",
        "UPDATE Games SET FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e3 99999 99999'",
        "UPDATE Games SET FEN = hex(randomblob(5000))", "UPDATE Games SET Moves = CAST(Moves AS TEXT)",
        "UPDATE Games SET Moves2 = NULL", "UPDATE Games SET Moves2 = zeroblob(1000000) WHERE ID = 4",
        "UPDATE Games SET Moves1 = randomblob(1000)", "UPDATE Games SET Moves = randomblob(1000)",
        "UPDATE Comments SET GameID = 1, Ply = 9223372036854775807", "UPDATE Comments SET Comment = randomblob(100)",
        "UPDATE Players SET Name = CAST(x'FFFE00C3' AS TEXT) WHERE ID = 2",
        "INSERT INTO Info (Name, Value) VALUES ('Data Structure Version', '9')", "PRAGMA user_version = 77",
        "PRAGMA application_id = 7", "PRAGMA journal_mode = WAL", "VACUUM", "REINDEX",
    ]
}
