/// Writes pictures as PNG files: with a palette when there are at most 256 colours, else with 24 bits a pixel. No
/// information is lost.
///
/// ```swift
/// var picture = Raster(width: 2, height: 1, color: RGB(0xFFFFFF))
/// picture[1, 0] = RGB(0x23873A)
/// let bytes = PNGEncoder.encode(picture)
/// print(bytes.count, bytes[1...3].map { Character(Unicode.Scalar($0)) })  // 86 ["P", "N", "G"]
/// ```
public enum PNGEncoder {
    /// Returns the bytes of a PNG file.
    public static func encode(_ raster: Raster) -> [UInt8] {
        if let indexed = IndexedRaster(exactly: raster) { return encode(indexed) }
        var rows: [UInt8] = []
        rows.reserveCapacity((raster.width * 3 + 1) * raster.height)
        for y in 0..<raster.height {
            rows.append(0)
            for color in raster.pixels[y * raster.width..<(y + 1) * raster.width] {
                rows.append(color.red)
                rows.append(color.green)
                rows.append(color.blue)
            }
        }
        return file(raster.width, raster.height, colorType: 2, palette: [], rows)
    }

    /// Returns the bytes of a PNG file with the palette of the picture.
    public static func encode(_ indexed: IndexedRaster) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity((indexed.width + 1) * indexed.height)
        for y in 0..<indexed.height {
            rows.append(0)
            rows += indexed.pixels[y * indexed.width..<(y + 1) * indexed.width]
        }
        return file(indexed.width, indexed.height, colorType: 3, palette: indexed.palette, rows)
    }

    private static func file(
        _ width: Int, _ height: Int, colorType: UInt8, palette: [RGB], _ rows: [UInt8]
    ) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // 8 bits a channel or index; the only compression and filter method; not interlaced.
        append("IHDR", bigEndian(width) + bigEndian(height) + [8, colorType, 0, 0, 0], to: &bytes)
        if !palette.isEmpty { append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &bytes) }
        append("IDAT", Deflate.zlib(rows), to: &bytes)
        append("IEND", [], to: &bytes)
        return bytes
    }

    private static func append(_ type: String, _ data: [UInt8], to bytes: inout [UInt8]) {
        bytes += bigEndian(data.count)
        var sum = CRC32()
        sum.update(type.utf8)
        sum.update(data)
        bytes += Array(type.utf8) + data + bigEndian(Int(sum.value))
    }

    private static func bigEndian(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
}
