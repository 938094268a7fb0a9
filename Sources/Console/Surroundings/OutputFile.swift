import Foundation

/// A file in the making, written piece by piece: under another name beside its place until it is whole. Without
/// `finish()` nothing is left of it.
final class OutputFile {
    private let path: String
    private let isReplacing: Bool
    /// Nil where the place is no plain file, such as /dev/stdout: that is written to straight.
    private var temporary: String?
    private let handle: FileHandle

    /// - Parameter isReplacing: a file that is there already may be replaced.
    /// - Throws: a `CommandFailure` for a file that may not be replaced, and a folder that cannot be written.
    init(_ path: String, isReplacing: Bool) throws {
        self.path = path
        self.isReplacing = isReplacing
        try Self.check(path, isReplacing: isReplacing)
        if Self.isThere(path), !Self.isPlain(path) {
            guard let opened = FileHandle(forWritingAtPath: path) else { throw Self.unwritable(path) }
            handle = opened
            return
        }
        var template = Array("\(path).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Self.unwritable(path) }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        temporary = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        if let temporary { unlink(temporary) }
    }

    func write(_ text: String) throws {
        do {
            try handle.write(contentsOf: Data(text.utf8))
        } catch {
            throw failure()
        }
    }

    /// Flushes the file and gives it its name.
    func finish() throws {
        guard let temporary else { return }
        // As other programs write files: for all to read, unless the user's mask says otherwise.
        let mask = umask(0)
        umask(mask)
        fchmod(handle.fileDescriptor, 0o666 & ~mask)
        guard fsync(handle.fileDescriptor) == 0 else { throw failure() }
        try Self.check(path, isReplacing: isReplacing)
        guard rename(temporary, path) == 0 else { throw failure() }
        self.temporary = nil
    }

    /// Refuses a folder, and a file that is there and may not be replaced.
    static func check(_ path: String, isReplacing: Bool) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        guard !isFolder.boolValue else { throw CommandFailure("this is a folder; name a file in it", file: path) }
        guard isReplacing || !isPlain(path) else {
            throw CommandFailure("there is such a file already; --force replaces it", file: path)
        }
    }

    private static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    private static func isPlain(_ path: String) -> Bool {
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    }

    private static func unwritable(_ path: String) -> CommandFailure {
        CommandFailure("the file cannot be written; is the folder there and yours?", file: path)
    }

    private func failure() -> CommandFailure {
        let reason = errno == 0 ? "unknown reason" : String(cString: strerror(errno))
        return CommandFailure("the file cannot be written: \(reason); nothing was kept of it", file: path)
    }
}
