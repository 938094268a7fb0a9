import Foundation
import TestSupport
import Testing

/// The laws of importing, kept by the whole program (golden cases G8, G12, G13, G16, G18).
@Suite(.blocking) struct ImportLawsTests {
    /// Comments, glyphs, shapes, variations, an alternative, a warning, a chapter from a FEN, Lichess commands.
    static let rich = """
        [Event "Italian: quiet"]
        [Site "https://lichess.org/study/x"]
        [Result "*"]
        [Orientation "white"]
        [ECO "C50"]

        {The idea of it all.} 1. e4 {[%csl Gd5][%cal Ge4d5]} e5 $5 2. Nf3 (2. Bc4 Nf6) (2. f4?! exf4 {too loose}) 2... Nc6
        3. Bc4 {Aims at f7.} {Twice.} 3... Bc5 ({Or} 3... Nf6 4. d3 {[%eval 0.2] [%clk 0:01:00]} 4... Be7) 4. c3! Nf6 5. d3 *

        [Event "From the middle"]
        [FEN "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"]
        [SetUp "1"]
        [Orientation "white"]
        [Result "1/2-1/2"]

        3... h6 4. O-O Nf6 5. Re1 1/2-1/2

        """

    @Test func `the same file twice changes nothing`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.rich, to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        try learn(learner)
        let (before, state) = (try exports(learner), try FileState(learner))
        learner.set(now: "2026-03-20T21:00:00+01:00")
        let again = try learner.prep("import", file)
        #expect(again.ending == 0)
        #expect(again.output.contains("nothing has changed"))
        #expect(try exports(learner) == before)
        let after = try FileState(learner)
        #expect(state == after, "the file's bytes differ")
    }

    @Test func `a dry run changes nothing and says what would`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.rich, to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        try learn(learner)
        let state = try FileState(learner)
        try learner.folder.write(Self.rich.replacing("4. c3! Nf6 5. d3", with: "4. b4! Bxb4 5. c3"), to: "book.pgn")
        let report = try learner.json("import", "--dry-run", file)
        #expect(report["answer_changed"]?.integer == 1)
        #expect(report["new"]?.integer == 1)
        #expect(report["removed"]?.integer == 1)
        #expect(report["dry_run"]?.isTrue == true)
        #expect(try FileState(learner) == state)
    }

    @Test func `a renamed and moved file keeps every schedule`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.rich, to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        try learn(learner)
        let before = try exports(learner)
        try FileManager.default.removeItem(atPath: file)
        let moved = try learner.folder.write(Self.rich, to: "elsewhere/white italian.pgn")
        let report = try learner.json("import", "--name", "book", moved)
        #expect(report["unchanged"]?.integer == report["cards"]?.integer)
        #expect(report["new"]?.integer == 0)
        #expect(try exports(learner) == before)
        // Under another name it is the same memory too.
        let copy = try learner.json("import", "--name", "other", moved)
        #expect(copy["new"]?.integer == 0)
        #expect(try schedules(learner, "other") == schedules(learner, "book"))
    }

    @Test func `what is exported imports to the same repertoire`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.rich, to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        try learn(learner)
        let first = try exports(learner)
        #expect(try learner.prep("export", "book", "-o", file, "--force").ending == 0)
        let report = try learner.json("import", file)
        #expect(report["unchanged"]?.integer == report["cards"]?.integer)
        #expect(report["recommented"]?.integer == 0)
        #expect(try exports(learner) == first)

        // And in an empty home it gives the same export.
        let other = try Learner()
        let copy = try other.folder.write(first.pgn, to: "book.pgn")
        #expect(try other.prep("import", copy).ending == 0)
        #expect(try other.prep("export", "book").output == first.pgn)
        #expect(try other.json("list")["repertoires"]?.elements.first?["cards"]?.integer == report["cards"]?.integer)
    }

    @Test func `one illegal move rejects its chapter only, by its place`() throws {
        let learner = try Learner()
        let broken = """
            [Event "Good"]
            [Orientation "white"]

            1. e4 e5 2. Nf3 *

            [Event "Bad"]
            [Orientation "white"]

            1. d4 d5 2. c4
            e6 3. Nd3 Nf6 *

            [Event "Good again"]
            [Orientation "white"]

            1. e4 c5 2. Nc3 *

            """
        let file = try learner.folder.write(broken, to: "book.pgn")
        let outcome = try learner.prep("import", file)
        #expect(outcome.ending == 1)
        #expect(outcome.error.hasPrefix("\(file):10:7: error: chapter 2: "), "\(outcome.error)")
        #expect(outcome.error.contains("Nd3"))
        #expect(outcome.error.split(separator: "\n").count == 1)
        let shown = try learner.prep("show", "book").output
        #expect(shown.contains("Nc3"))
        #expect(!shown.contains("d4"))
        let error = try #require(try learner.json("pgn", "check", file)["errors"]?.elements.first)
        #expect(error["file"]?.text == file)
        #expect([error["game"]?.integer, error["line"]?.integer, error["column"]?.integer] == [2, 10, 7])

        // The corrected file brings the chapter; broken again, its old content stays.
        try learner.folder.write(broken.replacing("Nd3", with: "Nc3"), to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        let cards = try schedules(learner, "book").count
        try learner.folder.write(broken, to: "book.pgn")
        let report = try learner.json("import", file)
        #expect(report["removed"]?.integer == 0)
        #expect(try schedules(learner, "book").count == cards)
    }

    @Test func `a chapter that does not show whose it is fails in a script`() throws {
        let learner = try Learner()
        let file = try learner.folder.write("[Event \"Whose?\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n", to: "book.pgn")
        let outcome = try learner.prep("import", file)
        #expect(outcome.ending == 2)
        #expect(outcome.error.contains("--white or --black"))
        #expect(outcome.error.contains("Whose?"))
        #expect(try learner.prep("list").output == "")
        #expect(try learner.json("import", file)["error"]?["message"]?.text?.contains("--white") == true)
        #expect(try learner.json("import", "--black", file)["side"]?.text == "black")
    }

    @Test func `an import is taken back whole`() throws {
        let learner = try Learner()
        let file = try learner.folder.write(Self.rich, to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        try learn(learner)
        let before = try exports(learner)
        try learner.folder.write(Self.rich.replacing("4. c3! Nf6 5. d3", with: "4. b4! Bxb4 5. c3"), to: "book.pgn")
        #expect(try learner.prep("import", file).ending == 0)
        #expect(try exports(learner).pgn != before.pgn)
        #expect(try learner.prep("undo", "import").ending == 0)
        #expect(try exports(learner).pgn == before.pgn)
        #expect(try schedules(learner, "book") == schedules(before.json))
        #expect(try learner.prep("check").ending == 0)
    }

    @Test func `two files that answer differently are reported, and the first stays main`() throws {
        let learner = try Learner()
        let first = try learner.folder.write("[Event \"A\"]\n\n1. e4 e5 2. Nf3 *\n", to: "first.pgn")
        let second = try learner.folder.write("[Event \"B\"]\n\n1. e4 e5 2. Nc3 *\n", to: "second.pgn")
        #expect(try learner.prep("import", "--white", first).ending == 0)
        let report = try learner.json("import", "--white", second)
        let conflict = try #require(report["conflicts"]?.elements.first)
        #expect(conflict["line"]?.texts == ["e4", "e5"])
        #expect(conflict["answers"]?.elements.map { $0["san"]?.text } == ["Nf3", "Nc3"])
        let drill = try learner.drill()
        _ = try drill.question()
        _ = try drill.reply(to: "e4")
        #expect(try #require(try drill.question()).show == "Nf3")
    }

    // MARK: What is compared

    struct Exports: Equatable {
        let pgn: String
        let json: String
        let csv: String
    }

    private func exports(_ learner: Learner) throws -> Exports {
        Exports(
            pgn: try learner.prep("export", "book").output,
            json: try learner.prep("export", "book", "--format", "json").output,
            csv: try learner.prep("export", "book", "--format", "csv").output)
    }

    /// Position, answer and schedule of each card.
    private func schedules(_ learner: Learner, _ name: String) throws -> [String] {
        schedules(try learner.prep("export", name, "--format", "json").output)
    }

    private func schedules(_ json: String) -> [String] {
        (Document(json)?["cards"]?.elements ?? []).map { card in
            "\(card["epd"]?.text ?? "") \(card["prepared"]?.texts ?? []) \(card["interval"]?.integer ?? -1) "
                + "\(card["repetitions"]?.integer ?? -1) \(card["due"]?.text ?? "new")"
        }.sorted()
    }

    /// Learns everything: a few cards with other grades than the rest.
    private func learn(_ learner: Learner) throws {
        let drill = try learner.drill("--new", "50")
        var answers: [Int: String] = [:]
        while let question = try drill.question() {
            if let show = question.show { answers[question.card] = show }
            let answer = try #require(answers[question.card])
            if question.kind == "new", question.show == nil, question.card.isMultiple(of: 3) {
                _ = try drill.reply(to: try Lines.wrongMove(fen: question.fen, answer: answer))
            }
            _ = try drill.reply(to: answer)
        }
        #expect(drill.finish() == 0)
    }
}
