import GRDB
import TestSupport
import Testing

@testable import Store

/// The rows of the names of an import.
struct NameRowsTests {
    @Test func `a name takes at most twelve bytes while games are imported`() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try Self.createPlayers(db)
            var names = try NameRows(.players, db, isAlone: true)
            let count = 200_000
            for number in 1...count {
                let name = Array("White \(number), the son of Black \(number)".utf8)
                #expect(try names.row(of: name.indices, in: name) == Int64(number + 1))
            }
            #expect(names.size <= 12 * count)
        }
    }

    @Test func `each name has one row, also when more names follow than are kept in memory`() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try Self.createPlayers(db)
            var names = try NameRows(.players, db, isAlone: true)
            let count = 140_000
            for _ in 0..<2 {
                for number in 1...count {
                    let name = Array("\(number)".utf8)
                    #expect(try names.row(of: name.indices, in: name) == Int64(number + 1))
                }
            }
            #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM Players") == count + 1)
        }
    }

    @Test func `names are compared byte by byte, and the empty one is unknown`() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try Self.createPlayers(db)
            var names = try NameRows(.players, db, isAlone: true)
            let rows = try ["\u{E9}", "e\u{301}", "Ab", "Ba", "", "A", "Ab", "A\0"].map { name in
                let bytes = Array(name.utf8)
                return try names.row(of: bytes.indices, in: bytes)
            }
            #expect(rows == [2, 3, 4, 5, 1, 6, 4, 7])
        }
    }

    @Test func `a name of the table is found and a new one is not`() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try Self.createPlayers(db)
            // An ID that does not fit into 32 bits.
            let far: Int64 = 1 << 40
            try db.execute(sql: "INSERT INTO Players (ID, Name) VALUES (7, 'Carlsen'), (?, 'Anand')", arguments: [far])
            var names = try NameRows(.players, db, isAlone: true)
            let rows = try ["Carlsen", "Anand", "Ding", "Carlsen", "Anand"].map { name in
                let bytes = Array(name.utf8)
                return try names.knownRow(of: bytes.indices, in: bytes)
            }
            #expect(rows == [7, far, nil, 7, far])
            let ding = Array("Ding".utf8)
            #expect(try names.row(of: ding.indices, in: ding) == far + 1)
            #expect(try names.knownRow(of: ding.indices, in: ding) == far + 1)
        }
    }

    private static func createPlayers(_ db: Database) throws {
        try db.execute(
            sql: """
                CREATE TABLE Players (ID INTEGER PRIMARY KEY, Name TEXT UNIQUE, Elo INTEGER);
                INSERT INTO Players (ID, Name) VALUES (1, '')
                """)
    }
}
