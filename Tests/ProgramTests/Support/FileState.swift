import Foundation
import TestSupport

/// The bytes of the learner's file, and the files next to it. Backups may come at any time; they change nothing.
struct FileState: Equatable, CustomStringConvertible {
    let bytes: [UInt8]
    let names: [String]

    init(_ learner: Learner) throws {
        bytes = FileManager.default.contents(atPath: learner.database).map(Array.init) ?? []
        names = try learner.folder.names().filter { !$0.hasSuffix(".backups") }
    }

    var description: String { "\(bytes.count) bytes, \(names)" }
}
