import Foundation

/// A compressed file, expanded by the installed program for its format: gzip, bzip2, xz, zstd or unzip.
///
/// The program is started by its absolute path with fixed arguments and without a shell. It receives the file as its
/// standard input, so that no name from outside reaches it.
final class CompressedFile {
    /// The formats, recognised by the first bytes of a file.
    enum Format: String, CaseIterable {
        case gzip, bzip2, xz, zstd, zip

        fileprivate var magic: [UInt8] {
            switch self {
            case .gzip: [0x1F, 0x8B]
            case .bzip2: Array("BZh".utf8)
            case .xz: [0xFD] + Array("7zXZ\0".utf8)
            case .zstd: [0x28, 0xB5, 0x2F, 0xFD]
            case .zip: Array("PK\u{3}\u{4}".utf8)
            }
        }

        fileprivate var program: String { self == .zip ? "unzip" : rawValue }

        /// Of a zip file all members whose names end in `.pgn`, without asking for a password.
        fileprivate var arguments: [String] {
            self == .zip ? ["-p", "-C", "-P", "", "/dev/stdin", "*.pgn"] : ["-dc"]
        }

        /// The format of a file with these first bytes; nil for any other.
        init?(_ start: [UInt8]) {
            guard let format = Self.allCases.first(where: { start.starts(with: $0.magic) }) else { return nil }
            self = format
        }
    }

    /// The maximum number of expanded bytes: 32 GiB, some 40 million games.
    static let maxBytes = 32 << 30

    private let path: String
    private let format: Format
    private let process = Process()
    private let output = Pipe()
    private var bytesRead = 0

    /// - Throws: a `CommandFailure` that names the missing program.
    init(_ path: String, _ format: Format) throws {
        self.path = path
        self.format = format
        let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        guard
            let program = folders.map({ "\($0)/\(format.program)" })
                .first(where: FileManager.default.isExecutableFile(atPath:))
        else {
            throw CommandFailure(
                "is compressed (\(format.rawValue)), and \(format.program) is not installed; install it or expand the file first",
                file: path)
        }
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = format.arguments
        process.environment = [:]
        process.standardInput = try format == .zip ? Self.unlinkedCopy(path) : Self.opened(path)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw CommandFailure("\(program) cannot be started", file: path)
        }
        // Otherwise the end of the output would never be seen.
        try? output.fileHandleForWriting.close()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Returns the next bytes, at most `count`; none at the end.
    ///
    /// - Throws: a `CommandFailure` when the program fails, or the file is too large.
    func piece(_ count: Int) throws -> [UInt8] {
        let piece = try InputFile.piece(count, of: output.fileHandleForReading.fileDescriptor, path)
        bytesRead += piece.count
        guard bytesRead <= Self.maxBytes else {
            throw CommandFailure("expands to more than \(Self.maxBytes >> 30) GiB, which is not read", file: path)
        }
        if piece.isEmpty { try checkEnd() }
        return piece
    }

    private func checkEnd() throws {
        process.waitUntilExit()
        guard process.terminationReason != .exit || process.terminationStatus != 0 else { return }
        if format == .zip, process.terminationReason == .exit, process.terminationStatus == 11 {
            throw CommandFailure("contains no .pgn file", file: path)
        }
        throw CommandFailure("is damaged: \(format.program) cannot expand it to its end", file: path)
    }

    private static func opened(_ path: String) throws -> FileHandle {
        guard let handle = FileHandle(forReadingAtPath: path) else {
            throw CommandFailure("the file cannot be read", file: path)
        }
        return handle
    }

    /// Returns a copy without a name: unzip opens its standard input again by a path, and must find no other file there.
    private static func unlinkedCopy(_ path: String) throws -> FileHandle {
        let source = try opened(path)
        var template = Array("\(NSTemporaryDirectory())/prep-zip-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw CommandFailure("a temporary file cannot be created", file: path) }
        _ = template.withUnsafeBufferPointer { $0.baseAddress.map(unlink) }
        let copy = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            while let piece = try source.read(upToCount: 1 << 20), !piece.isEmpty { try copy.write(contentsOf: piece) }
            try copy.seek(toOffset: 0)
        } catch {
            throw CommandFailure("a temporary copy cannot be written: \(error.localizedDescription)", file: path)
        }
        return copy
    }
}
