/// Writes the symbols of a deflate block with the fixed Huffman codes.
struct DeflateBits {
    private var bytes: [UInt8] = []
    private var buffer: UInt64 = 0
    private var count = 0

    /// Writes the lowest bits of a number, the least significant first.
    mutating func write(_ value: Int, count bits: Int) {
        buffer |= UInt64(value) << UInt64(count)
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            count -= 8
        }
    }

    /// Writes a byte (0…255), the end of the block (256) or the code of a length (257…285).
    mutating func write(symbol: Int) {
        let code = Self.codes[symbol]
        write(code.bits, count: code.count)
    }

    /// Writes the length of a match, 3…258.
    mutating func write(length: Int) {
        let index = Self.lengthIndex[length]
        write(symbol: 257 + index)
        write(length - Self.lengths[index].first, count: Self.lengths[index].extra)
    }

    /// Writes the distance of a match, 1…32768.
    mutating func write(distance: Int) {
        var index = 0
        // The codes come in pairs for each power of two.
        if distance > 4 {
            let power = Int.bitWidth - (distance - 1).leadingZeroBitCount - 1
            index = 2 * power + ((distance - 1) >> (power - 1) & 1)
        } else {
            index = distance - 1
        }
        let extra = max(index / 2 - 1, 0)
        write(Self.reversed(index, count: 5), count: 5)
        write((distance - 1) & ((1 << extra) - 1), count: extra)
    }

    /// The bytes; the last one is filled with zeros.
    consuming func finished() -> [UInt8] {
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: buffer)) }
        return bytes
    }

    // MARK: Tables

    /// The first length and the number of extra bits of the codes from 257.
    private static let lengths: [(first: Int, extra: Int)] = {
        var lengths: [(first: Int, extra: Int)] = []
        var first = 3
        for index in 0..<28 {
            let extra = max(index / 4 - 1, 0)
            lengths.append((first, extra))
            first += 1 << extra
        }
        return lengths + [(258, 0)]
    }()

    /// For each length the index of its code.
    private static let lengthIndex: [Int] = (0...258).map { length in
        lengths.lastIndex { $0.first <= length } ?? 0
    }

    /// The fixed codes with their bits in the order of writing.
    private static let codes: [(bits: Int, count: Int)] = (0..<286).map { symbol in
        switch symbol {
        case ..<144: (reversed(0x30 + symbol, count: 8), 8)
        case ..<256: (reversed(0x190 + symbol - 144, count: 9), 9)
        case ..<280: (reversed(symbol - 256, count: 7), 7)
        default: (reversed(0xC0 + symbol - 280, count: 8), 8)
        }
    }

    private static func reversed(_ value: Int, count: Int) -> Int {
        (0..<count).reduce(0) { $0 | (value >> $1 & 1) << (count - 1 - $1) }
    }
}
