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

    /// The chapters of the text, each with its tree, and read when asked for.
    private func chapters(lineEnd: String = "\n") -> [(held: Chapter, late: Chapter)] {
        let reader = PGNReader(Array(Self.text.replacing("\n", with: lineEnd).utf8))
        let origin = ChapterOrigin(reader: reader, repertoire: "white")
        var chapters: [(held: Chapter, late: Chapter)] = []
        var games = reader.makeIterator()
        while true {
            let place = games.nextGameLocation
            guard let game = games.next() else { return chapters }
            guard let tree = try? game.tree.get() else { continue }
            let title = Chapter.title(of: tree.tags, number: game.number)
            let held = Chapter(number: game.number, title: title, tree: tree, side: .white, repertoire: "white")
            chapters.append((held, Chapter(number: game.number, game: place, side: .white, origin: origin)))
        }
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `a chapter that is read when it is asked for is the same`(lineEnd: String) {
        let chapters = chapters(lineEnd: lineEnd)
        #expect(chapters.map(\.held.number) == [1, 3, 4])
        for (held, late) in chapters {
            #expect(held == late)
            #expect(held.title == late.title)
            #expect(held.tree.nodes.map(\.location) == late.tree.nodes.map(\.location))
        }
    }

    @Test func `a repertoire of such chapters is the same`() {
        let chapters = chapters()
        let held = Repertoire(name: "white", side: .white, chapters: chapters.map(\.held))
        let late = Repertoire(name: "white", side: .white, chapters: chapters.map(\.late))
        #expect(held.cards.map(\.key) == late.cards.map(\.key))
        #expect(held.cards.map(\.remarks) == late.cards.map(\.remarks))
        #expect(held.faults == late.faults)
        #expect(held.positions.map(\.location) == late.positions.map(\.location))
    }

    @Test func `chapters can be given another file's number`() {
        let late = chapters().map(\.late).renumbered { $0 + 3 }
        #expect(late.map(\.source) == [3, 3, 3])
        #expect(late.map(\.title) == ["First", "Chapter 3", "Chapter 4"])
    }
}
