/// The positions that may occur twice: a hash table with two bits per slot and no keys. A repeated position is always
/// found; one that occurs once may be reported, too, if it shares its slot.
final class RepeatedPositions {
    private var waiting: [UInt64] = []
    private var sorted: [UInt64] = []
    /// A bit for each slot, set by the first and by the second occurrence; nil before and after these are added.
    private var once: WordTable?
    private var twice = WordTable(count: 1)
    private var isFinished = false
    /// The file that has the tables at present, the number of words of each, and whether `once` is one of them.
    private var moved: (file: UnnamedFile, words: Int, hasOnce: Bool)?

    /// The number of keys that are marked at once: of about 1600 games.
    private static let maxWaiting = 1 << 16
    /// The tables for many games have 2^26 slots and take 16 MiB.
    private static let maxSlotBits = 26
    /// The tables are moved to a file if they take at least a megabyte each.
    private static let wordsToMove = 1 << 17
    /// The number of parts of the table, as a power of 2.
    private static let partBits = 6

    init() {}

    /// Adds the positions of a game; not after `finish()`.
    func add(_ keys: [UInt64]) {
        waiting.append(contentsOf: keys)
        guard waiting.count >= Self.maxWaiting else { return }
        mark(once ?? makeTable(bits: Self.maxSlotBits))
    }

    /// Call it after the last key and before `found`. Frees half of the memory; further calls do nothing.
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

    /// Moves the tables into a temporary file, if they are large. Call `moveBack()` before anything else.
    func moveToFile(in folder: String) throws {
        guard moved == nil, twice.words.count >= Self.wordsToMove else { return }
        let file = UnnamedFile(in: folder)
        let bytes = UnsafeRawBufferPointer(twice.words)
        try file.write(bytes, at: 0)
        if let once { try file.write(UnsafeRawBufferPointer(once.words), at: bytes.count) }
        moved = (file, twice.words.count, once != nil)
        twice = WordTable(count: 1)
        once = nil
    }

    /// Moves the tables back into memory.
    func moveBack() throws {
        guard let moved else { return }
        func table(_ number: Int) throws -> WordTable {
            let table = WordTable(count: moved.words)
            let bytes = UnsafeMutableRawBufferPointer(table.words)
            try moved.file.read(into: bytes, from: number * bytes.count)
            return table
        }
        twice = try table(0)
        if moved.hasOnce { once = try table(1) }
        self.moved = nil
    }

    /// Frees the memory. Later no key is found.
    func removeAll() { twice = WordTable(count: 1) }

    /// The positions that were found, to be looked up after `finish()`.
    var found: Lookup { Lookup(twice) }

    /// Looks positions up, several at the same time.
    struct Lookup: Sendable {
        /// It is not written any more.
        nonisolated(unsafe) private let table: WordTable

        fileprivate init(_ table: WordTable) { self.table = table }

        /// Calls `body` with the index of each key that may be repeated, in ascending order. Some nanoseconds per key.
        ///
        /// The keys are looked up without branches, 64 at a time: so the processor waits for many parts of the table at once.
        @inline(__always)
        func forEach(in keys: [UInt64], _ body: (Int) throws -> Void) rethrows {
            let twice = table.words
            try keys.withUnsafeBufferPointer { keys in
                let last = twice.count &- 1
                for start in stride(from: 0, to: keys.count, by: 64) {
                    var found: UInt64 = 0
                    for index in 0..<min(64, keys.count &- start) {
                        let key = keys[start &+ index]
                        let word = twice[RepeatedPositions.word(key) & last]
                        found |= (word &>> key & 1) &<< UInt64(truncatingIfNeeded: index)
                    }
                    while found != 0 {
                        try body(start &+ found.trailingZeroBitCount)
                        found &= found &- 1
                    }
                }
            }
        }
    }

    /// The word of a key in a table of any size, before its index is cut to that size. The lowest six bits of the key are
    /// its bit in the word.
    @inline(__always)
    fileprivate static func word(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key &>> 6) }

    private func makeTable(bits: Int) -> WordTable {
        let table = WordTable(count: 1 << (bits - 6))
        once = table
        twice = WordTable(count: 1 << (bits - 6))
        return table
    }

    /// Marks the waiting keys part by part: the table is larger than the cache of a processor, so that an access to any
    /// place costs as much as playing several moves.
    private func mark(_ table: WordTable) {
        let once = table.words
        let twice = twice.words
        let last = once.count - 1
        sortByPart(slots: once.count * 64)
        let count = waiting.count
        sorted.withUnsafeBufferPointer { sorted in
            for key in sorted[..<count] {
                let word = Self.word(key) & last
                let bit: UInt64 = 1 &<< key
                twice[word] |= once[word] & bit
                once[word] |= bit
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }

    /// Sorts the waiting keys by the part of the table that has their slots.
    private func sortByPart(slots: Int) {
        let shift = UInt64(slots.trailingZeroBitCount - Self.partBits)
        let mask: UInt64 = 1 << UInt64(Self.partBits) - 1
        if sorted.count < waiting.count { sorted = waiting }
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 1 << Self.partBits + 1) { places in
            places.initialize(repeating: 0)
            for key in waiting { places[Int(truncatingIfNeeded: key &>> shift & mask) + 1] &+= 1 }
            for part in 1..<places.count { places[part] &+= places[part - 1] }
            sorted.withUnsafeMutableBufferPointer { sorted in
                for key in waiting {
                    let part = Int(truncatingIfNeeded: key &>> shift & mask)
                    sorted[places[part]] = key
                    places[part] &+= 1
                }
            }
        }
    }
}
