import Foundation
import GRDB
import GameDatabases

extension LearnerFile {
    /// Opens the file for a session or an import. Creates it (0600) and its folder (0700) where they do not exist,
    /// rolls back the unfinished write of a killed program, and migrates an older schema after making a backup.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - backupFailed: Receives a sentence when the daily backup cannot be made, at most once a study day.
    /// - Throws: `StoreError` for a directory, a file that is not a database or not one of Prep's, a newer schema (no byte
    ///   is changed), a file or folder that cannot be written, a lock held for more than 5 seconds.
    public static func open(
        path: String, backupFailed: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> LearnerFile {
        let header = try SQLiteFileHeader(path: path)
        try header.admit(path: path)
        try FileLocation(path: path).prepareForWriting(isThere: header != .missing)
        do {
            let file = try LearnerFile(path: path, isReadOnly: false, backupFailed: backupFailed)
            try file.migrate()
            try file.removeUnfinishedImport()
            return file
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    /// Opens the file read-only (`due`, `stats`): waits at most 50 ms for a lock and changes nothing, except
    /// that a file whose last writer was killed, or that has an older schema, is opened once for writing first.
    ///
    /// - Throws: `StoreError`: `.missing` when there is no file, `.busy`, and as `open`.
    public static func openReadOnly(path: String) throws -> LearnerFile {
        let header = try SQLiteFileHeader(path: path)
        if header == .missing || header == .empty {
            throw StoreError(.missing, path: path, "\(path): no such file yet; import a repertoire first: prep import")
        }
        try header.admit(path: path)
        if case .database(_, let version) = header, version < schemaVersion {
            try LearnerFile.open(path: path).close()
        }
        return try openRecovered(path: path)
    }

    /// Opens the file read-only if that changes nothing: nil for a file that is missing, cannot be read, has
    /// an older schema or was left in the middle of a write.
    public static func openUnchanged(path: String) -> LearnerFile? {
        guard let header = try? SQLiteFileHeader(path: path), case .database(_, let version) = header,
            version == schemaVersion
        else { return nil }
        return try? readOnly(path: path)
    }

    /// Opens the file read-only, whatever its schema, after rolling back the unfinished write of a killed program.
    static func openRecovered(path: String) throws -> LearnerFile {
        do {
            return try readOnly(path: path)
        } catch let error as DatabaseError {
            guard FileLocation(path: path).hasJournal, error.leavesJournal else { throw StoreError(error, path: path) }
        }
        do {
            try recover(path: path)
            return try readOnly(path: path)
        } catch let error as DatabaseError {
            let reason = "was being written when its program was killed, and this place is read-only"
            guard error.leavesJournal else { throw StoreError(error, path: path) }
            throw StoreError(.permission, path: path, "\(path): \(reason); open it once where it can be written")
        }
    }

    static func readOnly(path: String) throws -> LearnerFile {
        let file = try LearnerFile(path: path, isReadOnly: true)
        try file.queue.read { db in try file.admit(db) }
        return file
    }

    /// Makes SQLite roll back the unfinished write of a killed program, by opening the file for writing.
    private static func recover(path: String) throws {
        let queue = try DatabaseQueue(path: path, configuration: configuration(isReadOnly: false))
        _ = try queue.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") }
        try queue.close()
    }

    /// - Parameter wait: how the connection waits for locks; nil waits as long as every call of this file does.
    static func configuration(isReadOnly: Bool, wait: LockWait? = nil) -> Configuration {
        let wait = wait ?? LockWait(upTo: lockLimit(isReadOnly: isReadOnly))
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .callback { wait.pause(after: $0) }
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA trusted_schema = OFF")
            db.add(function: GameSpeed.sqlFunction)
            guard !isReadOnly else { return }
            try db.execute(
                sql: "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL; PRAGMA cache_spill = OFF")
        }
        return configuration
    }

    static func lockLimit(isReadOnly: Bool) -> Duration { isReadOnly ? .milliseconds(50) : .seconds(5) }

    /// Checks the header again, as SQLite reads it after a rollback.
    private func admit(_ db: Database) throws {
        let application = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
        let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        try SQLiteFileHeader.admit(application: application, version: version, path: path)
    }

    private func migrate() throws {
        let isEmpty = try queue.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") } == 0
        if !isEmpty {
            try queue.read { db in try admit(db) }
            let version = try queue.read { db in try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0 }
            guard version < LearnerFile.schemaVersion else { return }
            try backUpBeforeMigration()
        }
        try Migration.migrate(queue, path: path)
    }

    /// Removes the games of an import whose process has ended before it was complete.
    private func removeUnfinishedImport() throws {
        guard try queue.read(UnfinishedImport.exists), let lock = try ImportLock(ifFree: path) else { return }
        defer { lock.release() }
        try withoutTransaction { db in
            let pace = try ImportPace(db, path: path)
            try pace.run { try UnfinishedImport(db).remove(pace) }
        }
    }
}

extension DatabaseError {
    /// Whether SQLite returns this error on a read-only connection to a file whose journal must be rolled back first.
    fileprivate var leavesJournal: Bool {
        resultCode == .SQLITE_READONLY || resultCode == .SQLITE_CANTOPEN
    }
}
