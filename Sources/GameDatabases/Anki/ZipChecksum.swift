/// CRC-32 (ISO 3309), the checksum of files in a ZIP archive.
struct ZipChecksum {
    private var state: UInt32 = ~0

    /// The checksum of the bytes so far.
    var value: UInt32 { ~state }

    mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { state = Self.table[Int((state ^ UInt32(byte)) & 0xFF)] ^ state >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { (index: UInt32) in
        (0..<8).reduce(index) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
