import Testing

@testable import UCI

@Suite struct LineBufferTests {
    private func lines(_ chunks: [String], limit: Int = LineBuffer.limit) -> [String] {
        var buffer = LineBuffer(limit: limit)
        return chunks.flatMap { chunk in Array(chunk.utf8).withUnsafeBytes { buffer.lines(adding: $0) } }
            + [buffer.takeLine()].compactMap { $0 }
    }

    @Test func `lines are assembled from chunks`() {
        #expect(lines(["ab", "c\r", "\nd\n\n", "e"]) == ["abc", "d", "e"])
    }

    @Test func `a line beyond the limit is truncated and the next one is complete`() {
        #expect(lines(["12345678", "9\nab\n"], limit: 5) == ["12345", "ab"])
    }

    @Test func `invalid UTF-8 is replaced`() {
        var buffer = LineBuffer()
        let bytes: [UInt8] = [0xFF, 0x41, 0x0A]
        #expect(bytes.withUnsafeBytes { buffer.lines(adding: $0) } == ["\u{FFFD}A"])
    }
}
