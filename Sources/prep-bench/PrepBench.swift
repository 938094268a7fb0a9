import ArgumentParser

/// Measures parts of Prep compared with programs whose speed is known. An absolute time says more about the machine
/// than about the code; a ratio says something about the code.
@main
struct PrepBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prep-bench",
        abstract: "Measure Prep, compared with programs whose speed is known.",
        discussion: "Build it for release: swift run -c release prep-bench perft",
        subcommands: [
            PerftBench.self, PGNBench.self, StartBench.self, NamesBench.self, GamesBench.self, ExplainBench.self,
            BoardBench.self, EventsCommand.self, FitBench.self, StoreBench.self,
        ])
}

/// A reason why a measurement cannot be made; the description is the complete message.
struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
