import ArgumentParser
import Chess
import Foundation
import PGN

/// Reading games: every move resolved, played and kept in a tree.
struct PGNBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pgn", abstract: "Read PGN files, and compare with pgn-extract and python-chess.")

    @Argument(help: "PGN files.") var files: [String]
    @Option(help: "Rounds of each, in alternation.") var rounds = 5
    @Option(
        help: "The program whose pgn check is measured as a whole, with its memory; by default the one beside this.")
    var prep: String?
    @Option(help: "No further round of a reader that took more than that many seconds for one.") var patience = 20.0

    func validate() throws {
        guard rounds >= 1 else { throw ValidationError("--rounds takes a whole number from 1") }
    }

    func run() throws {
        // A child's peak begins with what its parent holds when it is born: so this comes before any file is read.
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
            syntax.add(megabytes / seconds { hear(Tags(), in: bytes) })
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

    /// The most memory that the program holds while it reads the file, in bytes.
    private func peakMemory(file: String) throws -> Int? {
        guard let program = prep ?? Child.besideThis("prep") else { return nil }
        let child = try Child(program, ["pgn", "check", file])
        child.finish()
        return child.peakMemory
    }

    private func hear(_ visitor: some PGNVisitor, in bytes: [UInt8]) {
        var visitor = visitor
        var games = PGNReader(bytes).makeIterator()
        while games.visitGame(&visitor) {}
    }
}

/// Wants the tags only.
private struct Tags: PGNVisitor {
    var length = 0

    mutating func tag(_ name: Span<UInt8>, _ value: Span<UInt8>) { length += value.count }
    mutating func beginMoves(from start: Position) -> PGNInterest { .nothing }
    mutating func endGame(_ outcome: Result<GameResult, PGNError>) {}
}

/// A reader of others, as far as it is installed here.
struct OtherReader {
    let name: String
    private let program: String
    /// The arguments before the file.
    private let arguments: [String]
    /// Whether it says itself, as its last line, how many seconds the reading took; else its whole run is measured.
    private let isTimingItself: Bool

    /// Those that are here; a word is printed for each that is not.
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

    /// Reads every game into a tree, as we do, and leaves the start of the interpreter out of the account.
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

    /// How long it takes for the file.
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
