import Foundation

/// A folder of its own that goes with the value.
final class TemporaryFolder {
    let path: String

    /// - Throws: `BenchError` when none can be made.
    init() throws {
        var template = Array((NSTemporaryDirectory() + "/prep-bench.XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw BenchError("no temporary folder can be made") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Removes a file, if it is there.
    func remove(_ path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { return }
        try FileManager.default.removeItem(atPath: path)
    }
}
