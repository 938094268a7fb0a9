import Chess
import Foundation
import Openings
import Store
import Terminal
import TestSupport
import Testing
import Training

@testable import Coach
@testable import Console

@Suite struct OpeningNamesTests {
    private let folder: TemporaryFolder
    private var environment: Environment

    init() throws {
        folder = try TemporaryFolder()
        environment = Environment(
            databasePath: folder.path("prep.sqlite"), now: { 1_795_262_400_000 }, zoneOffset: { _ in 0 },
            isClockFixed: true, makeGenerator: { SystemRandomNumberGenerator() })
        environment.trustedPath = folder.path("trusted")
    }

    private func workspace() throws -> Workspace { try Workspace.open(environment) }

    /// The opening names over the questions of a drill, each answered with its main move.
    private func heads(_ text: String, names: OpeningNames = .bundled) throws -> [String?] {
        let workspace = try workspace()
        _ = try workspace.file.applyImport(
            ImportRequest(
                name: "book", isNameChosen: true, path: "/book.pgn", source: ParsedSource(Array(text.utf8)),
                sides: [.white],
                day: workspace.day, instant: workspace.moment.instant))
        let state = try DrillSession(DrillOptions(), workspace)
        #expect(state.question.flatMap { state.opening(of: $0) } == nil)
        state.names = names
        var heads: [String?] = []
        while let question = state.question, heads.count < 20 {
            if question.kind != .introduction { heads.append(state.opening(of: question)?.name) }
            _ = try state.answer(try #require(state.prepared(question.card).first), milliseconds: nil)
        }
        return heads
    }

    @Test func `G17 a question is headed with the name of the position it shows, never of the one after the answer`()
        throws
    {
        #expect(
            try heads("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *") == [
                nil, "King's Pawn Game: Open Game", "King's Knight Opening: Normal Variation",
                "Ruy Lopez: Morphy Defense",
            ])
    }

    @Test func `G17 a name that contains the answer is replaced by the one before it`() throws {
        let table = OpeningTable(Array("C20\tOpen game (soon Nf3)\t1. e4 e5\nB00\tKing's pawn\t1. e4\n".utf8))
        #expect(
            try heads("1. e4 e5 2. Nf3 *", names: OpeningNames.bundled.extended(by: table)) == [nil, "King's pawn"])
    }

    @Test @MainActor func `a long name is wrapped after its code`() async throws {
        let name = "Queen's Gambit Declined: Orthodox Defense, Rubinstein Attack, Main Line"
        let opening = Opening(code: try #require(ECOCode("D65")), name: name)
        #expect(OpeningView(opening).lines(columns: 80).map(\.plain) == ["D65 " + name])
        let lines = OpeningView(opening).lines(columns: 40).map(\.plain)
        #expect(lines.first == "D65 Queen's Gambit Declined: Orthodox")
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("    ") })
        #expect(lines.allSatisfy { $0.count <= 40 })
    }

    @MainActor private func set(_ value: String) async throws -> Coach.ExitStatus {
        try await SettingsCommand(key: "opening-names", value: value, isJSON: false).run(
            environment, Printer(TerminalFacts()))
    }

    private func file(_ text: String) throws -> String {
        let path = folder.path("names.tsv")
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    private func name(_ san: String) throws -> String? {
        let position = Position.initial
        let move = try position.move(san: san)
        let workspace = try workspace()
        return try workspace.openingNames()[position.playing(move)]?.name
    }

    @Test @MainActor func `a table that is set has priority over Prep's, until it is reset`() async throws {
        let path = try file("eco\tname\tpgn\nA00\tMy own\t1. a3\n")
        #expect(try await set(path) == .done)
        #expect(try workspace().file.value(of: .openingNames) == path)
        #expect(try name("a3") == "My own")
        #expect(try name("b3") == "Nimzo-Larsen Attack")
        #expect(try await set("default") == .done)
        #expect(try name("a3") == "Anderssen Opening")
        _ = try await set(path)
        #expect(try await set("") == .done)
        #expect(try workspace().file.value(of: .openingNames) == nil)
    }

    @Test @MainActor func `a table with wrong lines is set, with status 1`() async throws {
        #expect(try await set(try file("A00\tMy own\t1. a3\nA00\tWrong\t1. a5\n")) == .found)
        #expect(try name("a3") == "My own")
    }

    @Test @MainActor func `a missing file, a file without a table and a folder are not set`() async throws {
        let path = try file("1. e4 e5 *")
        for path in [folder.path("nowhere.tsv"), folder.path("."), path, "/dev/zero"] {
            await #expect(throws: CommandFailure.self) { try await set(path) }
        }
        #expect(try workspace().file.value(of: .openingNames) == nil)
    }

    @Test @MainActor func `a table that no longer exists is not an error`() async throws {
        _ = try await set(try file("A00\tMy own\t1. a3\n"))
        try Data().write(to: URL(fileURLWithPath: folder.path("names.tsv")))
        #expect(try name("a3") == "Anderssen Opening")
    }
}
