import ArgumentParser
import Foundation

/// Measures the time from the start of the program to its end, or to its first question.
struct StartBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Start a built prep many times on a file of 5,000 cards.")

    @Argument(help: "The program, such as .build/release/prep.") var program: String
    @Option(help: "The number of alternating starts.") var runs = 40
    @Option(help: "The number of cards in the file.") var cards = 5000

    /// The cards are imported as known on one day; two months later all of them are due.
    private static let importDay = "2026-01-05T12:00:00Z"
    private static let drillDay = "2026-03-05T12:00:00Z"

    func validate() throws {
        guard runs >= 1, cards >= 1 else { throw ValidationError("--runs and --cards take whole numbers from 1") }
    }

    func run() throws {
        let own = try TemporaryFolder()
        defer { withExtendedLifetime(own) {} }
        let folder = own.path
        let database = folder + "/prep.sqlite"
        try fill(database, folder)

        let environment = ["PREP_NOW": Self.drillDay, "XDG_STATE_HOME": folder]
        var nothing = Figures()
        var due = Figures()
        var question = Figures()
        for _ in 0..<runs {
            nothing.add(1000 * (try seconds { _ = try Child.run("/bin/true", []) }))
            due.add(
                1000
                    * (try seconds {
                        try expect(
                            try Child.run(program, ["due", "--short", "--db", database], environment: environment))
                    }))
            question.add(1000 * (try firstQuestion(database, environment)))
        }
        var table = Table("ms", "min", "median", "max", "to /bin/true")
        table.add("/bin/true", nothing, places: 1)
        table.add("prep due --short", due, places: 1, last: digits(Figures.ratio(due, nothing), 1))
        table.add(
            "prep drill --json, first question", question, places: 1, last: digits(Figures.ratio(question, nothing), 1))
        table.print()
    }

    /// Creates the data file with the program itself.
    private func fill(_ database: String, _ folder: String) throws {
        let repertoire = GeneratedRepertoire(cards: cards)
        let file = folder + "/generated.pgn"
        try Data(repertoire.text.utf8).write(to: URL(fileURLWithPath: file))
        let time = try seconds {
            try expect(
                try Child.run(
                    program, ["import", file, "--known", "--db", database],
                    environment: ["PREP_NOW": Self.importDay, "XDG_STATE_HOME": folder]))
        }
        print("\(repertoire.cards) cards, imported in \(digits(time, 2)) s")
    }

    /// Returns the seconds from the start to the first line, which must be a question.
    private func firstQuestion(_ database: String, _ environment: [String: String]) throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        let child = try Child(program, ["drill", "--json", "--db", database], environment: environment)
        let line = child.line()
        let time = start.duration(to: clock.now).seconds
        child.finish()
        try expect(line?.contains("\"question\"") == true)
        return time
    }

    private func expect(_ isDone: Bool) throws {
        guard isDone else { throw BenchError("\(program) failed; does it start by itself?") }
    }
}
