/// Decompresses deflate blocks with fixed Huffman codes, written for the tests from RFC 1951 with other methods than the
/// encoder: codes are read bit by bit and compared with their ranges.
struct Inflate {
    private let bytes: [UInt8]
    private var bit = 0

    /// Returns the decompressed bytes of a zlib stream and its checksum; nil when it is malformed.
    static func zlib(_ bytes: [UInt8]) -> (bytes: [UInt8], checksum: UInt32)? {
        guard bytes.count > 6, bytes[0] & 15 == 8, (Int(bytes[0]) * 256 + Int(bytes[1])) % 31 == 0 else { return nil }
        guard let content = raw(Array(bytes[2..<(bytes.count - 4)])) else { return nil }
        return (content, bytes.suffix(4).reduce(0) { $0 << 8 | UInt32($1) })
    }

    /// Returns the decompressed bytes; nil when they are malformed or something follows them.
    static func raw(_ bytes: [UInt8]) -> [UInt8]? {
        var inflate = Inflate(bytes: bytes)
        guard let output = inflate.run(), (inflate.bit + 7) / 8 == bytes.count else { return nil }
        return output
    }

    private mutating func run() -> [UInt8]? {
        var output: [UInt8] = []
        while true {
            guard let isLast = number(1), number(2) == 1 else { return nil }
            while let symbol = symbol(), symbol != 256 {
                if symbol < 256 {
                    output.append(UInt8(symbol))
                    continue
                }
                guard let (length, distance) = match(symbol), distance <= output.count else { return nil }
                for _ in 0..<length { output.append(output[output.count - distance]) }
            }
            guard bit <= bytes.count * 8 else { return nil }
            if isLast == 1 { return output }
        }
    }

    private mutating func match(_ symbol: Int) -> (length: Int, distance: Int)? {
        let bases = [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
            227,
            258,
        ]
        let extras = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
        let distances = [
            1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
            6145, 8193, 12289, 16385, 24577,
        ]
        guard symbol - 257 < bases.count, let length = number(extras[symbol - 257]), let code = huffman(5),
            code < distances.count, let distance = number(max(0, code / 2 - 1))
        else { return nil }
        return (bases[symbol - 257] + length, distances[code] + distance)
    }

    /// A literal, a length or the end of the block, by the ranges of the fixed codes.
    private mutating func symbol() -> Int? {
        guard var code = huffman(7) else { return nil }
        if code <= 0b001_0111 { return 256 + code }
        guard let eighth = number(1) else { return nil }
        code = code << 1 | eighth
        if (0b0011_0000...0b1011_1111).contains(code) { return code - 0b0011_0000 }
        if (0b1100_0000...0b1100_0111).contains(code) { return 280 + code - 0b1100_0000 }
        guard let ninth = number(1) else { return nil }
        return 144 + (code << 1 | ninth) - 0b1_1001_0000
    }

    /// A number whose least significant bit comes first.
    private mutating func number(_ count: Int) -> Int? {
        guard bit + count <= bytes.count * 8 else { return nil }
        var value = 0
        for index in 0..<count { value |= Int(bytes[(bit + index) / 8] >> UInt8((bit + index) % 8) & 1) << index }
        bit += count
        return value
    }

    /// A code whose most significant bit comes first.
    private mutating func huffman(_ count: Int) -> Int? {
        var code = 0
        for _ in 0..<count {
            guard let next = number(1) else { return nil }
            code = code << 1 | next
        }
        return code
    }
}
