import Chess
import Openings
import Testing
import Training

@testable import Coach
@testable import Store

/// What lint finds, from repertoires in memory.
@Suite struct LintContextTests {
    private func stored(_ name: String, _ pgn: String, id: Int64) throws -> StoredRepertoire {
        StoredRepertoire(
            id: id, repertoire: try repertoire(pgn, name: name), isActive: true, isPreferred: false,
            sources: [StoredSource(id: id, path: "/books/\(name).pgn", importedAt: 0, keepsOlderReading: false)])
    }

    private func context(_ books: [(String, String)], name: String? = nil) throws -> LintContext {
        let all = try books.enumerated().map { try stored($1.0, $1.1, id: Int64($0 + 1)) }
        return try #require(LintContext(.white, all, name: name, []))
    }

    private func lines(_ findings: [LintFinding]) -> [String] {
        findings.map { "\($0.place.repertoire) \($0.place.lineText) \($0.kind)" }
    }

    @Test func `two files with different main moves conflict, until the learner has chosen`() throws {
        let books = [("old", "1. e4 e5 2. Nf3 *"), ("new", "1. e4 e5 2. Nc3 *")]
        let conflicts = try context(books).conflicts()
        #expect(lines(conflicts) == ["old 1.e4 e5 conflict"])
        guard case .conflict(let san, let others) = try #require(conflicts.first).problem else {
            Issue.record("not a conflict")
            return
        }
        #expect(san == "Nf3")
        #expect(others.map(\.san) == ["Nc3"] && others.map(\.path) == ["/books/new.pgn"])

        let all = try books.enumerated().map { try stored($1.0, $1.1, id: Int64($0 + 1)) }
        var position = Position.initial
        for san in ["e4", "e5"] { position = position.playing(try position.move(san: san)) }
        let move = try position.move(san: "Nc3")
        let choice = LearnerChoice(kind: .preference, side: .white, position: position, move: move, instant: nil)
        #expect(try #require(LintContext(.white, all, name: nil, [choice])).conflicts().isEmpty)
    }

    @Test func `a line that ends with the opponent's move is a dead end`() throws {
        let context = try context([("book", "1. e4 e5 (1... c5) 2. Nf3 *")])
        #expect(lines(context.faults()) == ["book 1.e4 c5 deadEnd"])
    }

    @Test func `a move that is played in one line and marked as a mistake in another is a contradiction`() throws {
        let context = try context([("book", "1. e4 e5 2. Nf3 *\n\n[Event \"2\"]\n\n1. e4 e5 2. Nf3? (2. Nc3) *")])
        #expect(lines(context.faults()).contains("book 1.e4 e5 contradiction"))
    }

    @Test func `a prepared move that another author marks as a mistake is a warning with both names`() throws {
        let context = try context([("mine", "1. e4 e5 2. f4 *"), ("theirs", "1. e4 e5 2. f4? (2. Nf3) *")])
        let warnings = context.warnings()
        #expect(lines(warnings) == ["theirs 1.e4 e5 warning"])
        guard case .warning(let san, let name) = try #require(warnings.first).problem else {
            Issue.record("not a warning")
            return
        }
        #expect(san == "f4" && name == "mine")
    }

    @Test func `a chapter that no line leads to is unreachable`() throws {
        let fen =
            "[FEN \"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\"]\n[SetUp \"1\"]\n\n3. Bb5 *"
        let alone = try context([("book", "1. d4 d5 2. c4 *\n\n\(fen)")])
        #expect(alone.unreachable().map(\.kind) == [.unreachable])
        let reached = try context([("book", "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n\(fen)")])
        #expect(reached.unreachable().isEmpty)
    }

    @Test func `a named repertoire is reported alone`() throws {
        let books = [("good", "1. e4 e5 2. Nf3 *"), ("bad", "1. d4 d5 *")]
        #expect(lines(try context(books, name: "good").faults()).isEmpty)
        #expect(lines(try context(books, name: "bad").faults()) == ["bad 1.d4 d5 deadEnd"])
    }
}
