/// Numbers in the bytes of staged games.
extension [UInt8] {
    /// Replaces the four bytes at an index by a number, the least significant first.
    mutating func set(_ number: UInt32, at index: Int) {
        withUnsafeMutableBytes { $0.storeBytes(of: number.littleEndian, toByteOffset: index, as: UInt32.self) }
    }

    /// Increases the number in the eight bytes at an index, the most significant first.
    mutating func add(_ count: Int, toNumberAt index: Int) {
        withUnsafeMutableBytes { bytes in
            let number = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            bytes.storeBytes(of: (number &+ UInt64(count)).bigEndian, toByteOffset: index, as: UInt64.self)
        }
    }
}
