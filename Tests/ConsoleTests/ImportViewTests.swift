import Chess
import Openings
import PGN
import Scheduling
import Store
import Terminal
import TestSupport
import Testing

@testable import Console

@Suite struct ImportViewTests {
    let folder: TemporaryFolder
    let file: LearnerFile
    private let day = StudyDay("2026-11-21")!

    init() throws {
        folder = try TemporaryFolder()
        file = try LearnerFile.open(path: folder.path("prep.sqlite"))
    }

    private func plan(
        _ text: String, _ path: String = "/files/white.pgn", sides: [Side?] = [.white],
        placement: ImportPlan.Placement = .automatic
    ) -> ImportPlan {
        ImportPlan(
            name: "white", isNameChosen: true, path: path, content: Array(text.utf8), sides: sides,
            placement: placement, day: day, instant: 0)
    }

    private func text(_ report: ImportReport) -> String {
        ImportView(report, file: "white.pgn").lines.plain.joined(separator: "\n")
    }

    private let italian = "[Event \"Italian\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 *\n"

    @Test func `a new file is told in counts`() throws {
        #expect(
            text(try file.applyImport(plan(italian))) == """
                white: white, 1 chapter, 6 positions, 3 cards
                  3 new
                """)
    }

    @Test func `the same file again has changed nothing`() throws {
        _ = try file.applyImport(plan(italian))
        #expect(
            text(try file.applyImport(plan(italian)))
                == "white: nothing has changed; white, 1 chapter, 6 positions, 3 cards")
    }

    @Test func `a dry run says that nothing was written`() throws {
        let report = try file.importReport(of: plan(italian))
        #expect(text(report).hasPrefix("white (dry run, nothing written): white, 1 chapter"))
        #expect(try file.listing().isEmpty)
    }

    @Test func `a changed answer is shown with the moves to it`() throws {
        _ = try file.applyImport(plan(italian))
        let spanish = italian.replacing("Bc4", with: "Bb5")
        #expect(
            text(try file.applyImport(plan(spanish))) == """
                white: white, 1 chapter, 6 positions, 3 cards
                  2 unchanged, 1 answer changed
                  new answer after 1.e4 e5 2.Nf3 Nc6: Bb5; the old answer's schedule does not carry over
                """)
    }

    @Test func `two sides are told apart`() throws {
        let both = italian + "\n[Event \"Slav\"]\n\n1. d4 d5 2. c4 c6 *\n"
        #expect(
            text(try file.applyImport(plan(both, sides: [.white, .black]))) == """
                white: white and black, 2 chapters, 11 positions, 5 cards
                  white
                  3 new
                  black
                  2 new
                """)
    }

    @Test func `two files with two answers are a conflict, until one is preferred`() throws {
        _ = try file.applyImport(plan(italian))
        let other = plan("[Event \"Vienna\"]\n\n1. e4 e5 2. Nc3 *\n", "/files/vienna.pgn", placement: .add)
        #expect(
            text(try file.applyImport(other)).contains(
                "two answers after 1.e4 e5: Nf3 (/files/white.pgn), Nc3 (/files/vienna.pgn); "
                    + "the first is main until you prefer another"))
    }

    @Test func `a file of which nothing could be read leaves no counts, only its name`() throws {
        let bad = "[Event \"Bad\"]\n\n1. e4 e5 2. Ke3 *\n"
        let report = try file.importReport(of: plan(bad))
        #expect(report.errors.count == 1)
        #expect(text(report) == "white: nothing was imported; no chapter of the file can be read")
    }

    @Test func `a move that the file plays and also calls a mistake is named`() throws {
        let both = italian + "\n[Event \"Model game\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4?! Nf6 4. d3 *\n"
        #expect(
            text(try file.applyImport(plan(both, sides: [.white, .white]))) == """
                white: white, 2 chapters, 5 positions, 2 cards
                  2 new
                warning: Bc4 after 1.e4 e5 2.Nf3 Nc6 is played here and marked as a mistake there: it is not asked
                """)
    }
}
