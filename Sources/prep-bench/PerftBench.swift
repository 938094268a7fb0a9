import ArgumentParser
import Chess
import UCI

/// Measures move generation: our perft, listed and counted, and Stockfish's, in alternating rounds.
struct PerftBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "perft", abstract: "Count leaves, and compare with an installed Stockfish's go perft.")

    @Option(help: "The number of alternating rounds.") var rounds = 5
    @Option(help: ArgumentHelp("The Stockfish to compare with.", valueName: "file")) var engine: String?
    /// The option with which this program measures the first use of the tables in a new process.
    @Flag(help: .private) var firstUse = false

    private struct Benchmark {
        let name: String
        let fen: String
        let depth: Int
        let nodes: Int

        /// Returns the speed in million leaves per second.
        func rate(_ seconds: Double) -> Double { Double(nodes) / seconds / 1e6 }

        func expect(_ counted: Int) throws {
            guard counted == nodes else { throw BenchError("\(name): \(counted) leaves, not \(nodes)") }
        }
    }

    /// The well-known counts of the start position and the position called Kiwipete.
    private static let benchmarks = [
        Benchmark(
            name: "start, depth 6", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", depth: 6,
            nodes: 119_060_324),
        Benchmark(
            name: "Kiwipete, depth 5", fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            depth: 5, nodes: 193_690_690),
    ]

    func validate() throws {
        guard rounds >= 1 else { throw ValidationError("--rounds takes a whole number from 1") }
    }

    func run() async throws {
        if firstUse {
            print(seconds { _ = Position.initial.legalMoveCount } * 1000)
            return
        }
        let stockfish: Engine?
        if let path = engine ?? Child.installed("stockfish") {
            stockfish = try await Engine.start(path)
            print(await stockfish?.name ?? "")
        } else {
            stockfish = nil
            print("Stockfish is not installed: no ratio.")
        }
        print("One thread, bounds checks on, incremental key; \(PopulationCount.kind).")
        var table = Table("million leaves/s", "min", "median", "max", "ours : theirs")
        for benchmark in Self.benchmarks { try await measure(benchmark, stockfish, &table) }
        await stockfish?.close()
        table.print()
        try printFirstUse()
    }

    private func measure(_ benchmark: Benchmark, _ stockfish: Engine?, _ table: inout Table) async throws {
        let position = try Position(fen: benchmark.fen)
        let clock = ContinuousClock()
        var listed = Figures()
        var counted = Figures()
        var theirs = Figures()
        for _ in 0..<rounds {
            listed.add(
                benchmark.rate(
                    try seconds { try benchmark.expect(position.perft(depth: benchmark.depth, leaf: .listed)) }))
            counted.add(
                benchmark.rate(
                    try seconds { try benchmark.expect(position.perft(depth: benchmark.depth, leaf: .counted)) }))
            if let stockfish {
                let start = clock.now
                try benchmark.expect(try await stockfish.perft(from: position, depth: benchmark.depth))
                theirs.add(benchmark.rate(start.duration(to: clock.now).seconds))
            }
        }
        table.add("\(benchmark.name): listed", listed, places: 1, last: digits(Figures.ratio(listed, theirs), 2))
        table.add("\(benchmark.name): counted", counted, places: 1, last: digits(Figures.ratio(counted, theirs), 2))
        if stockfish != nil { table.add("\(benchmark.name): theirs", theirs, places: 1) }
    }

    /// Measures the time to build all tables, each time in a new process.
    private func printFirstUse() throws {
        var figures = Figures()
        for _ in 0..<max(rounds, 5) {
            let child = try Child(CommandLine.arguments[0], ["perft", "--first-use"])
            guard let time = child.line().flatMap(Double.init) else {
                throw BenchError("\(CommandLine.arguments[0]) cannot be run again; start it by its path")
            }
            child.finish()
            figures.add(time)
        }
        var table = Table("ms", "min", "median", "max")
        table.add("first use of all tables", figures, places: 2)
        table.print()
    }
}
