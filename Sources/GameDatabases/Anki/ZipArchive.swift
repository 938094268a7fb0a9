/// The parts of a ZIP archive whose files are stored without compression. Source: PKWARE, "APPNOTE.TXT – .ZIP File
/// Format Specification", 6.3.
///
/// The caller writes each header, then the bytes of the file, and at the end the directory.
struct ZipArchive {
    private var directory: [UInt8] = []
    private var fileCount = 0
    /// The number of bytes before the next header.
    private var size = 0

    /// The largest archive, since all sizes have 32 bits.
    static let maxSize = Int(UInt32.max) - 1_000

    /// Returns the header of the next file; nil when the archive would become too large.
    ///
    /// - Parameters:
    ///   - name: ASCII.
    ///   - checksum: The CRC-32 of its bytes.
    mutating func header(name: String, size fileSize: Int, checksum: UInt32) -> [UInt8]? {
        guard size + fileSize + 2 * name.utf8.count <= Self.maxSize else { return nil }
        // Version 2.0, no flags, stored, 1980-01-01 00:00.
        var common = Self.bytes(20, 2) + Self.bytes(0, 2) + Self.bytes(0, 2) + Self.bytes(0, 2) + Self.bytes(0x21, 2)
        common += Self.bytes(Int(checksum), 4) + Self.bytes(fileSize, 4) + Self.bytes(fileSize, 4)
        common += Self.bytes(name.utf8.count, 2) + Self.bytes(0, 2)
        let header = Self.bytes(0x0403_4B50, 4) + common + Array(name.utf8)
        directory += Self.bytes(0x0201_4B50, 4) + Self.bytes(20, 2) + common
        // No comment, the first disk, no attributes.
        directory += Self.bytes(0, 2) + Self.bytes(0, 2) + Self.bytes(0, 2) + Self.bytes(0, 4) + Self.bytes(size, 4)
        directory += Array(name.utf8)
        fileCount += 1
        size += header.count + fileSize
        return header
    }

    /// The end of the archive.
    var ending: [UInt8] {
        var bytes = directory + Self.bytes(0x0605_4B50, 4) + Self.bytes(0, 2) + Self.bytes(0, 2)
        bytes += Self.bytes(fileCount, 2) + Self.bytes(fileCount, 2)
        bytes += Self.bytes(directory.count, 4) + Self.bytes(size, 4) + Self.bytes(0, 2)
        return bytes
    }

    /// A number, the least significant byte first.
    private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
}
