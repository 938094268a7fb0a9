import Chess
import Openings
import PGN
import Testing

@Suite struct AwkwardFileTests {
    /// One file with everything that exports of Lichess, ChessBase and editors contain.
    private static let text = [
        "\u{FEFF}[Event \"Empty chapter\"]\r\n[Result \"*\"]\r\n\r\n*\r\n\r\n",
        "[Event \"Main\"]\r\n[Orientation \"white\"]\r\n\r\n",
        "% an escaped line of another program\r\n",
        "1. e4 { [%cal Ge2e4,Rd7d5] [%csl Yd4] the centre [%eval 0.3] [%clk 0:10:00] } e5 ; a comment to the end (of the line\r\n",
        "2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 (4... -- 5. d4) (4... Z0 5. c3) *\r\n\r\n",
        "[Event \"From a position\"]\r\n[Orientation \"white\"]\r\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\r\n\r\n",
        "1... Kd7 2. e4 *\r\n",
    ].joined()

    private let repertoire = OpeningsTests.repertoire(text, .white)

    @Test func `G11 empty chapters, CRLF, BOM, comments to the line's end, escapes, zeros and FENs are all read`() {
        #expect(repertoire.chapters.map(\.title) == ["Empty chapter", "Main", "From a position"])
        #expect(repertoire.cards.map { $0.prepared[0].san }.sorted() == ["Bc4", "Nf3", "O-O", "e4", "e4"])
    }

    @Test func `G11 Lichess's commands are read as arrows, circles and numbers, not as text`() throws {
        let start = try #require(repertoire[Position.initial.identity])
        let comment = try #require(start.prepared[0].comments.first)
        #expect(comment.text == "the centre")
        #expect(comment.shapes.map(\.description) == ["Ge2e4", "Rd7d5", "Yd4"])
        #expect(comment.evaluation == CommentEvaluation(.centipawns(30)))
        #expect(comment.clock == .seconds(600))
    }

    @Test func `G11 a null move ends the line for cards`() throws {
        let castled = try #require(repertoire.positions.first { $0.line.count == 7 })
        #expect(castled.replies.map(\.san) == ["Nf6"])
        #expect(!repertoire.cards.contains { card in card.prepared.contains { ["d4", "c3"].contains($0.san) } })
    }

    @Test func `G11 a chapter from a position with Black to move keeps its start position`() throws {
        let card = try #require(repertoire.cards.first { $0.line.count == 1 && $0.start != .initial })
        #expect(card.start.epd == "4k3/8/8/8/8/8/4P3/4K3 b - -")
        #expect(card.position.fullmoveNumber == 2)
    }
}
