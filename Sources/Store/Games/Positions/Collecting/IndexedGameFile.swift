/// Games for a segment of the position index, in a temporary file until memory is free for them.
struct IndexedGameFile {
    private let file: UnnamedFile
    private var buffer: [Record] = []
    /// The number of records in the file.
    private var written = 0

    /// A game without its ID.
    private struct Record: BitwiseCopyable {
        let facts: UInt64
        let low: UInt64
        let high: UInt64
        let first: UInt64
        let rest: UInt64
    }

    private static let buffered = 4096

    /// - Parameter folder: where the file belongs.
    init(in folder: String) {
        file = UnnamedFile(in: folder)
        buffer.reserveCapacity(Self.buffered)
    }

    var count: Int { written + buffer.count }

    mutating func append(_ facts: GameFacts, _ history: StagedHistory) throws {
        let (signature, opening) = (history.signature, history.opening)
        buffer.append(
            Record(
                facts: facts.rawValue, low: signature.low, high: signature.high, first: opening.first,
                rest: opening.rest))
        guard buffer.count == Self.buffered else { return }
        try buffer.withUnsafeBytes { try file.write($0, at: written * MemoryLayout<Record>.stride) }
        written += buffer.count
        buffer.removeAll(keepingCapacity: true)
    }

    /// Returns the games. Their IDs have no gaps.
    ///
    /// - Parameter first: the ID of the first one.
    func games(from first: Int64) throws -> IndexedGames {
        var games = IndexedGames(first: 0, count: count)
        func append(_ records: [Record]) throws {
            for record in records {
                try games.append(
                    IndexedGames.Game(
                        id: first + Int64(games.count), facts: GameFacts(rawValue: record.facts),
                        signature: GameSignature(low: record.low, high: record.high),
                        opening: IndexedGames.Opening(first: record.first, rest: record.rest)))
            }
        }
        for start in stride(from: 0, to: written, by: Self.buffered) {
            try append(
                try [Record](unsafeUninitializedCapacity: Self.buffered) { records, count in
                    let place = start * MemoryLayout<Record>.stride
                    try file.read(into: UnsafeMutableRawBufferPointer(records), from: place)
                    count = Self.buffered
                })
        }
        try append(buffer)
        return games
    }
}
