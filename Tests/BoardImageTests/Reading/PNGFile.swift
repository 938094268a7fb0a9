import BoardImage

/// A PNG file read by code of the tests: 8-bit palette or 24-bit colour, no filters.
struct PNGFile {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var colorType: UInt8 = 0
    private(set) var palette: [RGB] = []
    private(set) var pixels: [RGB] = []
    /// The types of the chunks in order.
    private(set) var chunks: [String] = []

    /// Nil when the file is malformed or a checksum is wrong.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { return nil }
        var rest = bytes.dropFirst(8)
        var data: [UInt8] = []
        while rest.count >= 12 {
            let length = Self.number(rest)
            guard rest.count >= length + 12 else { return nil }
            let named = rest.dropFirst(4).prefix(length + 4)
            guard Self.number(rest.dropFirst(8 + length)) == Int(Self.checksum(named)) else { return nil }
            let content = Array(named.dropFirst(4))
            chunks.append(String(decoding: named.prefix(4), as: UTF8.self))
            switch chunks[chunks.count - 1] {
            case "IHDR":
                guard content.count == 13, content[8] == 8, content[10...] == [0, 0, 0] else { return nil }
                (width, height, colorType) = (Self.number(content[...]), Self.number(content[4...]), content[9])
            case "PLTE":
                guard length % 3 == 0 else { return nil }
                palette = stride(from: 0, to: length, by: 3).map {
                    RGB(red: content[$0], green: content[$0 + 1], blue: content[$0 + 2])
                }
            case "IDAT": data += content
            default: break
            }
            rest = rest.dropFirst(length + 12)
        }
        guard rest.isEmpty, chunks.first == "IHDR", chunks.last == "IEND", read(data) else { return nil }
    }

    private mutating func read(_ data: [UInt8]) -> Bool {
        guard let (rows, checksum) = Inflate.zlib(data), checksum == Self.adler(rows) else { return false }
        let size = colorType == 3 ? 1 : 3
        guard rows.count == (width * size + 1) * height else { return false }
        for y in 0..<height {
            let row = Array(rows[(y * (width * size + 1))..<((y + 1) * (width * size + 1))])
            guard row[0] == 0 else { return false }
            for x in 0..<width {
                if size == 1 {
                    guard Int(row[1 + x]) < palette.count else { return false }
                    pixels.append(palette[Int(row[1 + x])])
                } else {
                    pixels.append(RGB(red: row[1 + x * 3], green: row[2 + x * 3], blue: row[3 + x * 3]))
                }
            }
        }
        return true
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } }

    /// The CRC, bit by bit.
    static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var state: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            state ^= UInt32(byte)
            for _ in 0..<8 { state = state & 1 == 1 ? state >> 1 ^ 0xEDB8_8320 : state >> 1 }
        }
        return ~state
    }

    static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return b << 16 | a
    }
}
