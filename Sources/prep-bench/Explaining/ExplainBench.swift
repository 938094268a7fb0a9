import ArgumentParser
import Chess
import Coach
import Foundation

/// How long one waits for the reason why a move is worse: the prepared move and likely wrong ones were evaluated while
/// the player thought; another wrong move is new, or known from an earlier day.
struct ExplainBench: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Answer wrong in simulated drills, and measure the time until the engine's reasons.",
        discussion: """
            With --answers and --games it also simulates a week of drills, in which a learner answers as the players of \
            these games did, and reports how many deviations were known before the answer. Any PGN files do.
            """)

    @Option(help: "The engine.") var engine = "/usr/games/stockfish"
    @Option(help: "The program that imports; by default the one next to this.") var prep: String?
    @Option(help: "The repertoire to drill.") var repertoire = "Repertoires/white-e4.pgn"
    @Option(help: "The number of positions whose answers are measured.") var positions = 40
    @Option(help: "Milliseconds before each answer.") var thinking = 3000
    @Option(help: "PGN games of players whose answers the learner gives.") var answers: String?
    @Option(help: "The lowest rating of these players.") var lowest = 1500
    @Option(help: "The highest rating of these players.") var highest = 2000
    @Option(help: "PGN games for the games database; one in ten is kept for further answers.") var games: String?
    @Option(help: "The number of days.") var days = 7
    @Option(help: "The number of new positions a day.") var new = 20
    @Option(help: "The seed of all answers.") var seed: UInt64 = 13

    private static let nodes = 200_000

    func validate() throws {
        guard positions >= 1, thinking >= 0, days >= 1, new >= 1, lowest <= highest else {
            throw ValidationError("--positions, --days and --new take whole numbers from 1, --lowest at most --highest")
        }
    }

    @MainActor func run() async throws {
        let plain = try PlainSearch(engine, nodes: Self.nodes)
        defer { plain.end() }
        print("\(Self.nodes) nodes a search, \(thinking) ms to think before each answer, seed \(seed)")
        try await measureTimes(plain)
        guard let answers, let games else {
            print(
                """

                The simulated week needs games: --answers GAMES.pgn, of players rated \(lowest) to \(highest), and \
                --games GAMES.pgn, for the games database, such as those of masters.
                """)
            return
        }
        try await simulateWeek(plain, answers: answers, games: games)
    }

    /// Gives two wrong answers in each position, on two days; then the first wrong answers without time to think.
    @MainActor private func measureTimes(_ plain: PlainSearch) async throws {
        var options = DrillOptions()
        options.isCram = true
        options.limit = positions
        let folder = try TemporaryFolder()
        let drill = try drill(folder, plain, thinking: thinking, SimulatedAnswers(wrongBy: seed), isKnown: true)
        try await drill.run(day: 0, options)
        let new = drill.deviations
        drill.answers = SimulatedAnswers(wrongBy: seed)
        try await drill.run(day: 1, options)
        let known = drill.deviations.dropFirst(new.count)

        let other = try TemporaryFolder()
        let hasty = try self.drill(other, plain, thinking: 0, SimulatedAnswers(wrongBy: seed), isKnown: true)
        try await hasty.run(day: 0, options)
        guard !new.isEmpty else { throw BenchError("no question could be measured; is \(repertoire) a repertoire?") }

        print("any legal move, \(drill.questions / 2) positions, two tries in each")
        var table = TimesTable(plain: Figures(drill.searches.values + hasty.searches.values))
        table.add("text, move first seen", new.filter { !$0.isKnown }, target: "2 and 3.5")
        table.add("text, known the next day", known.filter(\.isKnown), target: "30 ms")
        table.add("text, first try without a thought", hasty.deviations.filter { $0.isFirstTry && !$0.isKnown })
        table.print()
        let missed = known.count { !$0.isKnown }
        if missed > 0 { print("\(missed) of \(known.count) were not known the next day") }
    }

    @MainActor private func simulateWeek(_ plain: PlainSearch, answers: String, games: String) async throws {
        let club = GameAnswers(try DividedGames.bytes(answers), ratings: lowest...highest)
        let divided = try DividedGames(path: games)
        let masters = GameAnswers(divided.heldOut)
        let folder = try TemporaryFolder()
        let drill = try drill(
            folder, plain, thinking: thinking, SimulatedAnswers(club: club, masters: masters, seed: seed),
            isKnown: false)
        let file = folder.path + "/games.pgn"
        try Data(divided.known).write(to: URL(fileURLWithPath: file))
        try prepare(["games", "import", file], folder)
        var options = DrillOptions()
        options.newPerDay = new
        for day in 0..<days { try await drill.run(day: day, options) }
        print(
            """

            A week: \(days) days, \(new) new positions a day, \(drill.questions) questions; answers from \
            \(club.games) games of players rated \(lowest) to \(highest), elsewhere from \(masters.games) games that \
            the games database does not have
            """)
        KnownShares(drill.deviations).print()
        var table = TimesTable(plain: drill.searches)
        let firstSeen = drill.deviations.filter(\.isFirstSeen)
        table.add("text, move first seen, not known", firstSeen.filter { !$0.isKnown }, target: "2 and 3.5")
        table.add("text, move first seen, known", firstSeen.filter(\.isKnown), target: "30 ms")
        table.add("text, all deviations", drill.deviations)
        table.print()
    }

    /// A drill of the repertoire in a new data file.
    @MainActor private func drill(
        _ folder: TemporaryFolder, _ plain: PlainSearch, thinking: Int, _ answers: SimulatedAnswers, isKnown: Bool
    ) throws -> SimulatedDrill {
        try prepare(["import", repertoire] + (isKnown ? ["--known"] : []), folder)
        return SimulatedDrill(
            engine: engine, database: database(folder), thinking: thinking, plain: plain, answers: answers)
    }

    private func database(_ folder: TemporaryFolder) -> String { folder.path + "/prep.sqlite" }

    /// Runs the built program with the data file of a folder.
    private func prepare(_ arguments: [String], _ folder: TemporaryFolder) throws {
        guard let program = prep ?? Child.besideThis("prep") else {
            throw BenchError("there is no prep next to this program; give one with --prep")
        }
        let environment = ["XDG_STATE_HOME": folder.path, "PREP_NOW": "2026-01-05T11:00:00Z"]
        guard try Child.run(program, arguments + ["--db", database(folder)], environment: environment) else {
            throw BenchError("\(arguments.last ?? "") could not be imported")
        }
    }
}
