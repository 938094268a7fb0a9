import Foundation
import GRDB
import Synchronization
import Testing

@testable import Store

/// Waiting for another program's lock on the learner's file.
@Suite struct LockWaitTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test func `a connection asks for a lock every two milliseconds until it is released`() throws {
        try scratch.open().close()
        let other = try lockedFile()
        let pauses = Mutex<[Duration]>([])
        let wait = LockWait(upTo: .seconds(5)) { pause in
            let count = pauses.withLock { pauses in
                pauses.append(pause)
                return pauses.count
            }
            if count == 40 { try? other.inDatabase { db in try db.execute(sql: "ROLLBACK") } }
        }
        try queue(wait).write { db in try db.execute(sql: "CREATE TABLE later (id)") }
        #expect(pauses.withLock { $0 } == Array(repeating: .milliseconds(2), count: 40))
    }

    @Test func `a connection gives up when its pauses have reached the limit`() throws {
        try scratch.open().close()
        let other = try lockedFile()
        let pauses = Mutex(0)
        let queue = try queue(LockWait(upTo: .milliseconds(50)) { _ in pauses.withLock { $0 += 1 } })
        let error = #expect(throws: DatabaseError.self) {
            try queue.write { db in try db.execute(sql: "CREATE TABLE later (id)") }
        }
        #expect(error?.resultCode == .SQLITE_BUSY)
        #expect(pauses.withLock { $0 } == 25)
        try other.inDatabase { db in try db.execute(sql: "ROLLBACK") }
    }

    private func queue(_ wait: LockWait) throws -> DatabaseQueue {
        // The pragmas of opening need no lock.
        try DatabaseQueue(
            path: scratch.path, configuration: LearnerFile.configuration(isReadOnly: false, wait: wait))
    }

    /// Another program, which is writing.
    private func lockedFile() throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let queue = try DatabaseQueue(path: scratch.path, configuration: configuration)
        try queue.inDatabase { db in try db.execute(sql: "BEGIN IMMEDIATE") }
        return queue
    }
}
