import Foundation
import GRDB

/// A folder of one test, removed with the value.
final class ScratchFolder {
    let folder: String

    init() throws {
        var template = Array("\(NSTemporaryDirectory())/prep-games-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    func file(_ name: String) -> String { "\(folder)/\(name)" }

    /// Runs SQL on a file as another program would.
    func run(_ sql: String, on path: String) throws {
        let queue = try DatabaseQueue(path: path)
        try queue.write { db in try db.execute(sql: sql) }
        try queue.close()
    }

    func bytes(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
}
