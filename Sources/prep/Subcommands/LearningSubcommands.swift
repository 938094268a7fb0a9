import ArgumentParser
import Chess
import Coach
import Console
import Openings
import Store

struct DrillSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "drill", "Review what is due today, then learn new positions.",
        discussion: """
            Each answer is saved at once; leave at any time with quit or Ctrl-D. Type help at a question to see what \
            else it understands.
            """,
        examples: Example("prep drill --minutes 10", "Drill for at most ten minutes."),
        Example("prep drill white-e4 --from \"1.e4 c5\"", "Drill one branch of a repertoire."))

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire; without one all active ones.", completion: .repertoire) var name: String?
    @Option(help: "The most positions to ask.", transform: NumberRange.positions.read) var limit: Int?
    @Option(help: "The most minutes to ask for.", transform: NumberRange.minutes.read) var minutes: Int?
    @Option(
        name: .customLong("new"),
        help: "New positions today, instead of the setting; with --cram include new ones, all or this many.",
        transform: NewPositions.read)
    var newPositions: NewPositions?
    @Flag(help: "Ask what you have learned, due or not, without changing the schedule.") var cram = false
    @Flag(help: "Also ask the known moves on the way; they are not graded.") var fromStart = false
    @OptionGroup var games: LikeGamesOptions
    @Option(
        help: ArgumentHelp("The board: image, large, medium, glyphs, ascii or none.", valueName: "style"),
        completion: .list(BoardStyle.allCases.map(\.rawValue)))
    var board: String?
    @Flag(help: "Read answers and print questions as JSON lines, for scripts and front ends.") var json = false

    /// The keyboard of the prompt, when the drill runs inside it.
    var keyboard: Keyboard?

    enum CodingKeys: CodingKey {
        case global, place, name, limit, minutes, newPositions, cram, fromStart, games, board, json
    }

    func validate() throws {
        if newPositions == .all, !cram {
            throw ValidationError(
                "--new takes a whole number, as in --new 20; only with --cram may the number be left out")
        }
    }

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) { environment, printer in
            var options = DrillOptions()
            options.name = name
            options.from = try place.given()
            options.limit = limit
            options.minutes = minutes
            switch newPositions {
            case .all: options.newPerDay = .max
            case .number(let number): options.newPerDay = number
            case nil: break
            }
            options.isCram = cram
            options.isFromStart = fromStart
            options.isLikeGames = games.likeGames
            options.games = try games.counted.filter()
            options.countsAllGames = games.counted.allGames
            options.board = board
            options.isJSON = json
            return try await DrillCommand(options).run(environment, printer, keyboard: keyboard)
        }
    }
}

struct DueSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "due", "Show what is due today.",
        examples: Example("prep due", "Show the reviews and new positions of today and the minutes they take."),
        Example("prep due --short", "Print only the number, for a shell prompt."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "A repertoire; without one all active ones.", completion: .repertoire) var name: String?
    @Flag(help: "Print only the number, for a shell prompt; nothing when nothing is due.") var short = false
    @Flag(help: "Print nothing; end with status 1 when anything is due.") var check = false
    @Flag(help: "Print one JSON document.") var json = false

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) { environment, printer in
            let form: DueCommand.Form = json ? .json : short ? .short : check ? .check : .line
            return try DueCommand(name: name, form: form).run(environment, printer)
        }
    }
}

struct StatsSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "stats", "Show your statistics: retention, forecast, each repertoire.",
        discussion: """
            A review counts for retention when the position was due and had an interval of at least a day; it is right \
            with a grade of 3 or more. The figures of a repertoire are those of the positions that it has now. Each \
            position counts in the branch of the line by which it is asked.
            """,
        examples: Example("prep stats white-e4 --from \"1.e4 c5\"", "Show the figures of one branch."),
        Example("prep stats --mistakes --days 90", "Show what was wrong most often in three months."))

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Argument(help: "A repertoire; without one all active ones.", completion: .repertoire) var name: String?
    @Option(
        help: "The days that are looked back on, and those of the forecast, from 1 to 365.",
        transform: NumberRange.forecastDays.read)
    var days = 30
    @Flag(help: "Show the positions that you keep forgetting, and what you played instead.") var leeches = false
    @Flag(help: "Show the positions most often wrong, and those that you mix up.") var mistakes = false
    @Flag(help: "Show the figures of each branch of a repertoire.") var tree = false
    @Option(help: "The levels of the tree.", transform: NumberRange.treeDepth.read) var depth: Int?
    @Flag(help: "Compare how well SM-2 and FSRS predict your own answers.") var schedulers = false
    @Flag(help: "Print one JSON document.") var json = false

    enum CodingKeys: CodingKey { case global, place, name, days, leeches, mistakes, tree, depth, schedulers, json }

    func validate() throws {
        let forms = [("--leeches", leeches), ("--mistakes", mistakes), ("--tree", tree), ("--schedulers", schedulers)]
            .filter(\.1).map(\.0)
        if forms.count > 1 { throw ValidationError("\(forms[0]) and \(forms[1]) exclude each other") }
        if depth != nil, !tree { throw ValidationError("--depth needs --tree") }
    }

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) { environment, printer in
            var command = StatsCommand(name: name)
            command.from = try place.given()
            command.form =
                leeches ? .leeches : mistakes ? .mistakes : tree ? .tree : schedulers ? .schedulers : .overview
            command.days = days
            command.depth = depth
            command.isJSON = json
            return try command.run(environment, printer)
        }
    }
}
