/// Detects files that are not PGN by their first bytes, and decodes text.
///
/// Each comment, tag value and sign is decoded by itself: as UTF-8 if it is valid, else as Windows-1252 (Latin-1 with
/// the Euro sign, dashes and curly quotes), the encoding of old chess programs. This handles files that mix both
/// encodings, and never needs the whole file at once.
enum TextEncoding {
    /// The number of bytes `refusal` examines.
    static let sampleSize = 4096

    /// Returns why a file that begins with these bytes is not a PGN text; nil if it may be one.
    static func refusal(of bytes: some Collection<UInt8>) -> String? {
        for (magic, message) in magics where bytes.starts(with: magic) { return message }
        // Real files contain single NUL bytes, but a text has no page full of them, except in a comment.
        let sample = bytes.prefix(sampleSize)
        if let first = sample.first(where: { $0 > 0x20 }), "[{;(1*$%".utf8.contains(first) { return nil }
        let controls = sample.count { $0 < 0x20 && !($0 >= 0x09 && $0 <= 0x0D) && $0 != 0x1B }
        if controls >= 8, controls > sample.count / 10 { return "this is not a text; give a PGN file" }
        return nil
    }

    /// Returns whether the bytes are valid UTF-8.
    static func isUTF8(_ bytes: Span<UInt8>) -> Bool {
        (try? UTF8Span(validating: bytes)) != nil
    }

    /// Returns the character at `index` and its length in bytes. O(1).
    static func scalar(_ text: Span<UInt8>, at index: Int) -> (scalar: UInt32, length: Int) {
        let first = text[index]
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        guard length > 1, index + length <= text.count, isUTF8(text.extracting(index..<(index + length))) else {
            return (first < 0x80 ? UInt32(first) : windows1252(first), 1)
        }
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        for next in 1..<length { scalar = scalar << 6 | UInt32(text[index + next] & 0x3F) }
        return (scalar, length)
    }

    /// Converts Windows-1252 to UTF-8.
    static func utf8(windows1252 bytes: Span<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for index in bytes.indices {
            let byte = bytes[index]
            if byte < 0x80 {
                text.append(byte)
            } else if let scalar = Unicode.Scalar(windows1252(byte)) {
                text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
        return text
    }

    /// Decodes bytes as a string; never fails.
    static func string(_ bytes: Span<UInt8>) -> String {
        if let valid = try? UTF8Span(validating: bytes) { return String(copying: valid) }
        return String(decoding: utf8(windows1252: bytes), as: UTF8.self)
    }

    private static func windows1252(_ byte: UInt8) -> UInt32 {
        byte < 0xA0 ? UInt32(controls1252[Int(byte & 0x1F)]) : UInt32(byte)
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
    private static let controls1252: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
        0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
    ]
}
