import Foundation

/// The files of this checkout, found from where this file was compiled.
public enum Checkout {
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    public struct File: Sendable {
        /// From the root: `Sources/Chess/Board/Side.swift`.
        public let path: String
        public let text: String

        public init(path: String, text: String) {
            self.path = path
            self.text = text
        }

        public var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    }

    /// The text of a file; nil when it is missing.
    public static func text(_ path: String) -> String? {
        try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
    }

    /// Every file below a folder of the root whose name ends so, by path.
    public static func files(in folder: String, suffix: String) -> [File] {
        let paths = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(suffix) }.sorted().compactMap { path in
            text(folder + "/" + path).map { File(path: folder + "/" + path, text: $0) }
        }
    }

    /// Every Swift file below a folder of the root, by path.
    public static func swiftFiles(in folder: String) -> [File] { files(in: folder, suffix: ".swift") }
}
