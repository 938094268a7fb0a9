import ArgumentParser
import Chess
import Foundation
import PGN

/// Measures reading games with every move resolved, played and stored in a tree.
struct PGNBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pgn", abstract: "Read PGN files, and compare with pgn-extract and python-chess.")

    @Argument(help: "PGN files.") var files: [String]
    @Option(help: "The number of alternating rounds.") var rounds = 5
    @Option(
        help: "The program whose pgn check is measured with its memory; by default the one next to this.")
    var prep: String?
    @Option(help: "Skip further rounds of a reader that took longer than that many seconds.") var patience = 20.0

    func validate() throws {
        guard rounds >= 1 else { throw ValidationError("--rounds takes a whole number from 1") }
    }

    func run() throws {
        // A child's peak memory starts with that of its parent, so measure it before reading any file.
        let peaks = try files.map(peakMemory)
        let readers = OtherReader.installed()
        for (file, peak) in zip(files, peaks) {
            guard let bytes = FileManager.default.contents(atPath: file) else {
                throw BenchError("\(file) cannot be read")
            }
            try measure(file, [UInt8](bytes), readers)
            if let peak { print("prep pgn check: at most \(digits(Double(peak) / 1_048_576, 1)) MiB of memory") }
        }
    }

    private func measure(_ file: String, _ bytes: [UInt8], _ readers: [OtherReader]) throws {
        var syntax = Figures()
        var moves = Figures()
        var trees = Figures()
        var whole = Figures()
        let program = prep ?? Child.besideThis("prep")
        var theirs = readers.map { _ in Figures() }
        var counts = PGNCounts()
        let megabytes = Double(bytes.count) / 1e6
        for _ in 0..<rounds {
            syntax.add(megabytes / seconds { visitGames(Tags(), in: bytes) })
            moves.add(megabytes / seconds { counts = PGNCounts(reading: bytes) })
            trees.add(megabytes / seconds { for game in PGNReader(bytes) { _ = game } })
            if let program {
                whole.add(megabytes / (try seconds { _ = try Child.run(program, ["pgn", "check", file]) }))
            }
            for (index, reader) in readers.enumerated() {
                if let rate = theirs[index].minimum, megabytes / rate > patience { continue }
                theirs[index].add(megabytes / (try reader.seconds(for: file)))
            }
        }
        print("\(file): \(digits(megabytes, 1)) MB, \(counts.games) games, \(counts.plies) plies")
        var headings = ["MB/s", "min", "median", "max"]
        headings += readers.map { ": \($0.name)" }
        var table = Table(headings)
        var rows = [("Prep, syntax and tags", syntax), ("Prep, moves played", moves), ("Prep, trees", trees)]
        if program != nil { rows.append(("prep pgn check, the whole program", whole)) }
        for (name, ours) in rows {
            table.add(name, ours, places: 1, last: theirs.map { digits(Figures.ratio(ours, $0), 1) })
        }
        for (reader, figures) in zip(readers, theirs) { table.add(reader.name, figures, places: 2) }
        table.print()
    }

    /// Returns the peak memory of the program while it reads the file, in bytes.
    private func peakMemory(file: String) throws -> Int? {
        guard let program = prep ?? Child.besideThis("prep") else { return nil }
        let child = try Child(program, ["pgn", "check", file])
        child.finish()
        return child.peakMemory
    }

    private func visitGames(_ visitor: some PGNVisitor, in bytes: [UInt8]) {
        var visitor = visitor
        var games = PGNReader(bytes).makeIterator()
        while games.visitGame(&visitor) {}
    }
}

/// A visitor that reads the tags only.
private struct Tags: PGNVisitor {
    var length = 0

    mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) { length += value.count }
    mutating func beginMoves(from start: Position) -> PGNSkipPolicy { .moves }
    mutating func endGame(_ outcome: Result<GameResult, PGNError>) {}
}

/// Another program that reads PGN, if installed.
struct OtherReader {
    let name: String
    private let program: String
    /// The arguments before the file.
    private let arguments: [String]
    /// Whether the program prints the seconds of its reading as its last line; otherwise its whole run is measured.
    private let isTimingItself: Bool

    /// Returns the installed programs and prints a message for each missing one.
    static func installed() -> [OtherReader] {
        var readers: [OtherReader] = []
        if let program = Child.installed("pgn-extract") {
            readers.append(
                OtherReader(name: "pgn-extract", program: program, arguments: ["-s", "-r"], isTimingItself: false))
        } else {
            print("pgn-extract is not installed: skipped.")
        }
        if let program = Child.installed("python3"), (try? Child.run(program, ["-c", "import chess.pgn"])) == true {
            readers.append(
                OtherReader(
                    name: "python-chess", program: program, arguments: ["-c", pythonReader], isTimingItself: true))
        } else {
            print("python-chess is not installed: skipped.")
        }
        return readers
    }

    /// Reads every game into a tree, as our reader does; the start of the interpreter is not measured.
    private static let pythonReader = """
        from logging import CRITICAL, getLogger
        from sys import argv
        from time import perf_counter
        from chess.pgn import read_game
        getLogger("chess.pgn").setLevel(CRITICAL)
        start = perf_counter()
        with open(argv[1], encoding="utf-8", errors="replace") as file:
            while read_game(file):
                pass
        print(perf_counter() - start)
        """

    /// Returns the time for reading the file in seconds.
    func seconds(for file: String) throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        let child = try Child(program, arguments + [file])
        guard isTimingItself else {
            child.finish()
            return start.duration(to: clock.now).seconds
        }
        var last: Double?
        while let line = child.line() { last = Double(line) ?? last }
        child.finish()
        guard let last else { throw BenchError("\(name) could not read \(file)") }
        return last
    }
}
