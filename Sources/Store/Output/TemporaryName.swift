import Foundation

/// The names of temporary files: `.prep-PID-N.tmp`, so that a later run knows which process left a file behind.
enum TemporaryName {
    private static let prefix = ".prep-"
    private static let suffix = ".tmp"
    /// The age in seconds at which a leftover is removed even if its process ID is in use again.
    private static let maxAge = 86_400

    /// Creates an empty file in a folder under an unused name.
    static func create(
        in folder: String, mode: mode_t, _ failure: (Int32) -> StoreError
    ) throws -> (path: String, descriptor: Int32) {
        for number in 0..<10_000 {
            let path = "\(folder)/\(prefix)\(getpid())-\(number)\(suffix)"
            let descriptor = Foundation.open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, mode)
            if descriptor >= 0 { return (path, descriptor) }
            guard errno == EEXIST || errno == EINTR else { throw failure(errno) }
        }
        throw failure(EEXIST)
    }

    /// Removes a temporary file, and its journal if SQLite wrote one.
    static func remove(_ path: String) {
        unlink(path)
        unlink(path + "-journal")
    }

    /// Removes the temporary files in a folder whose process was killed, and those of the first release that are older
    /// than a day.
    ///
    /// - Parameter newest: a file written just now; its date is the current time of the file system.
    static func removeLeftovers(in folder: String, newest: String) {
        guard let now = modified(newest) else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            guard let isDead = isDead(name), path != newest, let date = modified(path) else { continue }
            if isDead || now - date > maxAge { unlink(path) }
        }
    }

    /// Whether the process that wrote a temporary file with this name has ended; nil for any other name. The process of a
    /// file of the first release, `2026-11-21.sqlite.Ab12Cd`, is unknown.
    private static func isDead(_ name: String) -> Bool? {
        let stem = name.hasSuffix("-journal") ? name.dropLast("-journal".count) : name[...]
        if stem.hasPrefix(prefix), stem.hasSuffix(suffix) {
            let numbers = stem.dropFirst(prefix.count).dropLast(suffix.count).split(separator: "-").map { Int32($0) }
            guard numbers.count == 2, let process = numbers[0], process > 0, numbers[1] != nil else { return nil }
            return process != getpid() && kill(process, 0) != 0 && errno == ESRCH
        }
        let parts = stem.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, BackupFolder.isBackup("\(parts[0]).\(parts[1])"), parts[2].count == 6,
            parts[2].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        return false
    }

    private static func modified(_ path: String) -> Int? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Glibc)
        return Int(status.st_mtim.tv_sec)
        #else
        return Int(status.st_mtimespec.tv_sec)
        #endif
    }
}
