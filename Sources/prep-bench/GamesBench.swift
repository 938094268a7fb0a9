import ArgumentParser
import Foundation

/// Measures the games database: the speed of an import, its size, and the time of lookups.
struct GamesBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "games",
        abstract: "Import a PGN file with a built prep, compared with pgn-extract, and look positions up.")

    @Argument(help: "A PGN file, ideally of 100,000 games.") var file: String?
    @Option(help: "The program; by default the one next to this.") var prep: String?
    @Option(help: "The number of alternating rounds.") var rounds = 5
    @Option(help: "A data file of Prep with games: only look positions up, without an import.") var database: String?

    func validate() throws {
        guard rounds >= 1 else { throw ValidationError("--rounds takes a whole number from 1") }
    }

    func run() throws {
        guard let program = prep ?? Child.besideThis("prep") else {
            throw BenchError("there is no prep next to this program; give one with --prep")
        }
        if let database { return try LookupBench(database: database, program: program, rounds: rounds).run() }
        guard let file else { throw BenchError("give a PGN file, or with --database a data file of Prep") }
        let folder = try TemporaryFolder()
        let database = folder.path + "/games.sqlite"
        let games = try measureImports(file, program, database, folder)
        print("\(games) games")
        try LookupBench(database: database, program: program, rounds: rounds).run()
    }

    /// Imports the file repeatedly, leaves the database with its index, and returns the number of its games.
    private func measureImports(
        _ file: String, _ program: String, _ database: String, _ folder: TemporaryFolder
    ) throws -> Int {
        let extract = Child.installed("pgn-extract")
        if extract == nil { print("pgn-extract is not installed: skipped.") }
        let plain = folder.path + "/plain.sqlite"
        var figures = [Figures(), Figures(), Figures()]
        var peaks = [0, 0]
        for _ in 0..<rounds {
            for (index, (path, options)) in [(plain, ["--no-index"]), (database, [])].enumerated() {
                try folder.remove(path)
                let child = try Child(program, ["--db", path, "games", "import", file] + options)
                guard child.finish() else { throw BenchError("\(program) could not import \(file)") }
                figures[index].add(child.processorSeconds)
                peaks[index] = max(peaks[index], child.peakMemory)
            }
            if let extract {
                let child = try Child(extract, ["-s", "-r", file])
                child.finish()
                figures[2].add(child.processorSeconds)
            }
        }
        var table = Table(
            "seconds of one processor", "min", "median", "max", "pgn-extract: ours", "MiB held", "MB file")
        for (index, name) in ["import, no position index", "import with it"].enumerated() {
            table.add(
                name, figures[index], places: 2,
                last: [
                    digits(Figures.ratio(figures[2], figures[index]), 1),
                    digits(Double(peaks[index]) / 1_048_576, 0), megabytes([plain, database][index]),
                ])
        }
        table.add("pgn-extract -s -r", figures[2], places: 2)
        table.print()
        let info = try Child(program, ["--db", database, "explore", "--json"])
        let line = info.line() ?? ""
        info.finish()
        return line.firstMatch(of: /"games":(\d+)/).flatMap { Int($0.1) } ?? 0
    }

    private func megabytes(_ path: String) -> String {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
        return digits(size.map { $0.doubleValue / 1e6 }, 1)
    }
}
