import GRDB
import GameDatabases
import TestSupport
import Testing

@testable import Store

/// Values that SQLite reads in place while a row is inserted.
struct ValuePartsTests {
    @Test func `parts of bytes are inserted as texts and blobs, empty ones too, and no part as NULL`() throws {
        let queue = try DatabaseQueue()
        let rows = try queue.write { db -> [Row] in
            try db.execute(sql: "CREATE TABLE t (number INTEGER, name TEXT, bytes BLOB)")
            let insertion = try PreparedStatement(db, sql: "INSERT INTO t VALUES (?, ?, ?)")
            let bytes = Array("Anand, V".utf8)
            let parts: [(text: Range<Int>?, blob: Range<Int>?)] = [
                (0..<5, 5..<8), (3..<3, 8..<8), (nil, nil), (7..<8, 0..<1),
            ]
            for (number, part) in parts.enumerated() {
                try insertion.insert(partsOf: bytes) { values in
                    insertion.bind(number)
                    values.bind(text: part.text)
                    values.bind(blob: part.blob)
                }
            }
            try insertion.insert(partsOf: []) { values in
                insertion.bind(4)
                values.bind(text: 0..<0)
                values.bind(blob: 0..<0)
            }
            return try Row.fetchAll(
                db, sql: "SELECT name, typeof(name), hex(bytes), typeof(bytes) FROM t ORDER BY number")
        }
        let found = rows.map { row in (0..<4).map { row.text(at: $0) } }
        #expect(
            found == [
                ["Anand", "text", "2C2056", "blob"], ["", "text", "", "blob"], [nil, "null", "", "null"],
                ["V", "text", "41", "blob"], ["", "text", "", "blob"],
            ])
    }
}
