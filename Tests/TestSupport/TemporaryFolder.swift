import Foundation

/// A folder of a test's own, removed with everything in it when the value goes away.
public final class TemporaryFolder: Sendable {
    /// Absolute, without a slash at its end.
    public let path: String

    public init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("prep-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in the folder, which need not exist.
    public func path(_ name: String) -> String { path + "/" + name }

    /// Writes a file, with folders on its way, and gives its path.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

    @discardableResult
    public func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// The bytes of a file in the folder.
    public func read(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path(name)))) }

    /// The names in the folder, sorted.
    public func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
