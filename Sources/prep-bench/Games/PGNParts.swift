import Foundation

/// A PGN file divided into several of the same content.
struct PGNParts {
    let folder: String
    private(set) var paths: [String] = []
    /// The number of games in all.
    let games: Int

    init(of file: String, in folder: String, count: Int) throws {
        self.folder = folder
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file), options: .mappedIfSafe)
        let starts = Self.starts(in: bytes)
        games = starts.count
        let size = (games + count - 1) / count
        for first in stride(from: 0, to: games, by: max(size, 1)) {
            let end = first + size < games ? starts[first + size] : bytes.count
            let path = "\(folder)/\(paths.count + 1).pgn"
            try bytes[starts[first]..<end].write(to: URL(fileURLWithPath: path))
            paths.append(path)
        }
    }

    /// The offsets at which games begin: lines that begin with the tag Event.
    private static func starts(in bytes: Data) -> [Int] {
        let mark = Array("[Event ".utf8)
        return bytes.withUnsafeBytes { bytes in
            var starts: [Int] = []
            var index = 0
            while index + mark.count <= bytes.count {
                let isLineStart = index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
                if isLineStart, bytes[index] == mark[0], bytes[index..<(index + mark.count)].elementsEqual(mark) {
                    starts.append(index)
                }
                index += 1
            }
            return starts
        }
    }

    func remove() throws { try FileManager.default.removeItem(atPath: folder) }
}
