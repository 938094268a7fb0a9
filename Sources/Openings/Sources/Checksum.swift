/// A 64-bit FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/). It is the same on every machine and in every
/// process, so it may be stored. It detects damaged bytes; it is never used to compare positions.
public struct Checksum: Hashable, Sendable {
    /// The hash of the bytes added so far.
    public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash of no bytes.
    public init() {}

    /// Adds bytes at the end.
    public mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }

    /// Adds one byte at the end.
    public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }

    /// Adds the bytes of a text at the end.
    public mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
    }

    /// Adds the digits of a number in decimal, after a minus sign if it is negative.
    public mutating func add(decimal number: Int64) {
        if number < 0 { add(UInt8(ascii: "-")) }
        // Division by a constant is a multiplication.
        var digits = InlineArray<20, UInt8>(repeating: 0)
        var count = 0
        var rest = number.magnitude
        repeat {
            digits[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
            count += 1
        } while rest > 0
        while count > 0 {
            count -= 1
            add(digits[count])
        }
    }

    /// The hash as a signed integer, the only kind SQLite has.
    public var stored: Int64 { Int64(bitPattern: value) }

    /// Returns the hash of some bytes, as it is stored.
    public static func of(_ bytes: [UInt8]) -> Int64 {
        var checksum = Checksum()
        checksum.add(bytes)
        return checksum.stored
    }

    /// Returns another hash of bytes, eight at a time: a millisecond for several megabytes. It may be stored.
    ///
    /// - Parameter first: the index of the first byte that counts.
    public static func ofWords(_ bytes: [UInt8], from first: Int = 0) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            var value = Checksum().value
            var place = first
            while place + 8 <= bytes.count {
                value ^= UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                value = (value &* 0x9e37_79b9_7f4a_7c15) ^ value >> 29
                place += 8
            }
            for byte in bytes[place...] { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
            return value
        }
    }
}
