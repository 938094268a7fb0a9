import Foundation

/// A temporary folder that is deleted with the value.
final class TemporaryFolder {
    let path: String

    /// - Throws: `BenchError` if it cannot be created.
    init() throws {
        var template = Array((NSTemporaryDirectory() + "/prep-bench.XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw BenchError("a temporary folder cannot be created") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Deletes a file if it exists.
    func remove(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        try FileManager.default.removeItem(atPath: path)
    }
}
