/// What a file's first bytes say about it, and how its bytes become UTF-8.
enum TextEncoding {
    /// Why these bytes are no PGN text; nil when they may be.
    static func refusal(of bytes: [UInt8]) -> String? {
        for (magic, message) in magics where bytes.starts(with: magic) { return message }
        if bytes.count > Int(UInt32.max) { return "the file is larger than 4 GiB; split it" }
        // NULs are found in real files, one or two at a time. A text has no page full of them.
        let sample = bytes.prefix(4096)
        let controls = sample.count { $0 < 0x20 && !($0 >= 0x09 && $0 <= 0x0D) && $0 != 0x1B }
        if controls >= 8, controls > sample.count / 10 { return "this is not a text; give a PGN file" }
        return nil
    }

    /// The bytes themselves where they are UTF-8, otherwise read as Windows-1252 (Latin-1 with the Euro sign,
    /// dashes and curly quotes), the encoding of old chess programs.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        if (try? UTF8Span(validating: bytes.span)) != nil { return bytes }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            switch byte {
            case 0..<0x80:
                text.append(byte)
            case 0x80..<0xA0:
                text.append(
                    contentsOf: Unicode.Scalar(windows1252[Int(byte) - 0x80]).map { Array(String($0).utf8) } ?? [])
            default:
                text.append(0xC0 | byte >> 6)
                text.append(0x80 | byte & 0x3F)
            }
        }
        return text
    }

    private static let magics: [([UInt8], String)] = [
        ([0x1F, 0x8B], "this is a gzip file; unpack it with gunzip first"),
        ([0x28, 0xB5, 0x2F, 0xFD], "this is a zstd file; unpack it with unzstd first"),
        ([0x50, 0x4B, 0x03, 0x04], "this is a zip file; unpack it with unzip first"),
        ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "this is an xz file; unpack it with unxz first"),
        ([0x42, 0x5A, 0x68], "this is a bzip2 file; unpack it with bunzip2 first"),
        ([0x37, 0x7A, 0xBC, 0xAF], "this is a 7z file; unpack it with 7z x first"),
        (Array("SQLite format 3\0".utf8), "this is a database; give a PGN file"),
        ([0xFF, 0xFE], "this is UTF-16; save it as UTF-8"),
        ([0xFE, 0xFF], "this is UTF-16; save it as UTF-8"),
    ]

    /// The scalars of bytes 0x80 to 0x9F (Unicode's CP1252 table; the five unused bytes stay C1 controls).
    private static let windows1252: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
        0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
    ]
}
