import Foundation

/// Measures imports of one PGN file in several ways.
struct ImportBench {
    let program: String
    let file: String
    let folder: TemporaryFolder
    let rounds: Int

    private struct Run {
        let name: String
        /// The time on all processors, and the time that passed.
        var figures = Figures()
        var elapsed = Figures()
        var peak = 0
        var size: Int?
    }

    /// The database with its index, which is left behind.
    var database: String { folder.path + "/games.sqlite" }

    mutating func run(files: Int) throws {
        let parts = try PGNParts(of: file, in: folder.path + "/parts", count: files)
        var runs = [
            Run(name: "one file, no position index"), Run(name: "one file"), Run(name: "\(parts.paths.count) files"),
            Run(name: "the same file again"), Run(name: "pgn-extract -s -r"),
            Run(name: "Scid (writes no position index)"),
        ]
        for _ in 0..<rounds {
            let plain = folder.path + "/plain.sqlite"
            try prep(&runs[0], into: plain, isNew: true, [file, "--no-index"])
            try prep(&runs[2], into: plain, isNew: true, parts.paths)
            try folder.remove(plain)
            try prep(&runs[1], into: database, isNew: true, [file])
            try prep(&runs[3], into: database, isNew: false, [file])
            if let extract = Child.installed("pgn-extract") { try other(&runs[4], extract, ["-s", "-r", file]) }
            // Debian has Scid's interpreter of scripts only as tkscid, which needs no screen for them.
            if let scid = Child.installed("tcscid") ?? Child.installed("tkscid") {
                let base = folder.path + "/scid"
                try other(&runs[5], scid, [try script(), base, file])
                runs[5].size = ["si4", "sg4", "sn4"].reduce(0) { $0 + (Self.size("\(base).\($1)") ?? 0) }
            }
        }
        try show(runs, games: parts.games)
        try parts.remove()
    }

    private func show(_ runs: [Run], games: Int) throws {
        let size = Self.size(file) ?? 0
        print("\(games) games, \(megabytes(size)) MB of PGN")
        var table = Table(
            "seconds on all processors", "min", "median", "max", "per 100,000 games", "elapsed: min", "median",
            "per 100,000 games", "peak MiB", "MB file", "bytes a game")
        for run in runs {
            guard let least = run.figures.minimum, let elapsed = run.elapsed.minimum else {
                print("\(run.name): not installed, skipped.")
                continue
            }
            table.add(
                run.name, run.figures, places: 2,
                last: [
                    digits(least * 100_000 / Double(max(games, 1)), 2), digits(elapsed, 2),
                    digits(run.elapsed.median ?? elapsed, 2), digits(elapsed * 100_000 / Double(max(games, 1)), 2),
                    digits(Double(run.peak) / 1_048_576, 0),
                    run.size.map(megabytes) ?? "–",
                    run.size.map { digits(Double($0) / Double(max(games, 1)), 0) } ?? "–",
                ])
        }
        table.print()
        if let plain = runs[0].size, let indexed = runs[1].size {
            print("position index: \(digits(Double(indexed - plain) / Double(max(games, 1)), 1)) bytes a game")
        }
    }

    private func prep(_ run: inout Run, into database: String, isNew: Bool, _ words: [String]) throws {
        if isNew { try folder.remove(database) }
        let words = ["--db", database, "games", "import"] + words
        try measure(&run, program, words, "\(program) could not import \(file)")
        run.size = Self.size(database)
    }

    private func other(_ run: inout Run, _ program: String, _ words: [String]) throws {
        try measure(&run, program, words, "\(program) could not read \(file)")
    }

    private func measure(_ run: inout Run, _ program: String, _ words: [String], _ failure: String) throws {
        var child: Child?
        let elapsed = try seconds {
            child = try Child(program, words)
            guard child?.finish() == true else { throw BenchError(failure) }
        }
        guard let child else { return }
        run.elapsed.add(elapsed)
        run.figures.add(child.processorSeconds)
        run.peak = max(run.peak, child.peakMemory)
    }

    /// Scid's script that imports a PGN file into a new base.
    private func script() throws -> String {
        let path = folder.path + "/import.tcl"
        let text = """
            foreach suffix {si4 sg4 sn4} { file delete "[lindex $argv 0].$suffix" }
            set base [sc_base create SCID4 [lindex $argv 0]]
            sc_base import $base [lindex $argv 1]
            sc_base close $base
            exit
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    private static func size(_ path: String) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.size] as? NSNumber)?.intValue
    }

    private func megabytes(_ bytes: Int) -> String { digits(Double(bytes) / 1e6, 1) }
}
