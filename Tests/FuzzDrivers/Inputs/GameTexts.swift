import PGN
import SeededRandom

/// Generates texts of several games as found in files: other line ends and encodings, without blank lines, cut off, far
/// into a long file.
enum GameTexts {
    /// The number of bytes a stream requests at once; a token at this offset of a text spans two pieces.
    private static let piece = 64 * 1024

    static func text(_ generator: inout SeededGenerator) -> [UInt8] {
        var maker = GameMaker(generator: SeededGenerator(seed: generator.next()))
        var bytes: [UInt8] = []
        for _ in 0...generator.below(3) {
            bytes += PGNWriter.write(maker.game()).utf8
            bytes += generator.pick(["\n", "\n", "", " ", "\n\n\n"]).utf8
        }
        if generator.isLucky(oneIn: 6) { disturb(&bytes, &generator) }
        let ends = generator.pick(["\n", "\n", "\r\n", "\r\n", "\r", "\n\r"])
        if ends != "\n" { bytes = bytes.flatMap { $0 == UInt8(ascii: "\n") ? Array(ends.utf8) : [$0] } }
        if generator.isLucky(oneIn: 5) { bytes = latin1(bytes) }
        if generator.isLucky(oneIn: 100) { bytes = filler(before: bytes.count, &generator) + bytes }
        return bytes
    }

    /// Returns text before the games that is so long that the first piece ends inside the games.
    private static func filler(before count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
        let length = piece * (1 + generator.below(2)) - generator.below(count + 100)
        func repeated(_ text: String, _ length: Int) -> [UInt8] {
            let bytes = Array(text.utf8)
            return (0..<length).map { bytes[$0 % bytes.count] }
        }
        switch generator.below(6) {
        case 0: return repeated("% a program's own line, with {, ( and \"\n", length - 1) + [UInt8(ascii: "\n")]
        case 1: return Array("{".utf8) + repeated("a comment\r\nthat ü goes on and on ", length - 2) + Array("}".utf8)
        case 2: return Array("[Event \"".utf8) + repeated("ä\\\" long ", length - 11) + Array("\"]\n".utf8)
        case 3: return repeated("1. e4 {á} (1. d4 d5 $1) 1... e5 2. Nf3 \r\n[Event \"x\"]\r\n", length)
        case 4: return repeated("1. e4 e5 (1... c5 ;deep\n", length)
        default: return repeated("; a line\r\n \t\n\r", length)
        }
    }

    /// Applies one of the faults of real files at a random place.
    private static func disturb(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        let place = generator.below(bytes.count + 1)
        let depth = generator.pick([3, 40, 700])
        switch generator.below(6) {
        case 0: bytes.insert(contentsOf: String(repeating: "(", count: depth).utf8, at: place)
        case 1: bytes.insert(contentsOf: String(repeating: "(1. e4 ", count: depth).utf8, at: place)
        case 2: bytes.insert(contentsOf: String(repeating: ")", count: depth).utf8, at: place)
        case 3: bytes.insert(contentsOf: "{ never closed".utf8, at: place)
        case 4: bytes.insert(contentsOf: [0, 0xFF, 0x80], at: place)
        default: bytes.removeSubrange(place...)
        }
    }

    /// Converts the characters that Latin-1 can encode; the others stay UTF-8, as in files with mixed encodings.
    private static func latin1(_ bytes: [UInt8]) -> [UInt8] {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.flatMap { scalar in
            (0x80...0xFF).contains(scalar.value) ? [UInt8(scalar.value)] : Array(String(scalar).utf8)
        }
    }
}
