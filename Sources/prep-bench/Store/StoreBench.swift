import ArgumentParser
import Foundation
import Scheduling

/// Measures the learner's file at its full size: what is due, statistics, a drill, the check, memory and the file's size.
struct StoreBench: ParsableCommand {
    /// Another program to compare with.
    enum Other: String, ExpressibleByArgument {
        case anki
    }

    static let configuration = CommandConfiguration(
        commandName: "store", abstract: "Use a learner's file with years of answers, and compare with Anki.")

    @Option(help: "The number of cards in the file.") var cards = 100_000
    @Option(help: "The number of graded answers in the file.") var reviews = 1_000_000
    @Option(help: "The seed of the answers.") var seed: UInt64 = 1
    @Option(help: "The number of rounds; the check has a quarter of them.") var rounds = 11
    @Option(help: ArgumentHelp("Keep the file here, and use it again the next time.", valueName: "path"))
    var file: String?
    @Option(help: ArgumentHelp("The built program; by default the one next to this.", valueName: "path"))
    var prep: String?
    @Option(help: "Do the same work with another program: anki.") var against: Other?
    @Option(help: ArgumentHelp("The Python with the package anki.", valueName: "path")) var python = "python3"
    /// The option with which this program makes the file in a process of its own.
    @Flag(help: .private) var onlyMakes = false

    func validate() throws {
        guard cards >= 8, reviews >= 1, rounds >= 1 else {
            throw ValidationError("--cards takes a whole number from 8, --reviews and --rounds from 1")
        }
    }

    func run() throws {
        guard let program = prep ?? Child.besideThis("prep") else {
            throw BenchError("prep is not next to this program; name it with --prep")
        }
        let own = try TemporaryFolder()
        defer { withExtendedLifetime(own) {} }
        if onlyMakes, let file {
            return try GeneratedFile.make(
                file, cards: cards, reviews: reviews, seed: seed, program: program, folder: own.path)
        }
        let made = try generated(program, own.path)
        let size = try Double(made.size) / 1e6
        print(
            "\(made.cards) cards in \(made.repertoires) repertoires, \(made.answers) answers on \(made.days) days:"
                + " \(digits(size, 1)) MB")
        // The answers of the measurement go to a copy.
        let copy = own.path + "/measured.sqlite"
        try FileManager.default.copyItem(atPath: made.path, toPath: copy)
        let file = MeasuredFile(path: copy, now: made.now, instant: made.instant)

        // A child's peak memory starts with that of its parent, so the programs are measured first.
        let shell = try ShellMeasurement(file, program, folder: own.path, rounds: rounds)
        let theirs = try against.map { _ in try AnkiMeasurement(made, python: python, own.path, rounds: rounds) }
        let inProcess = try ProcessMeasurement(file, rounds: rounds)
        shell.table.print()
        inProcess.table(theirs).print()
        theirs?.table.print()
    }

    private func generated(_ program: String, _ folder: String) throws -> GeneratedFile {
        if let file, FileManager.default.fileExists(atPath: file) { return try GeneratedFile(file) }
        let path = file ?? folder + "/made.sqlite"
        let options = ["--cards", "\(cards)", "--reviews", "\(reviews)", "--seed", "\(seed)", "--prep", program]
        let time = try seconds {
            // A child's peak memory starts with that of its parent, so this process must not use as much.
            let isMade = try Child.run(
                CommandLine.arguments[0], ["store", "--only-makes", "--file", path] + options)
            guard isMade else { throw BenchError("the file was not made; start this program by its path") }
        }
        print("made in \(digits(time, 1)) s")
        return try GeneratedFile(path)
    }
}

/// A learner's file and the moment at which it is used.
struct MeasuredFile {
    let path: String
    /// For `PREP_NOW`.
    let now: String
    /// The same instant in milliseconds since 1970.
    let instant: Int64
}
