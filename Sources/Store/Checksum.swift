/// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/): the same on every machine and in every process, and
/// good enough to notice a damaged byte. Never used to tell positions apart.
struct Checksum {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    }

    /// The sum as SQLite keeps integers.
    var stored: Int64 { Int64(bitPattern: state) }

    static func of(_ bytes: some Sequence<UInt8>) -> Int64 {
        var checksum = Checksum()
        checksum.add(bytes)
        return checksum.stored
    }
}
