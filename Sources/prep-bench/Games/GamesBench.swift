import ArgumentParser
import Foundation

/// Measures the games database: imports of one file, of many files and of the same games again, a large base, and
/// lookups; beside pgn-extract and Scid where they are installed.
struct GamesBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "games",
        abstract: "Import PGN files with a built prep, compared with pgn-extract and Scid, and look positions up.")

    @Argument(help: "A PGN file, ideally of 100,000 games.") var file: String?
    @Option(help: "The program; by default the one next to this.") var prep: String?
    @Option(help: "The number of alternating rounds.") var rounds = 3
    @Option(help: "The number of files into which the games are divided.") var files = 200
    @Option(help: "Also measure a base of this many games, made from those of the file.") var games = 0
    @Option(help: "A data file of Prep with games: only look positions up, without an import.") var database: String?

    func validate() throws {
        guard rounds >= 1 else { throw ValidationError("--rounds takes a whole number from 1") }
        guard (1...100_000).contains(files) else { throw ValidationError("--files takes a whole number from 1") }
        guard games >= 0 else { throw ValidationError("--games takes a whole number") }
    }

    func run() throws {
        guard let program = prep ?? Child.besideThis("prep") else {
            throw BenchError("there is no prep next to this program; give one with --prep")
        }
        if let database { return try LookupBench(database: database, program: program, rounds: rounds).run() }
        guard let file else { throw BenchError("give a PGN file, or with --database a data file of Prep") }
        let folder = try TemporaryFolder()
        try measure(file, program, folder)
        guard games > 0 else { return }
        let large = folder.path + "/large.pgn"
        var generated = GeneratedGames(from: file)
        try generated.write(games, to: large)
        print("\nA base of \(games) games made from \(file):")
        try measure(large, program, folder)
    }

    private func measure(_ file: String, _ program: String, _ folder: TemporaryFolder) throws {
        var bench = ImportBench(program: program, file: file, folder: folder, rounds: rounds)
        try bench.run(files: files)
        try LookupBench(database: bench.database, program: program, rounds: rounds).run()
        try folder.remove(bench.database)
    }
}
