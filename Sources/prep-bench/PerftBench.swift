import ArgumentParser
import Chess
import UCI

/// Move generation: our perft, listed and counted, and Stockfish's, one after the other, round by round.
struct PerftBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "perft", abstract: "Count leaves, and compare with an installed Stockfish's go perft.")

    @Option(help: "Rounds of each, in alternation.") var rounds = 5
    @Option(help: ArgumentHelp("The Stockfish to compare with.", valueName: "file")) var engine: String?
    /// What this program asks itself, in a process of its own: how long the tables take at their first use.
    @Flag(help: .private) var firstUse = false

    private struct Task {
        let name: String
        let fen: String
        let depth: Int
        let nodes: Int

        /// Million leaves a second.
        func rate(_ seconds: Double) -> Double { Double(nodes) / seconds / 1e6 }

        func expect(_ counted: Int) throws {
            guard counted == nodes else { throw BenchError("\(name): \(counted) leaves, not \(nodes)") }
        }
    }

    /// The two counts everyone knows: the start, and the position called Kiwipete.
    private static let tasks = [
        Task(
            name: "start, depth 6", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", depth: 6,
            nodes: 119_060_324),
        Task(
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
        print("One thread, bounds checks on, the key kept; \(PopulationCount.kind).")
        var table = Table("million leaves/s", "min", "median", "max", "ours : theirs")
        for task in Self.tasks { try await measure(task, stockfish, &table) }
        await stockfish?.close()
        table.print()
        try printFirstUse()
    }

    private func measure(_ task: Task, _ stockfish: Engine?, _ table: inout Table) async throws {
        let position = try Position(fen: task.fen)
        let clock = ContinuousClock()
        var listed = Figures()
        var counted = Figures()
        var theirs = Figures()
        for _ in 0..<rounds {
            listed.add(
                task.rate(try seconds { try task.expect(position.perft(depth: task.depth, leaf: .listed)) }))
            counted.add(
                task.rate(try seconds { try task.expect(position.perft(depth: task.depth, leaf: .counted)) }))
            if let stockfish {
                let start = clock.now
                try task.expect(try await stockfish.perft(from: position, depth: task.depth))
                theirs.add(task.rate(start.duration(to: clock.now).seconds))
            }
        }
        table.add("\(task.name): listed", listed, places: 1, last: digits(Figures.ratio(listed, theirs), 2))
        table.add("\(task.name): counted", counted, places: 1, last: digits(Figures.ratio(counted, theirs), 2))
        if stockfish != nil { table.add("\(task.name): theirs", theirs, places: 1) }
    }

    /// What a process pays once for all tables, each time in a fresh one.
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
