import ArgumentParser
import Chess
import Foundation

/// Move generation: our perft and Stockfish's, one after the other, round by round.
struct PerftBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "perft", abstract: "Count leaves, and compare with an installed Stockfish's go perft.")

    @Option(help: "Rounds of each, in alternation.") var rounds = 5
    @Option(help: ArgumentHelp("The Stockfish to compare with.", valueName: "file")) var engine: String?

    private struct Task {
        let name: String
        let fen: String
        let depth: Int
        let nodes: Int
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

    func run() throws {
        let stockfish = try (engine ?? Child.installed("stockfish")).map { try Child($0) }
        if stockfish == nil { print("Stockfish is not installed: no ratio.") }
        var table = Table("million nodes/s", "min", "median", "max", "ours : theirs")
        for task in Self.tasks {
            let position = try Position(fen: task.fen)
            var ours = Figures()
            var theirs = Figures()
            for _ in 0..<rounds {
                ours.add(rate(task, try seconds { try expect(task, position.perft(depth: task.depth)) }))
                if let stockfish {
                    theirs.add(rate(task, try seconds { try expect(task, count(task, by: stockfish)) }))
                }
            }
            table.add("Prep, \(task.name)", ours, places: 1, last: digits(Figures.ratio(ours, theirs), 2))
            if stockfish != nil { table.add("Stockfish, \(task.name)", theirs, places: 1) }
        }
        stockfish?.send("quit")
        stockfish?.finish()
        table.print()
    }

    private func rate(_ task: Task, _ seconds: Double) -> Double { Double(task.nodes) / seconds / 1e6 }

    private func expect(_ task: Task, _ nodes: Int) throws {
        guard nodes == task.nodes else { throw BenchError("\(task.name): \(nodes) nodes, not \(task.nodes)") }
    }

    /// Asks the engine; its answer ends with `Nodes searched: N`.
    private func count(_ task: Task, by stockfish: Child) throws -> Int {
        stockfish.send("position fen \(task.fen)")
        stockfish.send("go perft \(task.depth)")
        while let line = stockfish.line() {
            guard line.hasPrefix("Nodes searched"), let word = line.split(separator: " ").last else { continue }
            return Int(word) ?? 0
        }
        throw BenchError("the engine ended; is it a Stockfish?")
    }
}
