import Chess
import Openings
import PGN
import Testing

@Suite struct ParsedSourceTests {
    private static let text = """
        [Event "First"]

        1. e4 e5 2. Nf3 *

        [Event "Bad"]
        [Orientation "black"]

        1. e4 e6 2. Ke3 *

        [Event "Empty"]

        *

        1. d4 d5 2. c4? *
        """

    private func source(_ text: String = text, inMemoryLimit: Int = ParsedSource.inMemoryLimit) -> ParsedSource {
        ParsedSource(Array(text.utf8), inMemoryLimit: inMemoryLimit)
    }

    @Test(arguments: [0, ParsedSource.inMemoryLimit])
    func `a source contains its games, errors and chapters`(inMemoryLimit: Int) {
        let source = source(inMemoryLimit: inMemoryLimit)
        #expect(source.count == 4)
        #expect(source.errors.map(\.game) == [2])
        #expect((0..<4).map(source.hasMoves) == [true, false, false, true])
        #expect((0..<4).map { source.game(at: $0)?.number } == [1, nil, 3, 4])
        let chapters = source.chapters(of: "book", sides: [.white, .white, nil, .black])
        #expect(chapters.map(\.number) == [1, 4])
        #expect(chapters.map(\.title) == ["First", "Chapter 4"])
        #expect(chapters.map(\.side) == [.white, .black])
        #expect(chapters.map(\.repertoire) == ["book", "book"])
    }

    @Test(arguments: [0, ParsedSource.inMemoryLimit])
    func `only chapters within the limits are imported`(inMemoryLimit: Int) throws {
        let limits = try #require(ImportLimits(chapters: [3...4]))
        let sides = [Side?](repeating: .white, count: 4)
        let chapters = source(inMemoryLimit: inMemoryLimit).chapters(of: "book", sides: sides, limits: limits)
        #expect(chapters.map(\.number) == [3, 4])
        #expect(chapters.map(\.hasMoves) == [false, true])
    }

    @Test func `equal bytes have equal digests`() {
        #expect(source() == source(inMemoryLimit: 0))
        #expect(source().digest == source().digest)
        #expect(source() != source("1. e4 *"))
        #expect(source("").digest == Checksum.of([]))
        // The reference value of FNV-1a for the text "a".
        #expect(UInt64(bitPattern: Checksum.of(Array("a".utf8))) == 0xaf63_dc4c_8601_ec8c)
    }

    @Test(arguments: [0, 7, 10, 4_096, -1, -20_778, .max, .min] as [Int64])
    func `a number counts as its decimal digits`(number: Int64) {
        var checksum = Checksum()
        checksum.add(decimal: number)
        #expect(checksum.stored == Checksum.of(Array("\(number)".utf8)))
    }

    @Test func `a compressed file is refused as a whole`() throws {
        let source = ParsedSource([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])
        #expect(source.refusal != nil)
        #expect(source.errors == [try #require(source.refusal)])
        #expect(!source.hasMoves)
        #expect(SideDetection.sides(of: source) == [.unclear])
    }

    @Test func `a rejected game keeps the side of its tag`() {
        #expect(SideDetection.sides(of: source()).map(\.side) == [nil, .black, nil, nil])
    }
}
