import Chess
import Openings
import PGN
import Testing

@Suite struct OnDemandChapterTests {
    private static let text = """
        [Event "First"]

        {Introduction} 1. e4 e5 (1... c5 {with a comment} 2. Nf3) 2. Nf3 $1 *

        [Event "Bad"]

        1. e4 e6 2. Ke3 *


        1. d4 d5 2. c4 *

        1. e4 c5 2. c3 *
        """

    /// The chapters of the text, each with its tree in memory, and read from the text when needed.
    private func chapters(lineEnd: String = "\n") -> [(loaded: Chapter, onDemand: Chapter)] {
        let bytes = Array(Self.text.replacing("\n", with: lineEnd).utf8)
        let sides: [Side?] = [.white, .white, .white, .white]
        let loaded = ParsedSource(bytes).chapters(of: "white", sides: sides)
        let onDemand = ParsedSource(bytes, inMemoryLimit: 0).chapters(of: "white", sides: sides)
        return Array(zip(loaded, onDemand))
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `a chapter that is parsed on demand equals one in memory`(lineEnd: String) {
        let chapters = chapters(lineEnd: lineEnd)
        #expect(chapters.map(\.loaded.number) == [1, 3, 4])
        for (loaded, onDemand) in chapters {
            #expect(loaded == onDemand)
            #expect(loaded.title == onDemand.title)
            #expect(loaded.tree.nodes.map(\.location) == onDemand.tree.nodes.map(\.location))
        }
    }

    @Test func `a repertoire of chapters parsed on demand is the same`() {
        let chapters = chapters()
        let loaded = Repertoire(name: "white", side: .white, chapters: chapters.map(\.loaded))
        let onDemand = Repertoire(name: "white", side: .white, chapters: chapters.map(\.onDemand))
        #expect(loaded.cards.map(\.key) == onDemand.cards.map(\.key))
        #expect(loaded.cards.map(\.remarks) == onDemand.cards.map(\.remarks))
        #expect(loaded.faults == onDemand.faults)
        #expect(loaded.positions.map(\.location) == onDemand.positions.map(\.location))
    }

    @Test func `chapters can get another file number`() {
        let onDemand = chapters().map(\.onDemand).renumbered { $0 + 3 }
        #expect(onDemand.map(\.source) == [3, 3, 3])
        #expect(onDemand.map(\.title) == ["First", "Chapter 3", "Chapter 4"])
    }
}
