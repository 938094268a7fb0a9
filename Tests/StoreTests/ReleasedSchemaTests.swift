import GRDB
import TestSupport
import Testing

@testable import Store

/// The schema of released files. A migration is never edited: renaming a column in the code would make every existing
/// file unreadable.
@Suite struct ReleasedSchemaTests {
    @Test func `a new file has exactly the tables, indexes and triggers of the released schema`() throws {
        let scratch = try Scratch()
        _ = try scratch.open()
        let released = try #require(Checkout.text("Tests/StoreTests/ReleasedSchema.sql"))
        let queue = try DatabaseQueue(path: scratch.path)
        let statements = try queue.read { db in
            try String.fetchAll(
                db, sql: "SELECT sql || ';' FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name")
        }
        #expect(statements.joined(separator: "\n") + "\n" == released)
    }
}
