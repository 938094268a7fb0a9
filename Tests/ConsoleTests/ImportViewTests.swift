import Chess
import Openings
import PGN
import Scheduling
import Store
import Terminal
import TestSupport
import Testing
import Training
import TrainingSupport

@testable import Coach
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
        placement: ImportRequest.Placement = .automatic
    ) -> ImportRequest {
        ImportRequest(
            name: "white", isNameChosen: true, path: path, source: ParsedSource(Array(text.utf8)), sides: sides,
            placement: placement, day: day, instant: 0)
    }

    private func text(_ report: ImportReport, columns: Int = 80) -> String {
        ImportView(report, columns: columns).lines.plain.joined(separator: "\n")
    }

    private let italian = "[Event \"Italian\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 *\n"

    @Test func `the counts of a new file are shown`() throws {
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

    @Test func `a changed answer is shown with the moves to it and the move it was`() throws {
        _ = try file.applyImport(plan(italian))
        let spanish = italian.replacing("Bc4", with: "Bb5")
        #expect(
            text(try file.applyImport(plan(spanish))) == """
                white: white, 1 chapter, 6 positions, 3 cards
                  2 unchanged, 1 answer changed
                  New answer after 1.e4 e5 2.Nf3 Nc6: 3.Bb5 (was 3.Bc4)
                """)
    }

    @Test func `only a learned card is reported to start again, or to have its schedule back`() throws {
        _ = try file.applyImport(plan(italian))
        for card in try file.storedCards() {
            let review = CardEvent(.review(.good), of: card.id, at: Moment(day: day, instant: 0))
            _ = try file.append([review], expecting: nil)
        }
        let english = italian.replacing("1. e4 e5 2. Nf3 Nc6 3. Bc4", with: "1. c4 e5 2. Nf3 Nc6 3. e3")
        let dry = try file.importReport(of: plan(english))
        #expect(text(dry).contains("at move 1: 1.c4 (was 1.e4); it starts again as a new card"))
        #expect(text(try file.applyImport(plan(english))).contains("(was 1.e4); it starts again as a new card"))
        #expect(text(try file.applyImport(plan(italian))).contains("(was 1.c4); its earlier schedule is back"))
    }

    @Test func `a position of a chapter from the middle is named from move 1`() throws {
        let middle = """
            [Event "From the middle"]
            [FEN "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"]
            [SetUp "1"]

            3... h6 4. O-O *


            """
        _ = try file.applyImport(plan(middle + italian, sides: [.white, .white]))
        let changed = middle.replacing("O-O", with: "d3") + italian
        #expect(
            text(try file.applyImport(plan(changed, sides: [.white, .white]))).contains(
                "New answer after 1.e4 e5 2.Nf3 Nc6 3.Bc4 h6: 4.d3 (was 4.O-O)"))
    }

    @Test(arguments: [80, 40]) func `no word is broken at the margin`(columns: Int) throws {
        _ = try file.applyImport(plan(italian))
        let other = plan(
            "[Event \"Vienna\"]\n\n1. e4 e5 2. Nc3 Nf6 3. f4 d5 4. fxe5 *\n", "/files/vienna.pgn", placement: .add)
        let report = try file.importReport(of: other)
        let lines = ImportView(report, columns: columns).lines.plain
        #expect(lines.allSatisfy { $0.count <= columns })
        let words = Set(lines.joined(separator: " ").split(separator: " "))
        let whole = Set(ImportView(report, columns: 10_000).lines.plain.joined(separator: " ").split(separator: " "))
        #expect(words == whole)
    }

    @Test func `chapters of two sides become two repertoires`() throws {
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
                """
                warning: You have different answers in 1 position. The first one is your main
                  move until you choose with prep prefer NAME, or prep prefer MOVE --from MOVES:
                  after 1.e4 e5: 2.Nf3 in white.pgn; 2.Nc3 in vienna.pgn
                """))
        let report = try file.importReport(of: other)
        #expect(try findings().contains { $0.kind == .conflict })
        let position = try #require(report.parts.first?.conflicts.first?.position)
        try file.prefer(CardKey(side: .white, epd: position.epd), uci: "b1c3")
        #expect(!text(try file.applyImport(other)).contains("different answers"))
        #expect(try !findings().contains { $0.kind == .conflict })
    }

    @Test func `two repertoires with two answers are a conflict, until one of them is preferred`() throws {
        _ = try file.applyImport(plan(italian))
        var other = plan("[Event \"Vienna\"]\n\n1. e4 e5 2. Nc3 *\n", "/files/vienna.pgn")
        other.name = "vienna"
        #expect(text(try file.applyImport(other), columns: 1_000).contains("2.Nf3 in white; 2.Nc3 in vienna"))
        try file.preferRepertoire(named: "vienna")
        let more = "\n[Event \"More\"]\n\n1. e4 e5 2. Nc3 Nf6 3. f4 *\n"
        other.source = ParsedSource(other.source.bytes + Array(more.utf8))
        other.sides.append(.white)
        #expect(!text(try file.applyImport(other)).contains("different answers"))
        #expect(try !findings().contains { $0.kind == .conflict })
    }

    private func findings() throws -> [LintFinding] {
        LintContext(.white, try file.repertoires(), name: nil, try file.learnerChoices())?.conflicts() ?? []
    }

    @Test func `a file without a readable chapter is shown by name, without counts`() throws {
        let bad = "[Event \"Bad\"]\n\n1. e4 e5 2. Ke3 *\n"
        let report = try file.importReport(of: plan(bad))
        #expect(report.errors.count == 1)
        #expect(text(report) == "white: nothing was imported; no chapter of the file can be read")
    }

    @Test func `a move that the file both plays and marks as a mistake is reported`() throws {
        let both = italian + "\n[Event \"Model game\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4?! Nf6 4. d3 *\n"
        #expect(
            text(try file.applyImport(plan(both, sides: [.white, .white])), columns: 120) == """
                white: white, 2 chapters, 5 positions, 2 cards
                  2 new
                warning: 3.Bc4 after 1.e4 e5 2.Nf3 Nc6 is played in one line and marked as a mistake in another; it is not asked.
                """)
    }
}
