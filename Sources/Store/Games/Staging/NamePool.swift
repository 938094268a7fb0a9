import GameDatabases

/// The names of an import, each stored once as bytes and numbered from 1. The unknown name, which is empty, is 0.
///
/// Takes the bytes of the names and some 16 bytes for each; a dictionary of strings takes five times as much.
struct NamePool {
    private var bytes: [UInt8] = []
    /// The end of each name in `bytes`, where the next one begins.
    private var ends: [Int] = [0]
    /// A hash table of numbers; 0 is a free slot.
    private var slots = [UInt32](repeating: 0, count: 64)
    /// The number that was returned last: games of one event follow each other.
    private var last: UInt32 = 0

    /// The number of names, with the unknown one.
    var count: Int { ends.count }

    /// Returns the number of a name, adding it if it is new.
    mutating func number(of name: String) -> UInt32 {
        if name.isEmpty { return 0 }
        var name = name
        return name.withUTF8 { number(of: $0) }
    }

    /// Returns a name. Names are compared byte by byte, as SQLite compares them.
    func name(_ number: UInt32) -> String { String(decoding: bytes[range(number)], as: UTF8.self) }

    /// Calls `body` with the bytes of a name.
    func withBytes<Value>(_ number: UInt32, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range(number)])) }
    }

    private func range(_ number: UInt32) -> Range<Int> { (number == 0 ? 0 : ends[Int(number) - 1])..<ends[Int(number)] }

    private mutating func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if isEqual(last, name) { return last }
        var slot = firstSlot(UnsafeRawBufferPointer(name))
        while slots[slot] != 0 {
            if isEqual(slots[slot], name) {
                last = slots[slot]
                return last
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        last = UInt32(truncatingIfNeeded: ends.count)
        bytes.append(contentsOf: name)
        ends.append(bytes.count)
        slots[slot] = last
        if ends.count * 2 > slots.count { grow() }
        return last
    }

    private func isEqual(_ number: UInt32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(number)
        guard range.count == name.count else { return false }
        return bytes.withUnsafeBytes { bytes in
            for (place, byte) in zip(range, name) where bytes[place] != byte { return false }
            return true
        }
    }

    private func firstSlot(_ name: UnsafeRawBufferPointer) -> Int {
        var hash = ByteHash()
        hash.add(name)
        return Int(truncatingIfNeeded: hash.value) & (slots.count - 1)
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for number in 1..<UInt32(truncatingIfNeeded: ends.count) {
            var slot = withBytes(number, firstSlot)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = number
        }
    }
}
