import Foundation

/// A file being written: the only way in which the program creates or replaces a file for the user.
///
/// The content goes into a temporary file in the same folder. `finish()` flushes it, gives it its name and flushes the
/// folder, so that after a crash or on a full disk there is the old file or the new one, whole. Without `finish()`
/// nothing is left.
public final class OutputFile {
    /// Where the content goes until `finish()`. SQLite may fill it by its name.
    public let temporaryPath: String
    private let place: OutputPath
    private let rules: OutputRules
    private var descriptor: Int32
    private var isFinished = false

    /// - Throws: `StoreError`: `.refusedOutput` for a place that must not be written, `.permission`, `.full`.
    public init(_ path: String, rules: OutputRules) throws {
        let place = try OutputPath(path)
        self.place = place
        self.rules = rules
        try rules.admit(place)
        // A file to be replaced may be less readable than new ones are: nobody else reads its content meanwhile.
        let mode: mode_t = rules.isPrivate || place.facts != nil ? 0o600 : 0o666
        (temporaryPath, descriptor) = try TemporaryName.create(in: place.folder, mode: mode) { code in
            OutputFile.failure(code, path)
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if !isFinished { TemporaryName.remove(temporaryPath) }
    }

    /// Refuses what `init` would refuse, before any work is done.
    public static func check(_ path: String, rules: OutputRules) throws {
        try rules.admit(try OutputPath(path))
    }

    public func write(_ text: String) throws {
        var text = text
        try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            rest = rest.dropFirst(count)
        }
    }

    /// Flushes the content and puts it in its place. To be called once.
    ///
    /// - Throws: `StoreError`; the old file, if there was one, is unchanged then.
    public func finish() throws {
        // Only the superuser can give the file to the owner of the one it replaces; for others it is theirs already.
        if let facts = place.facts { _ = fchown(descriptor, facts.st_uid, facts.st_gid) }
        if let mode = rules.isPrivate ? 0o600 : place.mode, fchmod(descriptor, mode) != 0 { throw failure(errno) }
        guard fsync(descriptor) == 0 else { throw failure(errno) }
        let code = close(descriptor) == 0 ? 0 : errno
        descriptor = -1
        guard code == 0 || code == EINTR else { throw failure(code) }
        // The place may have changed while the content was written.
        let now = try OutputPath(place.given)
        try rules.admit(now)
        try settle(at: now)
        isFinished = true
        // SQLite leaves an empty journal beside a file that it changed.
        unlink(temporaryPath + "-journal")
        try FileLocation.flush(folder: now.folder)
    }

    /// Gives the temporary file its name. A file that has appeared there meanwhile is not replaced unless that is
    /// allowed.
    private func settle(at now: OutputPath) throws {
        if !rules.isReplacing {
            if link(temporaryPath, now.target) == 0 {
                unlink(temporaryPath)
                return
            }
            guard errno != EEXIST else { throw OutputRules.exists(now) }
            // Some file systems have no links.
        }
        guard rename(temporaryPath, now.target) == 0 else { throw failure(errno) }
    }

    private func failure(_ code: Int32) -> StoreError { OutputFile.failure(code, place.given) }

    private static func failure(_ code: Int32, _ path: String) -> StoreError {
        switch code {
        case ENOSPC, EDQUOT:
            StoreError(.full, path: path, "\(path): the disk is full; nothing was changed, make room and try again")
        case EFBIG:
            StoreError(
                .full, path: path, "\(path): the file may not grow so large (ulimit -f); nothing was changed")
        case ENOENT, ENOTDIR:
            StoreError(.missing, path: path, "\(path): there is no such folder; create it or name another file")
        case EACCES, EPERM, EROFS:
            StoreError(
                .permission, path: path, "\(path): you may not write in this folder; choose another or change its mode")
        default:
            StoreError(
                .failed, path: path,
                "\(path): cannot be written: \(String(cString: strerror(code))); nothing was changed")
        }
    }
}
