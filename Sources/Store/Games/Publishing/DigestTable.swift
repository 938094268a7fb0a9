/// A hash table from digests to numbers of rows, eight bytes for each: 32 bits of the digest and 32 of the row. It may
/// return rows with other digests, so compare them. A copy shares its memory with the original until one grows.
///
/// It consists of 64 parts that grow one by one: a table that grew as a whole would take twice its memory for a moment.
struct DigestTable {
    private var parts: [Part]

    private struct Part {
        var table: WordTable
        var count = 0

        init(words: Int) { table = WordTable(count: words) }
    }

    /// The highest bits of a digest, which choose the part.
    private static let partBits: UInt64 = 6
    private static let smallestPart = 16

    /// - Parameter capacity: the number of rows for which memory is reserved.
    init(capacity: Int = 0) {
        // A part may get some more than the others.
        let words = max(Self.smallestPart, (capacity >> Int(Self.partBits)) * 4 / 3)
        parts = (0..<1 << Self.partBits).map { _ in Part(words: words) }
    }

    /// The bytes that it takes.
    var size: Int { parts.reduce(0) { $0 + $1.table.words.count * MemoryLayout<UInt64>.stride } }

    /// - Parameter row: from 1. Rows from 2^32 on are not found again.
    mutating func insert(_ digest: UInt64, _ row: Int64) {
        guard let row = UInt32(exactly: row) else { return }
        let part = Self.part(digest)
        if parts[part].count * 5 >= parts[part].table.words.count * 4 { grow(part) }
        Self.insert((digest >> 32) << 32 | UInt64(row), parts[part].table.words)
        parts[part].count += 1
    }

    /// Calls `body` with the rows that may have a digest until it returns true.
    ///
    /// - Returns: the row for which it returned true.
    func first(_ digest: UInt64, where body: (Int64) throws -> Bool) rethrows -> Int64? {
        let table = parts[Self.part(digest)].table
        let slots = table.words
        var slot = Self.slot(digest, slots.count)
        while slots[slot] != 0 {
            let row = Int64(slots[slot] & 0xFFFF_FFFF)
            if slots[slot] >> 32 == digest >> 32, try body(row) { return row }
            slot = slot + 1 < slots.count ? slot + 1 : 0
        }
        return nil
    }

    private mutating func grow(_ part: Int) {
        let smaller = parts[part].table
        let larger = WordTable(count: smaller.words.count + max(smaller.words.count / 4, Self.smallestPart))
        for entry in smaller.words where entry != 0 { Self.insert(entry, larger.words) }
        parts[part].table = larger
    }

    private static func insert(_ entry: UInt64, _ slots: UnsafeMutableBufferPointer<UInt64>) {
        var slot = slot(entry, slots.count)
        while slots[slot] != 0 { slot = slot + 1 < slots.count ? slot + 1 : 0 }
        slots[slot] = entry
    }

    private static func part(_ digest: UInt64) -> Int { Int(truncatingIfNeeded: digest >> (64 - partBits)) }

    /// Returns the first slot in a part, which depends on the stored bits of the digest only.
    private static func slot(_ digest: UInt64, _ count: Int) -> Int {
        let bits = 32 - partBits
        let fraction = digest >> 32 & (1 << bits - 1)
        return Int(truncatingIfNeeded: (fraction &* UInt64(count)) >> bits)
    }
}
