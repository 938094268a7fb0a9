import Foundation
import GRDB
import GameDatabases

/// The data file while `restore` replaces it: rolled back, and locked for all other programs as long as this value
/// lives.
final class LockedDataFile {
    private let path: String
    /// Nil when the file is too damaged for SQLite to read.
    private let queue: DatabaseQueue?
    /// Open until the end: closing any descriptor of the file would release SQLite's lock (POSIX locks).
    private var descriptor: Int32 = -1

    /// Nil when there is no file.
    ///
    /// - Throws: `StoreError`: `.otherDatabase`; `.busy` when another program uses the file.
    init?(_ path: String) throws {
        let header = try SQLiteFileHeader(path: path)
        switch header {
        case .missing: return nil
        case .directory, .unreadable: try header.admit(path: path)
        case .database(let application, _) where application != LearnerFile.applicationID:
            try header.admit(path: path)
        case .database, .empty, .notADatabase: break
        }
        self.path = path
        queue = try LockedDataFile.lock(path)
    }

    deinit {
        try? queue?.close()
        if descriptor >= 0 { close(descriptor) }
    }

    /// Rolls back the unfinished write of a killed program, and locks the file. Nil for a file that SQLite cannot read.
    private static func lock(_ path: String) throws -> DatabaseQueue? {
        var configuration = LearnerFile.configuration(isReadOnly: false)
        // The lock is a transaction that writes nothing and stays open.
        configuration.allowsUnsafeTransactions = true
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            try queue.inDatabase { db in try db.execute(sql: "BEGIN EXCLUSIVE") }
            return queue
        } catch let error as DatabaseError where [.SQLITE_NOTADB, .SQLITE_CORRUPT].contains(error.resultCode) {
            return nil
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    /// Copies the file, and any journal that SQLite could not use, to a name beside it.
    ///
    /// - Parameter backup: the file that is being restored, which is not overwritten.
    /// - Returns: the path of the copy.
    func makeCopy(besides backup: String) throws -> String {
        var destination = path + LearnerFile.beforeRestoreSuffix
        if let identity = FileIdentity(destination), identity == FileIdentity(backup) { destination += "-2" }
        descriptor = try LockedDataFile.open(path)
        try LockedDataFile.copy(descriptor, of: path, to: destination)
        for suffix in LockedDataFile.journals {
            // A journal beside the copy would belong to an earlier one.
            unlink(destination + suffix)
            guard LockedDataFile.size(path + suffix) > 0 else { continue }
            let journal = try LockedDataFile.open(path + suffix)
            defer { close(journal) }
            try LockedDataFile.copy(journal, of: path + suffix, to: destination + suffix)
        }
        return destination
    }

    /// Removes the journals. The file has been rolled back, or its useless journal has been copied.
    func removeJournals() throws {
        for suffix in LockedDataFile.journals { unlink(path + suffix) }
        try FileLocation.flush(folder: FileLocation(path: path).folder)
    }

    private static let journals = ["-journal", "-wal", "-shm"]

    private static func copy(_ descriptor: Int32, of path: String, to destination: String) throws {
        let output = try OutputFile(destination, rules: OutputRules(isReplacing: true, isPrivate: true))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = read(descriptor, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else {
                throw StoreError(.failed, path: path, "\(path): cannot be read: \(String(cString: strerror(errno)))")
            }
            guard count > 0 else { break }
            try output.write(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
        try output.finish()
    }

    private static func open(_ path: String) throws -> Int32 {
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw StoreError(.permission, path: path, "\(path): cannot be read: \(String(cString: strerror(errno)))")
        }
        return descriptor
    }

    private static func size(_ path: String) -> Int {
        var facts = stat()
        return stat(path, &facts) == 0 ? Int(facts.st_size) : 0
    }
}
