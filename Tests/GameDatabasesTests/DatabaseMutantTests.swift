import Foundation
import GRDB
import PGN
import TestSupport
import Testing

@testable import GameDatabaseFixtures
@testable import GameDatabases

/// Damaged and malicious copies in each format: no crash, no hang, nothing changed. `PREP_LONG=1` makes a thousand of each.
@Suite struct DatabaseMutantTests {
    let scratch: ScratchFolder

    init() throws {
        scratch = try ScratchFolder()
    }

    @Test(.timeLimit(.minutes(10)), arguments: DatabaseFormat.allCases)
    func `damaged copies neither crash nor hang the reader, and nothing is changed`(format: DatabaseFormat) throws {
        let original = scratch.file("original.db3")
        try FixtureFile.make(format, at: original)
        let bytes = [UInt8](try scratch.bytes(original))
        let seed = UInt64(DatabaseFormat.allCases.firstIndex(of: format) ?? 0) + 100
        var generator = SeededGenerator(seed: seed)
        var (read, refused, opened) = (0, 0, 0)
        for number in 0..<Long.rounds(60, long: 1_000) {
            let path = scratch.file("mutant.db3")
            try Mutant.write(bytes, number, at: path, &generator)
            let before = try scratch.bytes(path)
            if let database = try? GameDatabase(path: path, deadline: .seconds(2)) {
                opened += 1
                var games = database.games()
                while let game = try? games.readGame() {
                    // Every game that was read can be written.
                    if case .success(let tree) = game.tree { _ = PGNWriter.write(tree) }
                }
                read += games.counts.games
                refused += games.counts.errors
            }
            #expect(try scratch.bytes(path) == before, "mutant \(number) of \(format), seed \(seed)")
            let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder).sorted()
            #expect(names == ["mutant.db3", "original.db3"])
            try FileManager.default.removeItem(atPath: path)
        }
        // The damage leaves enough to read.
        #expect(opened > 10)
        #expect(read > 20)
        #expect(refused > 0)
    }
}
