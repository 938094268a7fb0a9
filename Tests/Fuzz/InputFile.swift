import ArgumentParser

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Reads and writes files with the C library only, because a fuzzer starts this program thousands of times.
enum InputFile {
    /// Returns the whole file; `-` is the standard input.
    static func contents(of path: String) throws -> [UInt8] {
        let descriptor = path == "-" ? 0 : open(path, O_RDONLY)
        guard descriptor >= 0 else { throw ValidationError("\(path) cannot be read") }
        defer { if descriptor > 0 { close(descriptor) } }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = read(descriptor, &piece, piece.count)
            guard count >= 0 else { throw ValidationError("\(path) cannot be read") }
            if count == 0 { return bytes }
            bytes += piece[..<count]
        }
    }

    /// Creates or replaces a file.
    static func keep(_ bytes: [UInt8], in path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw ValidationError("\(path) cannot be written") }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw ValidationError("\(path) cannot be written") }
            rest = rest.dropFirst(count)
        }
    }

    /// Flushes the output, so that it survives a crash.
    static func flush() { fflush(nil) }

    static func endByAbort() -> Never {
        flush()
        abort()
    }
}
