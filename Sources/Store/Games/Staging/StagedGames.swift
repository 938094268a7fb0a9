/// The games that an import has read, in a temporary file without a name, which no crash can leave behind. A small
/// import stays in memory.
final class StagedGames {
    private var file: UnnamedFile
    private let folder: String
    private let buffered: Int
    /// The bytes in the file; those in `buffer` follow them.
    private var written = 0
    private var buffer: [UInt8] = []
    private(set) var count = 0

    /// - Parameters:
    ///   - folder: where the file is created, if one is needed.
    ///   - buffered: the bytes that are kept in memory.
    init(in folder: String, buffered: Int = 1 << 20) {
        file = UnnamedFile(in: folder)
        self.folder = folder
        self.buffered = buffered
    }

    /// A place between two games, to which the list can be cut back.
    struct Mark {
        fileprivate let size: Int
        let count: Int
    }

    var mark: Mark { Mark(size: written + buffer.count, count: count) }

    /// Removes the games after a mark.
    func cut(to mark: Mark) {
        count = mark.count
        guard mark.size < written else { return buffer.removeLast(written + buffer.count - mark.size) }
        buffer.removeAll(keepingCapacity: true)
        written = mark.size
    }

    /// Adds games as `UnstagedGame.append(to:)` writes them.
    ///
    /// - Parameter offset: what their numbers are increased by.
    func append(_ games: [UInt8], count: Int, offset: Int) throws {
        var start = buffer.count
        buffer.append(contentsOf: games)
        while offset > 0, let size = Self.size(in: buffer, at: start) {
            start += Self.sizeBytes
            buffer.add(offset, toNumberAt: start)
            start += size
        }
        self.count += count
        if buffer.count > buffered { try flush() }
    }

    /// Returns the file, to be written again, after the last game was read.
    func takeFile() -> UnnamedFile {
        defer {
            file = UnnamedFile(in: folder)
            written = 0
            buffer = []
        }
        return file
    }

    /// Calls `body` with each game in the order in which they were added. Keep only what you copy of a game: its bytes
    /// are used again for the next ones.
    func forEach(_ body: (StagedGame) throws -> Void) throws {
        var reader = Reader(self)
        while let game = try reader.next() { try body(game) }
    }

    /// Reads the games in the order in which they were added.
    private struct Reader {
        private let games: StagedGames
        private var left: Int
        private var chunk: [UInt8] = []
        /// Where the next game begins in the chunk.
        private var start = 0
        /// Where the bytes after the chunk begin.
        private var end = 0

        init(_ games: StagedGames) {
            self.games = games
            left = games.count
        }

        /// Returns the next game, or nil after the last one. Keep only what you copy of it.
        mutating func next() throws -> StagedGame? {
            guard left > 0 else { return nil }
            while true {
                let size = StagedGames.size(in: chunk, at: start).map { $0 + StagedGames.sizeBytes }
                if let size, start + size <= chunk.count {
                    let game = start + StagedGames.sizeBytes..<start + size
                    guard let row = StagedRow(chunk, game) else { throw StagedGames.damaged(in: games.folder) }
                    start += size
                    left -= 1
                    return StagedGame(row: row, bytes: chunk)
                }
                chunk.removeFirst(start)
                start = 0
                let more = try games.read(from: end, max(1 << 18, size ?? 0))
                guard !more.isEmpty else { throw StagedGames.damaged(in: games.folder) }
                end += more.count
                chunk += more
            }
        }
    }

    private static let sizeBytes = 4

    private static func size(in bytes: [UInt8], at start: Int) -> Int? {
        guard start + sizeBytes <= bytes.count else { return nil }
        return bytes.withUnsafeBytes {
            Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: UInt32.self)))
        }
    }

    private func flush() throws {
        try buffer.withUnsafeBytes { try file.write($0, at: written) }
        written += buffer.count
        buffer.removeAll(keepingCapacity: true)
    }

    private func read(from start: Int, _ count: Int) throws -> [UInt8] {
        guard start < written else { return Array(buffer[min(start - written, buffer.count)...].prefix(count)) }
        let count = min(count, written - start)
        return try [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
            try file.read(
                into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(bytes)[..<count]),
                from: start)
            filled = count
        }
    }

    static func damaged(in folder: String) -> StoreError {
        StoreError(.failed, path: folder, "\(folder): a temporary file was damaged")
    }
}
