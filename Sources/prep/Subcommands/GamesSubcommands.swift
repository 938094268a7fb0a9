import ArgumentParser
import Chess
import Console
import Store

struct GamesSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "games", abstract: "The games database: what was played by others, and by you.",
        subcommands: [Import.self])

    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Take games in.")

        @OptionGroup var global: GlobalOptions
        @Argument(help: "PGN files (- is standard input), and databases of ocgdb, En Croissant and Prep.")
        var files: [String]
        @Flag(help: "Leave faulty games out; otherwise one of them keeps its file out.") var keepGoing = false
        @Flag(inversion: .prefixedNo, help: "Keep the position index, for quick answers.") var index = true
        @Flag(help: "One JSON document.") var json = false

        func run() throws {
            try Runner(global).run(isJSON: json) {
                var command = GamesImportCommand(files: files)
                command.isKeptGoing = keepGoing
                command.isIndexed = index
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }
}

struct ExploreSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explore", abstract: "Show what was played in a position, by the games database.")

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @OptionGroup var filter: GameFilterOptions
    @Flag(help: "The games of your own file, though a base is named by settings games-db.") var own = false
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) {
            var command = ExploreCommand(line: try place.line(), filter: try filter.filter())
            command.isOwn = own
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}

/// Which games count.
struct GameFilterOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The average of both ratings, such as 2200-2500, 2200- or -2500.", valueName: "min-max"))
    var elo: String?
    @Option(help: ArgumentHelp("The first year.", valueName: "year")) var since: Int?
    @Option(help: ArgumentHelp("The last year.", valueName: "year")) var until: Int?
    @Option(help: ArgumentHelp("A player, by the beginning of his name.", valueName: "name")) var player: String?
    @Option(name: .customLong("as"), help: ArgumentHelp("The side that player had.", valueName: "white|black"))
    var side: String?
    @Option(help: ArgumentHelp("The result: 1-0, 0-1, 1/2-1/2 or *.", valueName: "result")) var result: String?
    @Option(help: ArgumentHelp("A part of the event's name.", valueName: "name")) var event: String?
    @Option(help: ArgumentHelp("The ECO code, such as B90, B9 or B90-B99.", valueName: "codes")) var eco: String?

    func filter() throws -> GameFilter {
        try GameFilterText(
            elo: elo, since: since, until: until, player: player, side: side, result: result, event: event, eco: eco
        ).filter()
    }
}
