/// Writes pictures as sixel graphics: bands of six rows, each a sequence of characters for every colour in it.
/// Source: DEC, "VT330/VT340 Programmer Reference Manual", volume 2, chapter 14.
public enum SixelEncoder {
    /// Returns the whole control sequence. Only used colours are defined, in percent of each channel, as the format
    /// demands. O(pixels).
    public static func encode(_ picture: IndexedPixels) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(picture.indices.count / 4)
        // Pixels that are not drawn stay transparent; square pixels; the size.
        bytes += "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8
        appendColors(of: picture, to: &bytes)
        var bands = SixelBands(picture)
        for top in stride(from: 0, to: picture.height, by: 6) {
            if top > 0 { bytes.append(UInt8(ascii: "-")) }
            append(bands.segments(top: top), to: &bytes)
        }
        bytes += "\u{1B}\\".utf8
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func appendColors(of picture: IndexedPixels, to bytes: inout [UInt8]) {
        var isUsed = [Bool](repeating: false, count: 256)
        for index in picture.indices { isUsed[Int(index)] = true }
        for (index, color) in picture.palette.enumerated() where isUsed[index] {
            let channels = [color >> 16 & 255, color >> 8 & 255, color & 255].map { ($0 * 100 + 127) / 255 }
            bytes += "#\(index);2;\(channels[0]);\(channels[1]);\(channels[2])".utf8
        }
    }

    /// Writes the segments of a band in several passes over it, each from left to right with as many segments as follow
    /// one another.
    private static func append(_ segments: [SixelBands.Segment], to bytes: inout [UInt8]) {
        var rest = segments
        var isFirst = true
        while !rest.isEmpty {
            if !isFirst { bytes.append(UInt8(ascii: "$")) }
            isFirst = false
            var column = 0
            var later: [SixelBands.Segment] = []
            for segment in rest {
                guard segment.start >= column else {
                    later.append(segment)
                    continue
                }
                bytes.append(UInt8(ascii: "#"))
                append(segment.color, to: &bytes)
                appendRun(0, segment.start - column, to: &bytes)
                var (run, last) = (0, segment.sixels[0])
                for sixel in segment.sixels {
                    if sixel != last {
                        appendRun(last, run, to: &bytes)
                        (run, last) = (0, sixel)
                    }
                    run += 1
                }
                appendRun(last, run, to: &bytes)
                column = segment.start + segment.sixels.count
            }
            rest = later
        }
    }

    /// Writes a character that is repeated; four or more as `!`, the number and the character.
    private static func appendRun(_ sixel: UInt8, _ count: Int, to bytes: inout [UInt8]) {
        if count > 3 {
            bytes.append(UInt8(ascii: "!"))
            append(count, to: &bytes)
            bytes.append(sixel + 63)
        } else {
            for _ in 0..<count { bytes.append(sixel + 63) }
        }
    }

    /// Writes a number below 100,000 in decimal digits.
    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        var divisor = 10_000
        while divisor > 1, number < divisor { divisor /= 10 }
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }
}
