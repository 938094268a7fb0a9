import Foundation

/// A PGN file divided into several of the same content.
struct PGNParts {
    let folder: String
    private(set) var paths: [String] = []
    private(set) var games = 0

    init(of file: String, in folder: String, count: Int) throws {
        self.folder = folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file), options: .mappedIfSafe)
        let mark = Data("\n[Event ".utf8)
        let size = bytes.count / count + 1
        var start = 0
        while start < bytes.count {
            let near = min(start + size, bytes.count)
            let end = bytes.range(of: mark, in: near..<bytes.count)?.lowerBound ?? bytes.count
            let path = "\(folder)/\(paths.count + 1).pgn"
            try bytes[start..<end].write(to: URL(fileURLWithPath: path))
            paths.append(path)
            start = end
        }
        games = 1
        var next = 0
        while let found = bytes.range(of: mark, in: next..<bytes.count) {
            games += 1
            next = found.upperBound
        }
    }

    func remove() throws { try FileManager.default.removeItem(atPath: folder) }
}
