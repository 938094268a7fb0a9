import Foundation

/// The lock that one process holds while it writes games into a data file or removes some: a file beside it, locked with
/// `flock`, which ends with the process. It does not keep other programs from reading and writing the data file.
final class ImportLock {
    private let path: String
    private var descriptor: Int32

    /// Waits until no other process holds the lock.
    ///
    /// - Parameter shouldWait: called ten times a second while waiting; false ends it.
    /// - Throws: `StoreError` when the lock file cannot be created, `CancellationError` when `shouldWait` returned false.
    convenience init(path: String, while shouldWait: () -> Bool) throws {
        while true {
            if let descriptor = try Self.locked(path) {
                self.init(path, descriptor)
                return
            }
            guard shouldWait() else { throw CancellationError() }
            Thread.sleep(forTimeInterval: 0.1)
        }
    }

    /// Nil when another process holds the lock.
    convenience init?(ifFree path: String) throws {
        guard let descriptor = try Self.locked(path) else { return nil }
        self.init(path, descriptor)
    }

    private init(_ path: String, _ descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit { release() }

    /// Releases the lock and removes its file. Further calls do nothing.
    func release() {
        guard descriptor >= 0 else { return }
        unlink(Self.file(path))
        close(descriptor)
        descriptor = -1
    }

    /// The file that is locked.
    static func file(_ path: String) -> String { path + "-import" }

    private static func locked(_ path: String) throws -> Int32? {
        while true {
            let descriptor = open(file(path), O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else {
                throw StoreError(
                    .permission, path: file(path),
                    "\(file(path)): cannot create this file: \(String(cString: strerror(errno)))")
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                return nil
            }
            // The holder before may have removed the file after it was opened here.
            var own = stat()
            var named = stat()
            if fstat(descriptor, &own) == 0, lstat(file(path), &named) == 0, own.st_ino == named.st_ino {
                return descriptor
            }
            close(descriptor)
        }
    }
}
