/// The positions that may occur twice: a hash table with two bits per slot and no keys. A repeated position is always
/// found; one that occurs once may be reported, too, if it shares its slot.
///
/// The table is larger than the cache of a processor, so that one access costs as much as playing several moves. Keys
/// are therefore collected, and those of one part of the table are marked, or looked up, one after the other.
final class RepeatedPositions {
    private var waiting: [UInt64] = []
    private var sorted: [UInt64] = []
    /// A bit for each slot, set by the first and by the second occurrence.
    private var once: [UInt64] = []
    private var twice: [UInt64] = []
    private var slotBits: UInt64 = 0

    /// The number of keys that are marked at once: of about 1600 games.
    private static let maxWaiting = 1 << 16
    /// The table for many games has 2^26 slots and takes 16 MiB.
    private static let maxSlotBits: UInt64 = 26
    /// The number of parts of the table, as a power of 2.
    static let partBits: UInt64 = 6

    init() { waiting.reserveCapacity(Self.maxWaiting) }

    @inline(__always)
    func add(_ key: UInt64) {
        waiting.append(key)
        if waiting.count == Self.maxWaiting {
            if once.isEmpty { makeTable(bits: Self.maxSlotBits) }
            mark()
        }
    }

    /// Call it after the last key and before `mayContain`.
    func finish() {
        if once.isEmpty {
            var bits: UInt64 = 10
            while bits < Self.maxSlotBits, 1 << bits < waiting.count * 8 { bits += 1 }
            makeTable(bits: bits)
        }
        mark()
        once = []
        waiting = []
        sorted = []
    }

    /// The part of the table that has a key's slot, from 0 to 63.
    @inline(__always)
    func part(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key & (1 << slotBits - 1)) >> (slotBits - Self.partBits))
    }

    @inline(__always)
    func mayContain(_ key: UInt64) -> Bool {
        let slot = key & (1 << slotBits - 1)
        return twice[Int(truncatingIfNeeded: slot >> 6)] >> (slot & 63) & 1 != 0
    }

    private func makeTable(bits: UInt64) {
        slotBits = bits
        once = [UInt64](repeating: 0, count: 1 << Int(bits - 6))
        twice = once
    }

    /// Marks the waiting keys part by part.
    private func mark() {
        var places = [Int](repeating: 0, count: 1 << Int(Self.partBits) + 1)
        for key in waiting { places[part(of: key) + 1] += 1 }
        for part in 1..<places.count { places[part] += places[part - 1] }
        if sorted.count < waiting.count { sorted = waiting }
        for key in waiting {
            let part = part(of: key)
            sorted[places[part]] = key
            places[part] += 1
        }
        for key in sorted[..<waiting.count] {
            let slot = key & (1 << slotBits - 1)
            let bit: UInt64 = 1 << (slot & 63)
            let word = Int(truncatingIfNeeded: slot >> 6)
            twice[word] |= once[word] & bit
            once[word] |= bit
        }
        waiting.removeAll(keepingCapacity: true)
    }
}
