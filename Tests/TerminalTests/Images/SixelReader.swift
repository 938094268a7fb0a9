/// Decodes sixel graphics into colours, to compare them with what was encoded.
struct SixelReader {
    let width: Int
    let height: Int
    /// The colours as 0xRRGGBB; nil where nothing was drawn.
    private(set) var pixels: [UInt32?]
    /// The numbers of the colours that were defined.
    private(set) var definedColors: [Int] = []

    /// Nil when the text has anything that the encoder should not write.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        let start = Array("\u{1B}P0;1;0q\"".utf8)
        guard bytes.starts(with: start), bytes.suffix(2) == [0x1B, 0x5C] else { return nil }
        var rest = bytes[start.count..<bytes.count - 2]

        func number() -> Int? {
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            rest = rest.dropFirst(digits.count)
            return Int(String(decoding: digits, as: UTF8.self))
        }
        func numbers() -> [Int]? {
            var all: [Int] = []
            while let next = number() {
                all.append(next)
                guard rest.first == UInt8(ascii: ";") else { return all }
                rest = rest.dropFirst()
            }
            return nil
        }

        guard let raster = numbers(), raster.count == 4, raster[0] == 1, raster[1] == 1 else { return nil }
        (width, height) = (raster[2], raster[3])
        pixels = Array(repeating: nil, count: width * height)
        var colors: [Int: UInt32] = [:]
        var color: UInt32?
        var (x, top) = (0, 0)
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "#"):
                guard let values = numbers() else { return nil }
                if values.count == 5, values[1] == 2 {
                    definedColors.append(values[0])
                    colors[values[0]] = values[2...].reduce(0) { $0 << 8 | UInt32(($1 * 255 + 50) / 100) }
                } else {
                    color = colors[values[0]]
                    guard color != nil else { return nil }
                }
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, top) = (0, top + 6)
            case UInt8(ascii: "!"), 63...126:
                var (count, sixel) = (1, byte)
                if byte == UInt8(ascii: "!") {
                    guard let repeats = number(), let next = rest.popFirst() else { return nil }
                    (count, sixel) = (repeats, next)
                }
                guard (63...126).contains(sixel), x + count <= width else { return nil }
                for row in 0..<6 where (sixel - 63) >> UInt8(row) & 1 == 1 {
                    guard top + row < height else { return nil }
                    for column in x..<x + count { pixels[(top + row) * width + column] = color }
                }
                x += count
            default: return nil
            }
        }
    }
}
