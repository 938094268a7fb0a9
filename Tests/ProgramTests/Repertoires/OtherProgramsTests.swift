import Chess
import Foundation
import GRDB
import TestSupport
import Testing

/// What `prep export` writes for other programs.
@Suite(.blocking) struct OtherProgramsTests {
    private static let book = """
        [Event "Spanish"]
        [Orientation "white"]
        [Result "*"]

        1. e4 e5 {Now <develop>.} 2. Nf3 {Attacks e5.} (2. Bc4 {Also good.}) 2... Nc6 3. Bb5 *

        """

    private func learner() throws -> Learner {
        let learner = try Learner()
        let file = try learner.folder.write(Self.book, to: "book.pgn")
        guard try learner.prep("import", file).ending == 0 else { throw Unexpected("no import") }
        return learner
    }

    @Test func `a Polyglot book has the prepared moves`() throws {
        let learner = try learner()
        let outcome = try learner.prep("export", "book", "--format", "polyglot", "-o", learner.folder.path("b.bin"))
        #expect(outcome.ending == 0)
        #expect((outcome.output + outcome.error).contains("4 moves of 3 positions written"))
        let book = try #require(PolyglotBook(bytes: try learner.folder.read("b.bin")))
        let position = try ["e4", "e5"].reduce(Position.initial) { $0.playing(try $0.move(san: $1)) }
        #expect(book.moves(in: position).map { position.san($0.move) } == ["Nf3", "Bc4"])
        #expect(book.moves(in: .initial).map(\.weight) == [1])
    }

    @Test(arguments: ["polyglot", "anki"])
    func `a format for files is not printed`(format: String) throws {
        let learner = try learner()
        for output in [[], ["-o", "-"]] {
            let outcome = try learner.program.run(
                ["export", "book", "--format", format] + output, environment: learner.environment)
            #expect(outcome.ending == 64)
            #expect(outcome.output.isEmpty)
            #expect(outcome.error.contains("-o FILE"))
        }
    }

    @Test func `an Anki package has a note for each card, with its board, answers, comments and schedule`() throws {
        let learner = try learner()
        let drill = try learner.drill("--new", "2")
        while let question = try drill.question() {
            _ = try drill.reply(to: question.line.isEmpty ? "e4" : "Nf3")
        }
        #expect(drill.finish() == 0)
        let outcome = try learner.prep("export", "book", "--format", "anki", "-o", learner.folder.path("b.apkg"))
        #expect(outcome.ending == 0)
        #expect((outcome.output + outcome.error).contains("3 notes, 2 reviews written"))
        #expect(try learner.folder.names().filter { $0.hasPrefix(".prep") || $0.contains("anki2") } == [])

        let files = try #require(StoredZip.files(try learner.folder.read("b.apkg")))
        let collection = try learner.folder.write(try #require(files["collection.anki2"]), to: "collection.anki2")
        let queue = try DatabaseQueue(path: collection)
        defer { try? queue.close() }
        let rows = try queue.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT flds, queue, date(crt + due * 86400, 'unixepoch') AS due, ivl, factor, reps FROM notes
                      JOIN cards ON nid = notes.id, col ORDER BY length(sfld)
                    """)
        }
        #expect(rows.count == 3)
        #expect(rows.filter { $0["queue"] == 2 }.map { $0["due"] as String? } == ["2026-03-21", "2026-03-21"])
        #expect(rows.filter { $0["queue"] == 2 }.map { $0["ivl"] as Int? } == [1, 1])
        let text: String = rows[1]["flds"]
        let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
        #expect(fields.count == 7)
        #expect(fields[1] == "1. e4 e5")
        #expect(fields[2].hasPrefix("<svg") && fields[2].contains("#white-king"))
        let comments = "<p>Now &lt;develop&gt;.</p><p>Attacks e5.</p><p>2.Bc4: Also good.</p>"
        #expect(Array(fields[3...]) == ["White", "2.Nf3", "2.Bc4", comments])
    }
}
