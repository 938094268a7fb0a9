import Chess
import Openings
import PGN
import Testing

@Suite struct LateChapterTests {
    private static let text = """
        [Event "First"]

        {Introduction} 1. e4 e5 (1... c5 {with a comment} 2. Nf3) 2. Nf3 $1 *

        [Event "Bad"]

        1. e4 e6 2. Ke3 *


        1. d4 d5 2. c4 *

        1. e4 c5 2. c3 *
        """

    /// The chapters of the text, each with its tree in memory, and read from the text when needed.
    private func chapters(lineEnd: String = "\n") -> [(kept: Chapter, late: Chapter)] {
        let bytes = Array(Self.text.replacing("\n", with: lineEnd).utf8)
        let sides: [Side?] = [.white, .white, .white, .white]
        let kept = ParsedSource(bytes).chapters(of: "white", sides: sides)
        let late = ParsedSource(bytes, largestKept: 0).chapters(of: "white", sides: sides)
        return Array(zip(kept, late))
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `a chapter that is read when needed is the same`(lineEnd: String) {
        let chapters = chapters(lineEnd: lineEnd)
        #expect(chapters.map(\.kept.number) == [1, 3, 4])
        for (kept, late) in chapters {
            #expect(kept == late)
            #expect(kept.title == late.title)
            #expect(kept.tree.nodes.map(\.location) == late.tree.nodes.map(\.location))
        }
    }

    @Test func `a repertoire of such chapters is the same`() {
        let chapters = chapters()
        let kept = Repertoire(name: "white", side: .white, chapters: chapters.map(\.kept))
        let late = Repertoire(name: "white", side: .white, chapters: chapters.map(\.late))
        #expect(kept.cards.map(\.key) == late.cards.map(\.key))
        #expect(kept.cards.map(\.remarks) == late.cards.map(\.remarks))
        #expect(kept.faults == late.faults)
        #expect(kept.positions.map(\.location) == late.positions.map(\.location))
    }

    @Test func `chapters can be given another file's number`() {
        let late = chapters().map(\.late).renumbered { $0 + 3 }
        #expect(late.map(\.source) == [3, 3, 3])
        #expect(late.map(\.title) == ["First", "Chapter 3", "Chapter 4"])
    }
}
