import Foundation

/// A repertoire that comes with the program.
public struct BundledRepertoire {
    public let name: String
    public let path: String
    /// From the first chapter's event.
    public let description: String

    /// The PGN files of the folder, by name.
    public static func all(in folder: String?) -> [BundledRepertoire] {
        guard let folder, let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return files.filter { $0.hasSuffix(".pgn") }.sorted().map { file in
            let path = folder + "/" + file
            return BundledRepertoire(name: String(file.dropLast(4)), path: path, description: firstEvent(path))
        }
    }

    private static func firstEvent(_ path: String) -> String {
        guard let handle = FileHandle(forReadingAtPath: path), let data = try? handle.read(upToCount: 400) else {
            return ""
        }
        let text = String(decoding: data, as: UTF8.self)
        guard let start = text.range(of: "[Event \"")?.upperBound, let end = text[start...].firstIndex(of: "\"") else {
            return ""
        }
        return text[start..<end].split(separator: ":").first.map(String.init) ?? ""
    }
}
