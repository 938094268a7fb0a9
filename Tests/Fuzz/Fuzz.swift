import ArgumentParser
import FuzzDrivers

#if !LIBFUZZER
/// The fuzz drivers by hand: inputs from a seed, or files.
@main
struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Feeds one driver seeded inputs until the rounds are done, or the bytes of files.",
        discussion: "Drivers:\n"
            + FuzzDriver.all.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n")
                + """


                A fault is printed with its seed, round and bytes, and its input kept in fuzz-DRIVER-SEED-ROUND.input; \
                status 1. After a crash the last line printed says in which rounds it was: run these again with --keep, \
                and the input is in fuzz-DRIVER.input.
                """)

    @Argument(help: "One of the drivers below.", transform: Self.driver)
    var driver: FuzzDriver

    @Option(help: "The generator.")
    var seed: UInt64 = 1

    @Option(help: "How many inputs.")
    var rounds = 100_000

    @Option(help: "The round to begin with: the same input has the same number in every run.")
    var first = 0

    @Flag(help: "Take the files as samples to be mutilated, besides the driver's own.")
    var mutate = false

    @Flag(help: "Write each input to a file before it is checked; slow.")
    var keep = false

    @Flag(help: "End by SIGABRT at a fault in a file, as fuzzers that wait for crashes want.")
    var abort = false

    @Argument(help: "Files to check, each one input; - is the standard input.")
    var files: [String] = []

    func validate() throws {
        guard rounds >= 0, first >= 0 else { throw ValidationError("rounds are counted from 0") }
        if mutate, files.isEmpty { throw ValidationError("--mutate needs files") }
    }

    func run() throws {
        if files.isEmpty || mutate { try feed() } else { try check() }
    }

    private static func driver(_ name: String) throws -> FuzzDriver {
        guard let driver = FuzzDriver.all.first(where: { $0.name == name }) else {
            throw ValidationError("no driver \(name); there are \(FuzzDriver.all.map(\.name).joined(separator: ", "))")
        }
        return driver
    }

    /// Checks each file as it is.
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

    /// The files, for drivers of one line cut into their lines.
    private func samples() throws -> [[UInt8]] {
        try files.flatMap { file in
            let bytes = try InputFile.contents(of: file)
            if driver.readsWholeFiles { return [bytes] }
            return bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
        }
    }
}
#endif
