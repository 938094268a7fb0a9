/// Compresses bytes by the deflate method (RFC 1951): one block with the fixed Huffman codes, and matches found through
/// hash chains. The time grows with the number of bytes; chains are cut after a few tries.
struct Deflate {
    /// Returns the compressed bytes as a zlib stream (RFC 1950).
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        let sum = Adler32.value(bytes)
        return [0x78, 0x01] + compress(bytes) + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
    }

    /// Returns the compressed bytes.
    static func compress(_ bytes: [UInt8]) -> [UInt8] {
        var deflate = Deflate(bytes)
        deflate.run()
        return deflate.bits.finished()
    }

    private let bytes: [UInt8]
    private var bits = DeflateBits()
    /// For each hash the last place where it was seen, plus 1.
    private var heads = [Int32](repeating: 0, count: 1 << 15)
    /// For each place, modulo the window, the place before it with the same hash, plus 1.
    private var previous = [Int32](repeating: 0, count: 1 << 15)

    private static let window = 1 << 15
    private static let longest = 258
    private static let shortest = 3
    private static let tries = 12
    /// A match of this length is taken without looking for a longer one.
    private static let goodLength = 64

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() {
        bits.write(0b011, count: 3)
        var place = 0
        while place < bytes.count {
            let match = place + Self.shortest <= bytes.count ? longestMatch(at: place) : nil
            let length = match?.length ?? 1
            if let match {
                bits.write(length: match.length)
                bits.write(distance: match.distance)
            } else {
                bits.write(symbol: Int(bytes[place]))
            }
            // In a long run only the first places are worth finding again.
            for index in place..<place + min(length, 32) { insert(index) }
            place += length
        }
        bits.write(symbol: 256)
    }

    private func hash(_ place: Int) -> Int {
        let value = UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
        return Int((value &* 0x9E37_79B1) &>> 17)
    }

    private mutating func insert(_ place: Int) {
        guard place + Self.shortest <= bytes.count else { return }
        let hash = hash(place)
        previous[place & (Self.window - 1)] = heads[hash]
        heads[hash] = Int32(place + 1)
    }

    private func longestMatch(at place: Int) -> (length: Int, distance: Int)? {
        let limit = min(Self.longest, bytes.count - place)
        var best = Self.shortest - 1
        var distance = 0
        var candidate = Int(heads[hash(place)]) - 1
        var tries = Self.tries
        while candidate >= 0, place - candidate <= Self.window, tries > 0 {
            tries -= 1
            if bytes[candidate + best] == bytes[place + best] {
                var length = 0
                while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
                if length > best {
                    best = length
                    distance = place - candidate
                    if length == limit || length >= Self.goodLength { break }
                }
            }
            let next = Int(previous[candidate & (Self.window - 1)]) - 1
            // A place outside of the window has been overwritten.
            guard next < candidate else { break }
            candidate = next
        }
        return best >= Self.shortest ? (best, distance) : nil
    }
}
