import ArgumentParser
import FuzzDrivers

#if !LIBFUZZER
/// Runs a fuzz driver with inputs from a seed or from files.
@main
struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Run one driver with seeded inputs, or with the bytes of files.",
        discussion: "Drivers:\n"
            + FuzzDriver.all.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n")
                + """


                A fault is printed with its seed, round and bytes, and its input kept in fuzz-DRIVER-SEED-ROUND.input; \
                status 1. After a crash the last line printed says in which rounds it was: run these again with --keep, \
                and the input is in fuzz-DRIVER.input.
                """)

    @Argument(help: "One of the drivers below.", transform: Self.driver)
    var driver: FuzzDriver

    @Option(help: "The seed of the generator.")
    var seed: UInt64 = 1

    @Option(help: "The number of inputs.")
    var rounds = 100_000

    @Option(help: "The first round; a round has the same input in every run.")
    var first = 0

    @Flag(help: "Mutate the files as additional samples.")
    var mutate = false

    @Flag(help: "Write each input to a file before it is checked (slow).")
    var keep = false

    @Flag(help: "End with SIGABRT at a fault in a file, for fuzzers that detect crashes.")
    var abort = false

    @Argument(help: "Files to check, one input each; - is the standard input.")
    var files: [String] = []

    func validate() throws {
        guard rounds >= 0, first >= 0 else { throw ValidationError("--rounds and --first must not be negative") }
        if mutate, files.isEmpty { throw ValidationError("--mutate needs files") }
    }

    func run() throws {
        if files.isEmpty || mutate { try feed() } else { try check() }
    }

    private static func driver(_ name: String) throws -> FuzzDriver {
        guard let driver = FuzzDriver.all.first(where: { $0.name == name }) else {
            throw ValidationError(
                "no driver \(name); the drivers are: \(FuzzDriver.all.map(\.name).joined(separator: ", "))")
        }
        return driver
    }

    /// Checks each file unchanged.
    private func check() throws {
        var isWrong = false
        for file in files {
            for sentence in driver.check(try InputFile.contents(of: file)) {
                isWrong = true
                print("\(file): \(sentence)")
            }
        }
        guard isWrong else { return }
        if abort { InputFile.endByAbort() }
        throw ExitCode.failure
    }

    /// Checks seeded inputs.
    private func feed() throws {
        let run = SeededRun(driver: driver, seed: seed, samples: try samples(), keepsInputs: keep)
        if try run.check(rounds: first..<first + rounds) > 0 { throw ExitCode.failure }
    }

    /// Returns the files as samples; for drivers that read one line, their lines.
    private func samples() throws -> [[UInt8]] {
        try files.flatMap { file in
            let bytes = try InputFile.contents(of: file)
            if driver.readsWholeFiles { return [bytes] }
            return bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
        }
    }
}
#endif
