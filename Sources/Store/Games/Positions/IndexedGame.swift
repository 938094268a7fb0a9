/// A game of a segment of the position index, in ten bytes.
struct IndexedGame: Equatable {
    /// The ID of the game, less the first ID of the segment.
    let number: UInt32
    /// None when the game was removed.
    var facts: GameFacts

    static let size = 10

    init(number: UInt32, facts: GameFacts) {
        self.number = number
        self.facts = facts
    }

    /// Reads a game: six bytes of facts and four of the number, the least significant first.
    init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
        func part(_ offset: Int) -> UInt64 {
            UInt64(UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt32.self).littleEndian)
        }
        let start = index * Self.size
        let middle = part(start + 4)
        facts = GameFacts(rawValue: part(start) | (middle & 0xFFFF) << 32)
        number = UInt32(middle >> 16 | (part(start + 6) >> 16) << 16)
    }

    func append(to bytes: inout [UInt8]) {
        for byte in 0..<6 { bytes.append(UInt8(truncatingIfNeeded: facts.rawValue >> UInt64(8 * byte))) }
        for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(8 * byte))) }
    }
}
