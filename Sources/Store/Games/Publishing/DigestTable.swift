/// A hash table from digests to the IDs of games, eight bytes for each: 32 bits of the digest and 32 of the ID. It may
/// return games with other digests, so compare them. A copy shares its memory with the original until one grows.
struct DigestTable {
    private var table: WordTable
    private var count = 0

    /// - Parameter capacity: the number of games for which memory is reserved: growing would take half as much again for a
    ///   moment.
    init(capacity: Int = 0) {
        var count = 1024
        while count * 8 < capacity * 10 { count *= 2 }
        table = WordTable(count: count)
    }

    /// - Parameter game: an ID from 1; those from 2^32 are not found again.
    mutating func insert(_ digest: UInt64, _ game: Int64) {
        guard let id = UInt32(exactly: game) else { return }
        if count * 10 >= table.words.count * 8 { grow() }
        Self.insert((digest >> 32) << 32 | UInt64(id), table.words)
        count += 1
    }

    /// Calls `body` with the games that may have a digest until it returns true.
    ///
    /// - Returns: the game for which it returned true.
    func first(_ digest: UInt64, where body: (Int64) throws -> Bool) rethrows -> Int64? {
        let slots = table.words
        var slot = Self.slot(digest, slots.count)
        while slots[slot] != 0 {
            let game = Int64(slots[slot] & 0xFFFF_FFFF)
            if slots[slot] >> 32 == digest >> 32, try body(game) { return game }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private mutating func grow() {
        let larger = WordTable(count: table.words.count * 2)
        for entry in table.words where entry != 0 { Self.insert(entry, larger.words) }
        table = larger
    }

    private static func insert(_ entry: UInt64, _ slots: UnsafeMutableBufferPointer<UInt64>) {
        var slot = slot(entry, slots.count)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = entry
    }

    /// Returns the first slot, which depends on the stored bits of the digest only.
    private static func slot(_ digest: UInt64, _ count: Int) -> Int {
        Int(truncatingIfNeeded: digest >> 32) & (count - 1)
    }
}
