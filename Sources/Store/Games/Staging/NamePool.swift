import Foundation
import GameDatabases

/// The names of an import, each stored once as bytes and numbered from 1. The unknown name, which is empty, is 0.
///
/// Takes the bytes of the names and some 24 bytes for each; a dictionary of strings takes five times as much.
struct NamePool {
    private var bytes: [UInt8] = []
    /// The end of each name in `bytes`, where the next one begins.
    private var ends: [Int] = [0]
    /// A hash table: the number of a name below the lower half of its hash, so that other names are seldom compared. 0 is a
    /// free slot.
    private var slots = [UInt64](repeating: 0, count: 64)
    /// The slots that are not free.
    private var filled = 0
    /// The number that was returned last: games of one event follow each other.
    private var last: UInt32 = 0
    private var lastTag: UInt64 = 0

    /// The number of names, with the unknown one.
    var count: Int { ends.count }

    /// Returns the number of a name, adding it if it is new.
    mutating func number(of name: String) -> UInt32 {
        var name = name
        return name.withUTF8 { number(of: $0) }
    }

    /// Frees the memory that only `number(of:)` needs. Every later name counts as new.
    mutating func finish() {
        slots = [UInt64](repeating: 0, count: 64)
        filled = 0
    }

    /// Returns a name. Names are compared byte by byte, as SQLite compares them.
    func name(_ number: UInt32) -> String { String(decoding: bytes[range(number)], as: UTF8.self) }

    /// Calls `body` with the bytes of a name.
    func withBytes<Value>(_ number: UInt32, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range(number)])) }
    }

    private func range(_ number: UInt32) -> Range<Int> { (number == 0 ? 0 : ends[Int(number) - 1])..<ends[Int(number)] }

    /// Returns the number of a name in UTF-8.
    mutating func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32 {
        if name.isEmpty { return 0 }
        var hash = ByteHash()
        hash.add(UnsafeRawBufferPointer(name))
        let tag = hash.value << 32
        if tag == lastTag, isEqual(last, name) { return last }
        lastTag = tag
        var slot = firstSlot(tag)
        while slots[slot] != 0 {
            let number = UInt32(truncatingIfNeeded: slots[slot])
            if slots[slot] ^ tag == UInt64(number), isEqual(number, name) {
                last = number
                return number
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        last = UInt32(truncatingIfNeeded: ends.count)
        bytes.append(contentsOf: name)
        ends.append(bytes.count)
        slots[slot] = tag | UInt64(last)
        filled += 1
        if filled * 2 >= slots.count { grow() }
        return last
    }

    private func isEqual(_ number: UInt32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let range = range(number)
        guard range.count == name.count, let start = name.baseAddress else { return false }
        return bytes.withUnsafeBytes { bytes in
            guard let known = UnsafeRawBufferPointer(rebasing: bytes[range]).baseAddress else { return false }
            return memcmp(known, start, name.count) == 0
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
