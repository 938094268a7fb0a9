import Chess

/// What precedes the positions of a compiled repertoire.
///
/// The bytes: a format number, a checksum of all that follows (eight bytes each), then numbers as varints: the side, the
/// number of positions, the name, the names of the repertoires, the FENs of the starts, where the keys, the lengths, the
/// records and the titles begin.
struct CompiledHeader {
    /// The number of the format. A change of the format needs a new number.
    static let format: UInt64 = 0x5072_6570_0000_0001
    /// The length in bytes of the format number and the checksum.
    static let prefix = 16

    let side: Side
    let count: Int
    let name: String
    let repertoires: [String]
    let starts: [Position]
    /// Where the keys of the positions begin, and the titles of the chapters.
    let keys: Int
    let titles: Int
    /// Where the record of each position begins.
    let records: [UInt32]

    /// Nil for damaged bytes and for those of another format.
    init?(_ bytes: [UInt8]) {
        guard bytes.count > Self.prefix, bytes.word(at: 0) == Self.format,
            bytes.word(at: 8) == Checksum.ofWords(bytes, from: Self.prefix)
        else { return nil }
        var reader = VarintReader(bytes, Self.prefix..<bytes.count)
        guard let side = reader.number(), let count = reader.number(), let name = reader.text(),
            let repertoires = reader.texts(), let fens = reader.texts()
        else { return nil }
        let starts = fens.compactMap { try? Position(fen: $0) }
        guard starts.count == fens.count, let titlesLength = reader.number() else { return nil }
        titles = reader.index
        guard reader.part(titlesLength) != nil else { return nil }
        keys = reader.index
        guard reader.part(4 * count) != nil else { return nil }
        var lengths: [UInt32] = []
        lengths.reserveCapacity(Int(count))
        var total = 0
        for _ in 0..<count {
            guard let length = reader.number() else { return nil }
            lengths.append(UInt32(total))
            total += Int(length)
        }
        guard total == bytes.count - reader.index, bytes.count < Int(UInt32.max) else { return nil }
        let first = UInt32(reader.index)
        for place in lengths.indices { lengths[place] += first }
        records = lengths
        self.side = side == 0 ? .white : .black
        self.count = Int(count)
        self.name = name
        self.repertoires = repertoires
        self.starts = starts
    }
}

extension [UInt8] {
    /// The eight bytes at a place, the lowest first.
    fileprivate func word(at place: Int) -> UInt64 {
        self[place..<(place + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
