import Foundation

/// An output file: the only way in which the program creates or replaces a file for the user.
///
/// The content goes into a temporary file in the same folder. `finish()` flushes it, renames it and flushes the folder, so
/// that after a crash or on a full disk there is either the complete old file or the complete new one. Without `finish()`
/// nothing is left.
public final class OutputFile {
    /// The file that holds the content until `finish()`. SQLite may fill it by its path.
    public let temporaryPath: String
    private let place: OutputPath
    private let rules: OutputRules
    private var descriptor: Int32
    private var isFinished = false

    /// Creates the temporary file.
    ///
    /// - Throws: `StoreError`: `.refusedOutput` for a path that may not be written, `.permission`, `.full`.
    public init(_ path: String, rules: OutputRules) throws {
        let place = try OutputPath(path)
        self.place = place
        self.rules = rules
        try rules.admit(place)
        // The replaced file may be less readable than a new one: its content must not become readable meanwhile.
        let mode: mode_t = rules.isPrivate || place.status != nil ? 0o600 : 0o666
        (temporaryPath, descriptor) = try TemporaryName.create(in: place.folder, mode: mode) { code in
            OutputFile.failure(code, path)
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if !isFinished { TemporaryName.remove(temporaryPath) }
    }

    /// Throws what `init` would throw, before any work is done.
    public static func check(_ path: String, rules: OutputRules) throws {
        try rules.admit(try OutputPath(path))
    }

    public func write(_ text: String) throws {
        var text = text
        try text.withUTF8 { try write(UnsafeRawBufferPointer($0)) }
    }

    public func write(_ bytes: [UInt8]) throws { try bytes.withUnsafeBytes { try write($0) } }

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

    /// Flushes the content and renames the file. Call it once.
    ///
    /// - Throws: `StoreError`; an old file is unchanged then.
    public func finish() throws {
        // Only root can give the file to the owner of the replaced one; other users own it already.
        if let status = place.status { _ = fchown(descriptor, status.st_uid, status.st_gid) }
        if let mode = rules.isPrivate ? 0o600 : place.mode, fchmod(descriptor, mode) != 0 { throw failure(errno) }
        guard fsync(descriptor) == 0 else { throw failure(errno) }
        let code = close(descriptor) == 0 ? 0 : errno
        descriptor = -1
        guard code == 0 || code == EINTR else { throw failure(code) }
        // The path may lead elsewhere since the content was written.
        let now = try OutputPath(place.given)
        try rules.admit(now)
        try rename(to: now)
        isFinished = true
        // SQLite leaves an empty journal beside a file that it changed.
        unlink(temporaryPath + "-journal")
        try FileLocation.flush(folder: now.folder)
    }

    /// Renames the temporary file. A file that has appeared meanwhile is replaced only if that is allowed.
    private func rename(to now: OutputPath) throws {
        if !rules.isReplacing {
            if link(temporaryPath, now.target) == 0 {
                unlink(temporaryPath)
                return
            }
            guard errno != EEXIST else { throw OutputRules.exists(now) }
            // Some file systems have no links.
        }
        guard Foundation.rename(temporaryPath, now.target) == 0 else { throw failure(errno) }
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
