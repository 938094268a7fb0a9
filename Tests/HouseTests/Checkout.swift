import Foundation

/// The files of this checkout, found from where this file was compiled.
enum Checkout {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    struct File: Sendable {
        /// From the root: `Sources/Chess/Board/Side.swift`.
        let path: String
        let text: String

        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    }

    /// A file's text, nil where there is none.
    static func text(_ path: String) -> String? { try? String(contentsOfFile: root + "/" + path, encoding: .utf8) }

    /// Every Swift file below a folder of the root, by path.
    static func swiftFiles(in folder: String) -> [File] {
        let paths = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
            text(folder + "/" + path).map { File(path: folder + "/" + path, text: $0) }
        }
    }
}
