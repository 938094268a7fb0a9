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
    private static let partBits: UInt64 = 6

    init() {}

    func add(_ keys: [UInt64]) {
        waiting.append(contentsOf: keys)
        guard waiting.count >= Self.maxWaiting else { return }
        if once.isEmpty { makeTable(bits: Self.maxSlotBits) }
        mark()
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

    /// Calls `body` with the elements whose keys may be repeated. Those with equal keys stay in their order.
    ///
    /// - Parameter sorted: memory for the elements; at least as many.
    func forEach<Element>(
        of elements: [Element], repeatedBy key: (Element) -> UInt64, _ sorted: inout [Element],
        _ body: (Element) throws -> Void
    ) rethrows {
        let mask: UInt64 = 1 << slotBits - 1
        distribute(elements, by: key, into: &sorted)
        try twice.withUnsafeBufferPointer { twice in
            for element in sorted[..<elements.count] {
                let slot = key(element) & mask
                if twice[Int(truncatingIfNeeded: slot >> 6)] >> (slot & 63) & 1 != 0 { try body(element) }
            }
        }
    }

    /// Whether a position may be repeated.
    func mayContain(_ key: UInt64) -> Bool {
        let slot = key & (1 << slotBits - 1)
        return twice[Int(truncatingIfNeeded: slot >> 6)] >> (slot & 63) & 1 != 0
    }

    /// Sorts elements by the part of the table that has their slots.
    @inline(__always)
    private func distribute<Element>(
        _ elements: [Element], by key: (Element) -> UInt64, into sorted: inout [Element]
    ) {
        let shift = slotBits - Self.partBits
        let mask: UInt64 = 1 << Self.partBits - 1
        if sorted.count < elements.count { sorted = elements }
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 1 << Int(Self.partBits) + 1) { places in
            places.initialize(repeating: 0)
            elements.withUnsafeBufferPointer { elements in
                for element in elements { places[Int(truncatingIfNeeded: key(element) &>> shift & mask) + 1] &+= 1 }
                for part in 1..<places.count { places[part] &+= places[part - 1] }
                sorted.withUnsafeMutableBufferPointer { sorted in
                    for element in elements {
                        let part = Int(truncatingIfNeeded: key(element) &>> shift & mask)
                        sorted[places[part]] = element
                        places[part] &+= 1
                    }
                }
            }
        }
    }

    private func makeTable(bits: UInt64) {
        slotBits = bits
        once = [UInt64](repeating: 0, count: 1 << Int(bits - 6))
        twice = once
    }

    /// Marks the waiting keys part by part.
    private func mark() {
        distribute(waiting, by: { $0 }, into: &sorted)
        let mask: UInt64 = 1 << slotBits - 1
        let count = waiting.count
        once.withUnsafeMutableBufferPointer { once in
            twice.withUnsafeMutableBufferPointer { twice in
                sorted.withUnsafeBufferPointer { sorted in
                    for key in sorted[..<count] {
                        let slot = key & mask
                        let bit: UInt64 = 1 &<< (slot & 63)
                        let word = Int(truncatingIfNeeded: slot >> 6)
                        twice[word] |= once[word] & bit
                        once[word] |= bit
                    }
                }
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }
}
