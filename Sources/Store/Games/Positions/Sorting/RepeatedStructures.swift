/// The structures (`StructureHistory`) that two games may have had: two Bloom filters, one for a first and one for a
/// second game, with two bits per structure in the same word. A repeated structure is always found; some of a single game are
/// reported, too: some in a thousand after half a million games, and one in thirty after two million.
final class RepeatedStructures {
    private var waiting: [UInt64] = []
    private var sorted: [UInt64] = []
    /// The filters; the first one is nil before and after structures are added.
    private var once: WordTable?
    private var twice = WordTable(count: 1)
    private var isFinished = false

    /// The number of hashes that are marked at once: of about 5000 games.
    private static let maxWaiting = 1 << 16
    /// The filters for many games have 2^26 bits and take 16 MiB. They need 32 bits of a hash, as many as a
    /// `StagedHistory` keeps.
    private static let maxSlotBits = 26
    /// The number of parts of the table, as a power of 2.
    private static let partBits = 6

    init() {}

    /// Adds the hashes of structures; not after `finish()`. A game has each of its structures once.
    func add(_ hashes: [UInt64]) {
        waiting.append(contentsOf: hashes)
        guard waiting.count >= Self.maxWaiting else { return }
        mark(once ?? makeTable(bits: Self.maxSlotBits))
    }

    /// Call it after the last hash and before `found`. Frees half of the memory; further calls do nothing.
    func finish() {
        guard !isFinished else { return }
        isFinished = true
        var bits = 10
        while bits < Self.maxSlotBits, 1 << bits < waiting.count * 8 { bits += 1 }
        mark(once ?? makeTable(bits: bits))
        once = nil
        waiting = []
        sorted = []
    }

    /// Frees the memory. Later no structure is found.
    func removeAll() { twice = WordTable(count: 1) }

    /// The structures that were found, to be looked up after `finish()`.
    var found: Lookup { Lookup(twice) }

    /// Looks structures up, several at the same time.
    struct Lookup: Sendable {
        /// It is not written any more.
        nonisolated(unsafe) private let table: WordTable

        fileprivate init(_ table: WordTable) { self.table = table }

        /// Whether a structure may be repeated.
        @inline(__always)
        func contains(_ hash: UInt64) -> Bool {
            let twice = table.words
            let bits = RepeatedStructures.bits(hash)
            return twice[RepeatedStructures.word(hash) & (twice.count &- 1)] & bits == bits
        }
    }

    /// The bits of a hash in its word.
    @inline(__always)
    fileprivate static func bits(_ hash: UInt64) -> UInt64 { 1 &<< hash | 1 &<< (hash &>> 6) }

    /// The word of a hash in a filter of any size, before its index is cut to that size. No filter needs more than 32 bits of
    /// a hash.
    @inline(__always)
    fileprivate static func word(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash &>> 12) }

    private func makeTable(bits: Int) -> WordTable {
        let table = WordTable(count: 1 << (bits - 6))
        once = table
        twice = WordTable(count: 1 << (bits - 6))
        return table
    }

    /// Marks the waiting hashes part by part: the table is larger than the cache of a processor, so that an access to any
    /// place costs as much as playing several moves.
    private func mark(_ table: WordTable) {
        let once = table.words
        let twice = twice.words
        let last = once.count - 1
        sortByPart(slots: once.count * 64)
        let count = waiting.count
        sorted.withUnsafeBufferPointer { sorted in
            for hash in sorted[..<count] {
                let word = Self.word(hash) & last
                let bits = Self.bits(hash)
                if once[word] & bits == bits { twice[word] |= bits }
                once[word] |= bits
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Sorts the waiting hashes by the part of the table that has their slots.
    private func sortByPart(slots: Int) {
        let shift = UInt64(slots.trailingZeroBitCount + 6 - Self.partBits)
        let mask: UInt64 = 1 << UInt64(Self.partBits) - 1
        if sorted.count < waiting.count { sorted = waiting }
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 1 << Self.partBits + 1) { places in
            places.initialize(repeating: 0)
            for hash in waiting { places[Int(truncatingIfNeeded: hash &>> shift & mask) + 1] &+= 1 }
            for part in 1..<places.count { places[part] &+= places[part - 1] }
            sorted.withUnsafeMutableBufferPointer { sorted in
                for hash in waiting {
                    let part = Int(truncatingIfNeeded: hash &>> shift & mask)
                    sorted[places[part]] = hash
                    places[part] &+= 1
                }
            }
        }
    }
}
