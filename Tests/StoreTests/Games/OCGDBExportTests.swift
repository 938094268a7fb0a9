import Foundation
import GameDatabases
import PGN
import Testing

@testable import GameDatabaseFixtures
@testable import Store

/// An ocgdb database written through an output file.
@Suite struct OCGDBExportTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private var path: String { scratch.file("export.ocgdb.db3") }

    @Test func `a file appears only when it is complete`() throws {
        let game = try FixtureGames.tree(FixtureGames.italian)
        var output: OutputFile? = try OutputFile(path, rules: OutputRules())
        var writer: OCGDBWriter? = try output.map { try OCGDBWriter(filling: $0.temporaryPath, for: path) }
        try writer?.append(game)
        #expect(!FileManager.default.fileExists(atPath: path))
        writer = nil
        output = nil
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder).isEmpty)
        let first = try OutputFile(path, rules: OutputRules())
        _ = try OCGDBWriter(filling: first.temporaryPath, for: path).finish()
        try first.finish()
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder) == ["export.ocgdb.db3"])
        let before = try scratch.bytes(path)
        let second = try OutputFile(path, rules: OutputRules(isReplacing: true))
        let replacing = try OCGDBWriter(filling: second.temporaryPath, for: path)
        try replacing.append(game)
        #expect(try replacing.finish().games == 1)
        #expect(try scratch.bytes(path) == before)
        try second.finish()
        #expect(try scratch.bytes(path) != before)
        var games = try GameDatabase(path: path).games()
        #expect(try games.readGame()?.tags["White"] == "Kieseritzky, Lionel")
    }

    @Test func `a file that cannot be written is an error with its final name`() throws {
        let error = #expect(throws: DatabaseFileError.self) {
            try OCGDBWriter(filling: scratch.file("no/such/temporary"), for: path)
        }
        #expect(error?.kind == .permission && error?.message.hasPrefix(path) == true)
    }
}
