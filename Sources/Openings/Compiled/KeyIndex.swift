/// Finds positions by the lower half of their keys: a hash table with open addressing.
struct KeyIndex: Sendable {
    /// The number of a position and 1; 0 for a free slot.
    private let slots: [UInt32]
    /// Where the keys begin in the bytes, four bytes each.
    private let keys: Int

    /// - Parameters:
    ///   - keys: where the keys begin.
    ///   - count: the number of keys.
    /// - Returns: nil if the bytes do not hold that many keys.
    init?(_ bytes: [UInt8], at keys: Int, count: Int) {
        guard count >= 0, count <= (bytes.count - keys) / 4, count < Int(UInt32.max) else { return nil }
        self.keys = keys
        var capacity = 16
        while capacity < 2 * count { capacity *= 2 }
        var slots = [UInt32](repeating: 0, count: capacity)
        bytes.withUnsafeBytes { bytes in
            for number in 0..<count {
                var slot = Self.slot(bytes.key(number, at: keys), capacity)
                while slots[slot] != 0 { slot = (slot + 1) & (capacity - 1) }
                slots[slot] = UInt32(number + 1)
            }
        }
        self.slots = slots
    }

    /// Returns the first position that has the key and is the one looked for.
    func first(_ key: UInt64, in bytes: [UInt8], where isFound: (Int) -> Bool) -> Int? {
        let low = UInt32(truncatingIfNeeded: key)
        var slot = Self.slot(low, slots.count)
        while slots[slot] != 0 {
            let number = Int(slots[slot] - 1)
            if bytes.withUnsafeBytes({ $0.key(number, at: keys) }) == low, isFound(number) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private static func slot(_ key: UInt32, _ capacity: Int) -> Int { Int(key) & (capacity - 1) }
}

extension UnsafeRawBufferPointer {
    fileprivate func key(_ number: Int, at keys: Int) -> UInt32 {
        UInt32(littleEndian: loadUnaligned(fromByteOffset: keys + 4 * number, as: UInt32.self))
    }
}
