import Openings

/// The values of the row of a staged game. Its names, texts and moves are parts of the bytes in which it was staged.
struct StagedRow: BitwiseCopyable {
    /// Its number in the PGN file, from 1, or its ID in the game database.
    let number: Int
    /// The ratings; 0 when unknown.
    let whiteElo: Int
    let blackElo: Int
    /// What the game adds to the checksum of its block (`GameChecksums`).
    let digest: UInt64
    let parts: Parts
    /// The `StagedHistory`; absent in an import that does not collect positions.
    let history: Part
    /// Where the game begins in the bytes.
    private(set) var start: Int
    /// The number of its bytes.
    let size: Int

    /// The texts and blobs of a game.
    struct Parts: BitwiseCopyable {
        /// The names; empty when unknown.
        let event: Part
        let site: Part
        let white: Part
        let black: Part
        let date: Part
        let round: Part
        let result: Part
        let timeControl: Part
        let eco: Part
        let fen: Part
        /// Two bytes per ply.
        let moves: Part
        /// The `GameText`; absent when the columns hold all of the game.
        let text: Part

        /// Reads the parts of a game that begins at `first`.
        fileprivate init(_ reader: inout VarintReader, from first: Int) {
            event = Part(&reader, from: first)
            site = Part(&reader, from: first)
            white = Part(&reader, from: first)
            black = Part(&reader, from: first)
            date = Part(&reader, from: first)
            round = Part(&reader, from: first)
            result = Part(&reader, from: first)
            timeControl = Part(&reader, from: first)
            eco = Part(&reader, from: first)
            fen = Part(&reader, from: first)
            moves = Part(&reader, from: first)
            text = Part(&reader, from: first)
        }
    }

    /// A text or blob, counted from the start of the game.
    struct Part: BitwiseCopyable {
        fileprivate let start: Int32
        /// -1 when it is absent.
        fileprivate let size: Int32

        /// Reads counted bytes.
        fileprivate init(_ reader: inout VarintReader, from first: Int) {
            let part = reader.counted()
            start = part.map { Int32(clamping: $0.startIndex - first) } ?? 0
            size = part.map { Int32(clamping: $0.count) } ?? -1
        }

        var count: Int { max(Int(size), 0) }
    }

    /// The bytes of the game.
    var range: Range<Int> { start..<start + size }

    /// The bytes of a part; nil when it is absent.
    @inline(__always)
    func range(_ part: Part) -> Range<Int>? {
        guard part.size >= 0 else { return nil }
        let first = start + Int(part.start)
        return first..<first + Int(part.size)
    }

    /// The bytes of a name; none when it is unknown.
    @inline(__always)
    func name(_ part: Part) -> Range<Int> { range(part) ?? 0..<0 }

    /// The same game after its bytes were copied to another place.
    func moved(to start: Int) -> StagedRow {
        var row = self
        row.start = start
        return row
    }

    /// Reads a game as `UnstagedGame.append(to:)` writes it; nil when the bytes are damaged.
    init?(_ bytes: [UInt8], _ range: Range<Int>) {
        var reader = VarintReader(bytes, range)
        guard let number = reader.number(bytes: 8), let digest = reader.number(bytes: 8),
            let whiteElo = reader.number(), let blackElo = reader.number()
        else { return nil }
        self.digest = digest
        self.number = Int(number)
        self.whiteElo = Int(whiteElo)
        self.blackElo = Int(blackElo)
        start = range.lowerBound
        size = range.count
        parts = Parts(&reader, from: start)
        history = Part(&reader, from: start)
        guard reader.isAtEnd, parts.result.size > 0, parts.moves.size >= 0 else { return nil }
    }
}
