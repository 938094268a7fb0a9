public import ArgumentParser
import Console
import Store

struct GamesSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "games", abstract: "The games database: what was played by others, and by you.",
        subcommands: [Import.self, List.self, Show.self, Remove.self, Export.self, Info.self])

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

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List games, the newest first.")

        @OptionGroup var global: GlobalOptions
        @OptionGroup var place: PositionOptions
        @OptionGroup var filter: GameFilterOptions
        @Option(
            help: ArgumentHelp("The most that are listed; 0 for all.", valueName: "n"),
            transform: NumberRange.listedGames.read)
        var limit = 20
        @Flag(help: "One JSON document.") var json = false

        func run() throws {
            try Runner(global).run(isJSON: json) {
                var command = GamesListCommand(
                    filter: try filter.filter(), position: try place.position(), limit: limit)
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Print games: PGN, or for reading at a terminal.")

        @OptionGroup var global: GlobalOptions
        @Argument(help: ArgumentHelp("Games, as list numbers them.", valueName: "id")) var ids: [Int64]
        @Flag(help: "One JSON document.") var json = false

        func run() throws {
            try Runner(global).run(isJSON: json) {
                var command = GamesShowCommand(ids: ids)
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Take games out.")

        @OptionGroup var global: GlobalOptions
        @Argument(help: ArgumentHelp("Games, as list numbers them.", valueName: "id")) var ids: [Int64]
        @Flag(help: "One JSON document.") var json = false

        func run() throws {
            try Runner(global).run(isJSON: json) {
                var command = GamesRemoveCommand(ids: ids)
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }

    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Write games as PGN or as a database of ocgdb.")

        @OptionGroup var global: GlobalOptions
        @OptionGroup var place: PositionOptions
        @OptionGroup var filter: GameFilterOptions
        @Argument(help: ArgumentHelp("Games, as list numbers them; without any all.", valueName: "id"))
        var ids: [Int64] = []
        @OptionGroup var output: OutputOptions
        @Option(help: "pgn or ocgdb.") var format: GamesExportCommand.Format = .pgn

        func validate() throws {
            guard !ids.isEmpty else { return }
            if try place.position() != nil || !filter.filter().isEmpty {
                throw ValidationError("name games, or choose them by options, not both")
            }
        }

        func run() throws {
            try Runner(global).run {
                try GamesExportCommand(
                    ids: ids, filter: filter.filter(), position: place.position(), format: format,
                    output: output.choice
                ).run($0, $1)
            }
        }
    }

    struct Info: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Say what the games database holds.")

        @OptionGroup var global: GlobalOptions
        @Flag(help: "One JSON document.") var json = false

        func run() throws {
            try Runner(global).run(isJSON: json) {
                var command = GamesInfoCommand()
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }
}

extension GamesExportCommand.Format: ExpressibleByArgument {}
