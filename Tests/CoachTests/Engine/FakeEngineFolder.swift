import Analysis
import Chess
import Coach
import Foundation
import Store
import TestSupport
import Testing

/// A folder with links to the fake engine, whose file name selects its behaviour.
struct FakeEngineFolder {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The path of an engine with this behaviour (`FakeEngine/Misbehaviour.swift`).
    func engine(_ mode: String) throws -> String {
        let path = folder.path("engine.\(mode)")
        if !FileManager.default.fileExists(atPath: path) {
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: Program.fakeEngine.path)
        }
        return path
    }

    /// The configuration of that engine; nil for the mode nil, as on a machine without one.
    func configuration(_ mode: String?, _ file: LearnerFile? = nil) throws -> EngineConfiguration? {
        guard let mode else { return nil }
        var environment = Environment(
            databasePath: folder.path("prep.sqlite"), now: { 0 }, zoneOffset: { _ in 0 }, isClockFixed: true,
            makeGenerator: { SystemRandomNumberGenerator() })
        environment.enginePath = try engine(mode)
        environment.confirm = { _ in true }
        return try EngineConfiguration(environment, file)
    }

    // MARK: - When it answers

    /// Lets an engine with the behaviour `holds-move` search a move without end, until `release()` or `stop`.
    func hold(_ move: Move) throws { _ = try folder.write(move.description, to: "held") }

    /// Lets that engine answer about every move.
    func release() throws { try FileManager.default.removeItem(atPath: folder.path("held")) }

    // MARK: - What it is asked

    private var log: String { folder.path("log") }

    /// The configuration of that engine, with the log that `asked` reads.
    func configuration(_ mode: String, loggedIn file: LearnerFile) throws -> EngineConfiguration {
        try file.set(.engineLog, to: log)
        return try #require(try configuration(mode, file))
    }

    /// The moves the engine was asked about, in order: `e2e4`, or `e2e4 400000` with more nodes than an explanation
    /// begins with; `best` for its own choice, `stop` for a search that was stopped.
    func asked() throws -> [String] { try Self.asked(log) }

    /// Waits until that holds for what the engine was asked.
    func waitUntilAsked(_ condition: @escaping @Sendable ([String]) -> Bool) async throws {
        let isAsked = try await Eventually.holdsAsync { @Sendable [log] in condition(try Self.asked(log)) }
        #expect(isAsked)
    }

    private static func asked(_ log: String) throws -> [String] {
        guard FileManager.default.fileExists(atPath: log) else { return [] }
        return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").compactMap { line in
            if line == "> stop" { return "stop" }
            guard line.hasPrefix("> go") else { return nil }
            let words = line.split(separator: " ").map(String.init)
            let move = words.contains("searchmoves") ? words.last ?? "" : "best"
            let nodes = words.firstIndex(of: "nodes").flatMap { Int(words[$0 + 1]) } ?? 0
            return nodes > SearchBudget.standard.amount ? "\(move) \(nodes)" : move
        }
    }
}
