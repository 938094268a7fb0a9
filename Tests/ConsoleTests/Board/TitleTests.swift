import Chess
import Openings
import PGN
import Scheduling
import Store
import Terminal
import TestSupport
import Testing
import Training

@testable import Coach
@testable import Console

@Suite struct TitleTests {
    /// The titles of the questions of a drill, each answered with its main move.
    private func titles(chapter: String, name: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let text = "[Event \"\(chapter)\"]\n[Orientation \"white\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n"
        let environment = Environment(
            databasePath: folder.path("prep.sqlite"), now: { 1_795_262_400_000 }, zoneOffset: { _ in 0 },
            isClockFixed: true, makeGenerator: { SystemRandomNumberGenerator() })
        let workspace = try Workspace.open(environment)
        _ = try workspace.file.applyImport(
            ImportRequest(
                name: name, isNameChosen: true, path: "/\(name).pgn", source: ParsedSource(Array(text.utf8)),
                sides: [.white],
                day: workspace.day, instant: workspace.moment.instant))
        let state = try DrillSession(DrillOptions(), workspace)
        var titles: [String] = []
        while let question = state.question, titles.count < 20 {
            if question.kind != .introduction { titles.append(state.title(of: question)) }
            _ = try state.answer(try #require(state.prepared(question.card).first), milliseconds: nil)
        }
        return titles
    }

    @Test func `G17 a question shows no chapter title, and no repertoire name that names the move`() throws {
        #expect(
            try titles(chapter: "Ruy Lopez, 3.Bb5", name: "white-e4") == ["Your move", "white-e4", "white-e4"])
        #expect(try titles(chapter: "Ruy Lopez, 3.Bb5", name: "spanish").first == "spanish")
    }
}
