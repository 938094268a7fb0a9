import ArgumentParser

/// Measures what the program is made of, beside programs whose speed is known: a figure alone says more of the machine
/// than of the code, a ratio says it of both.
@main
struct PrepBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prep-bench",
        abstract: "Measure Prep, and its ratio to programs whose speed is known.",
        discussion: "Build it for release: swift run -c release prep-bench perft",
        subcommands: [
            PerftBench.self, PGNBench.self, StartBench.self, NamesBench.self, GamesBench.self, ExplainBench.self,
        ])
}

/// What keeps a measurement from being made; the description is the whole message.
struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
