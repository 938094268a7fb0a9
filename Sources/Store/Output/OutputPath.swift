import Foundation

/// The file that an output path leads to, with symbolic links followed.
struct OutputPath {
    /// As the user wrote it.
    let given: String
    /// The path of the file itself. The file need not exist; its folder should.
    let target: String
    /// The status of the target; nil when it does not exist.
    let status: stat?

    /// - Throws: `StoreError.refusedOutput` for a path that cannot name a file.
    init(_ path: String) throws {
        given = path
        guard !path.isEmpty else {
            throw StoreError(.refusedOutput, path: path, "the name of the output file is empty; name a file")
        }
        var target = path
        var links = 0
        while true {
            try OutputPath.refuseStream(target, path)
            var status = stat()
            guard lstat(target, &status) == 0 else { break }
            guard status.st_mode & S_IFMT == S_IFLNK else { break }
            links += 1
            guard links <= 40, let next = OutputPath.destination(of: target) else {
                throw StoreError(.refusedOutput, path: path, "\(path): this link leads nowhere; name a file")
            }
            target = next
        }
        self.target = target
        var status = stat()
        self.status = lstat(target, &status) == 0 ? status : nil
        if path.hasSuffix("/") || isFolder {
            throw StoreError(.directory, path: path, "\(path): this is a folder; name a file in it")
        }
    }

    var folder: String { FileLocation(path: target).folder }
    var name: String { (target as NSString).lastPathComponent }

    var isRegular: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? true }
    private var isFolder: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

    /// The permissions of the file; nil when it does not exist.
    var mode: mode_t? { status.map { $0.st_mode & 0o7777 } }

    /// What the path leads to, for a sentence.
    var kind: String {
        switch (status?.st_mode ?? 0) & S_IFMT {
        case S_IFCHR, S_IFBLK: "a device"
        case S_IFIFO: "a FIFO"
        case S_IFSOCK: "a socket"
        default: "not a regular file"
        }
    }

    private static func destination(of link: String) -> String? {
        guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: link), !text.isEmpty else {
            return nil
        }
        return text.hasPrefix("/") ? text : FileLocation(path: link).folder + "/" + text
    }

    /// Refuses streams: `/dev/stdout` may lead to a regular file, which would be replaced.
    private static func refuseStream(_ target: String, _ path: String) throws {
        let streams = ["/dev/stdout", "/dev/stderr", "/dev/stdin", "/dev/tty"]
        let folders = ["/dev/fd/", "/proc/"]
        guard streams.contains(target) || folders.contains(where: target.hasPrefix) else { return }
        throw StoreError(
            .refusedOutput, path: path, "\(path): this is a stream, not a file; -o - writes to standard output")
    }
}
