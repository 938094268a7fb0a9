/// A hash of bytes and numbers that is the same in every process: eight bytes at a time by a folded multiplication.
/// Not secure against deliberate collisions.
struct ByteHash {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The hash of everything added so far.
    var value: UInt64 { Self.mix(state, 0xD6E8_FEB8_6659_FD93) }

    mutating func add(_ number: UInt64) { state = Self.mix(state ^ number, 0xA076_1D64_78BD_642F) }

    /// Adds the bytes and their number, so that no bytes differ from a zero byte.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var index = 0
        while index + 8 <= bytes.count {
            add(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < bytes.count {
            rest = rest << 8 | UInt64(bytes[index])
            index += 1
        }
        add(rest ^ UInt64(truncatingIfNeeded: bytes.count) << 56)
    }

    /// Adds a text; nil differs from an empty one.
    mutating func add(_ text: String?) {
        guard var text else { return add(0xE703_7ED1_A0B4_28DB) }
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        let product = a.multipliedFullWidth(by: b)
        return product.high ^ product.low
    }
}
