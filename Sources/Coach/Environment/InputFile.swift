import Foundation

/// Reads files given by the user, and throws errors that say why a file cannot be read.
public enum InputFile {
    /// Returns the bytes of a file; `-` is standard input. Throws a `CommandFailure` for a missing file, a folder and a
    /// file that may not be read.
    public static func read(_ path: String) throws -> [UInt8] {
        if path == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
        let pieces = try pieces(of: path)
        // A file whose size is known needs one allocation.
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let size = (attributes?[.size] as? Int) ?? 0
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        while true {
            let piece = try pieces(1 << 20)
            if piece.isEmpty { return bytes }
            bytes.append(contentsOf: piece)
        }
    }

    /// Returns a function that reads a file of any size in pieces: at most `count` bytes at each call, none at the end.
    /// Throws as `read` does.
    public static func pieces(of path: String) throws -> (_ count: Int) throws -> [UInt8] {
        let handle: FileHandle
        if path == "-" {
            handle = .standardInput
        } else {
            try checkReadable(path)
            guard let opened = FileHandle(forReadingAtPath: path) else {
                throw CommandFailure("the file cannot be read", file: path)
            }
            handle = opened
        }
        return { count in
            // The handle is closed when this function is released.
            try piece(count, of: handle.fileDescriptor, path)
        }
    }

    /// Returns a function that reads a file in pieces, as `pieces`, and expands a compressed one (gzip, bzip2, xz, zstd and
    /// zip, recognised by its first bytes) to at most 32 GiB. Standard input is not expanded.
    public static func expandedPieces(of path: String) throws -> (_ count: Int) throws -> [UInt8] {
        let pieces = try pieces(of: path)
        guard path != "-" else { return pieces }
        var start: [UInt8]? = try pieces(8)
        if let format = start.flatMap(CompressedFile.Format.init) {
            let file = try CompressedFile(path, format)
            return { count in try file.piece(count) }
        }
        return { count in
            guard let first = start else { return try pieces(count) }
            start = nil
            return first.isEmpty ? [] : first + (try pieces(max(count - first.count, 0)))
        }
    }

    static func piece(_ count: Int, of descriptor: Int32, _ path: String) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            var got = 0
            repeat { got = Foundation.read(descriptor, buffer.baseAddress, count) } while got < 0 && errno == EINTR
            guard got >= 0 else { throw CommandFailure("the file cannot be read", file: path) }
            filled = got
        }
    }

    private static func checkReadable(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandFailure("there is no such file", file: path)
        }
        guard !isFolder.boolValue else {
            throw CommandFailure("this is a folder; name a file in it", file: path)
        }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw CommandFailure("you may not read this file (its permissions)", file: path)
        }
    }

    /// Returns the absolute path, without `.` and `..`; `-` is returned unchanged.
    public static func absolute(_ path: String) -> String {
        path == "-" ? path : URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
