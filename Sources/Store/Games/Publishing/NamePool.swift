import Foundation

/// Names, each stored once as bytes and numbered from 1. The empty name is 0.
///
/// Takes the bytes of the names and 20 to 36 bytes for each; a dictionary of strings takes three times as much.
struct NamePool {
    private var bytes: [UInt8] = []
    /// The end of each name in `bytes`, where the next one begins.
    private var ends: [UInt32] = [0]
    /// A hash table: the number of a name below the lower half of its hash, so that other names are seldom compared. 0 is a
    /// free slot.
    private var slots = [UInt64](repeating: 0, count: 64)
    /// The number that was returned last: games of one event follow each other.
    private(set) var last = 0

    /// The number of names, with the empty one.
    var count: Int { ends.count }

    /// The number of the bytes of all names.
    var byteCount: Int { bytes.count }

    /// Returns the number of a name, adding it if it is new. Names are compared byte by byte, as SQLite compares them.
    mutating func number(of name: UnsafeRawBufferPointer) -> Int {
        if isEqual(last, name) { return last }
        if name.isEmpty { return 0 }
        var hash = ByteHash()
        hash.add(name)
        let tag = hash.value << 32
        var slot = firstSlot(tag)
        while slots[slot] != 0 {
            let number = Int(slots[slot] & 0xFFFF_FFFF)
            if slots[slot] ^ tag == UInt64(number), isEqual(number, name) {
                last = number
                return number
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        last = ends.count
        bytes.append(contentsOf: name)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
        slots[slot] = tag | UInt64(last)
        if ends.count * 2 >= slots.count { grow() }
        return last
    }

    /// Removes all names and keeps the memory for others.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        ends.removeLast(ends.count - 1)
        for slot in slots.indices { slots[slot] = 0 }
        last = 0
    }

    private func isEqual(_ number: Int, _ name: UnsafeRawBufferPointer) -> Bool {
        let end = Int(ends[number])
        let start = number == 0 ? 0 : Int(ends[number - 1])
        guard end - start == name.count else { return false }
        guard let other = name.baseAddress, end > start else { return true }
        return bytes.withUnsafeBytes { bytes in
            guard let known = UnsafeRawBufferPointer(rebasing: bytes[start..<end]).baseAddress else { return false }
            return memcmp(known, other, end - start) == 0
        }
    }

    private func firstSlot(_ entry: UInt64) -> Int { Int(truncatingIfNeeded: entry >> 32) & (slots.count - 1) }

    private mutating func grow() {
        let entries = slots
        slots = [UInt64](repeating: 0, count: entries.count * 2)
        for entry in entries where entry != 0 {
            var slot = firstSlot(entry)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }
}
