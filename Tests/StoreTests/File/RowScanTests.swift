import GRDB
import GameDatabases
import Testing

@testable import Store

@Suite struct RowScanTests {
    private let queue: DatabaseQueue

    init() throws {
        queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT, size INTEGER);
                    INSERT INTO t VALUES (1, 'a', 10), (2, NULL, 'x'), (3, 'c', 30);
                    """)
        }
    }

    @Test func `columns are read by name in any order, again and again`() throws {
        try queue.read { db in
            let rows = try RowScan(
                db, of: "t", sql: "SELECT id, name, size FROM t WHERE id <> ?", arguments: [.integer(2)])
            var found: [String] = []
            while let row = try rows.row() {
                found.append(
                    "\(try row.integer("size")) \(try row.text("name")) \(try row.id()) \(try row.text("name"))")
            }
            #expect(found == ["10 a 1 a", "30 c 3 c"])
        }
    }

    @Test func `a damaged value and a missing column are faults of their row`() throws {
        try queue.read { db in
            let rows = try RowScan(db, of: "t", sql: "SELECT id, name, size FROM t WHERE id = 2")
            let row = try #require(try rows.row())
            #expect(try row.optionalText("name") == nil)
            for column in ["size", "weight"] {
                #expect(throws: ColumnFault(table: "t", column: column, row: 2)) { try row.integer(column) }
            }
            #expect(try rows.row() == nil)
        }
    }

    @Test func `an error of SQLite is thrown as GRDB throws it`() throws {
        try queue.read { db in
            _ = #expect(throws: DatabaseError.self) { try RowScan(db, of: "t", sql: "SELECT nothing FROM t") }
        }
    }
}
