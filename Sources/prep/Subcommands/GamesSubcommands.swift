import ArgumentParser
import Coach
import Console
import Store

struct GamesSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "games", "Manage the games database.",
        subcommands: [Import.self, List.self, Show.self, Remove.self, Dedupe.self, Export.self, Info.self],
        examples: Example("prep games import masters.pgn", "Add games to the database."),
        Example("prep games list --player Carlsen --eco B90", "Find games."))

    struct Import: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "import", "Add games to the database.",
            examples: Example("prep games import masters.pgn", "Add the games of a PGN file."),
            Example("prep --db base.sqlite games import *.pgn", "Make a database in a file of its own."))

        @OptionGroup var global: GlobalOptions
        @Argument(
            help:
                "PGN files, plain or compressed (.gz .bz2 .xz .zst .zip, at most 32 GiB expanded), - for a plain one from standard input, and databases of ocgdb, En Croissant and Prep.",
            completion: .file())
        var files: [String]
        @Flag(help: "Import nothing of a file that has a faulty game; otherwise faulty games are left out.")
        var strict = false
        @Flag(help: "Add duplicates too; otherwise they are left out.") var keepDuplicates = false
        @Flag(inversion: .prefixedNo, help: "Build the index of positions, for quick answers.") var index = true
        @Flag(help: "Print one JSON document.") var json = false

        @MainActor func run() async throws {
            try await Runner(global).run(isJSON: json) {
                var command = GamesImportCommand(files: files)
                command.options.isStrict = strict
                command.options.keepsDuplicates = keepDuplicates
                command.options.updatesIndex = index
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "list", "List games, the newest first.",
            examples: Example("prep games list --player Carlsen --as white", "List games in which Carlsen is White."),
            Example("prep games list --from \"1.e4 c5\" --limit 0", "List all games that reached a position."))

        @OptionGroup var global: GlobalOptions
        @OptionGroup var place: PositionOptions
        @OptionGroup var filter: GameFilterOptions
        @Option(
            help: ArgumentHelp("The most games to list; 0 for all.", valueName: "n"),
            transform: NumberRange.listedGames.read)
        var limit = 20
        @Flag(help: "Print one JSON document.") var json = false

        @MainActor func run() async throws {
            try await Runner(global).run(isJSON: json) {
                var command = GamesListCommand(
                    filter: try filter.filter(), position: try place.position(), limit: limit)
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }

    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "show", "Print games, as PGN in a pipe.",
            examples: Example("prep games show 17", "Print game 17."),
            Example("prep games show 17 18 --json", "Print two games as JSON."))

        @OptionGroup var global: GlobalOptions
        @Argument(help: ArgumentHelp("IDs of games (games list).", valueName: "id")) var ids: [Int64]
        @Flag(help: "Print one JSON document.") var json = false

        @MainActor func run() async throws {
            try await Runner(global).run(isJSON: json) {
                var command = GamesShowCommand(ids: ids)
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "remove", "Remove games from the database.",
            examples: Example("prep games remove 17 18", "Remove two games."),
            Example("prep games remove --player Smith --until 1999 --force", "Remove the games that match."))

        @OptionGroup var global: GlobalOptions
        @OptionGroup var place: PositionOptions
        @OptionGroup var filter: GameFilterOptions
        @Argument(help: ArgumentHelp("IDs of games (games list).", valueName: "id")) var ids: [Int64] = []
        @Flag(help: "Remove the games that match the filter; without this they are only counted.") var force = false
        @Flag(help: "Print one JSON document.") var json = false

        func validate() throws {
            let isFiltered = try place.position() != nil || !filter.filter().isEmpty
            if !ids.isEmpty, isFiltered {
                throw ValidationError("name games, or choose them by options, not both")
            }
            if ids.isEmpty, !isFiltered { throw ValidationError("name games, or choose them by options") }
        }

        @MainActor func run() async throws {
            try await Runner(global).run(isJSON: json) {
                var command = GamesRemoveCommand(ids: ids)
                command.filter = try filter.filter()
                command.position = try place.position()
                command.isForced = force
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }

    struct Dedupe: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "dedupe", "Remove duplicate games, keeping the one with the most text.",
            examples: Example("prep games dedupe --dry-run", "Count the duplicates."),
            Example("prep games dedupe", "Remove the duplicates."))

        @OptionGroup var global: GlobalOptions
        @Flag(help: "Only count the games.") var dryRun = false
        @Flag(help: "Print one JSON document.") var json = false

        @MainActor func run() async throws {
            try await Runner(global).run(isJSON: json) {
                try GamesDedupeCommand(isDryRun: dryRun, isJSON: json).run($0, $1)
            }
        }
    }

    struct Export: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "export", "Write games as PGN or as an ocgdb database.",
            examples: Example("prep games export -o najdorf.pgn --eco B90-B99", "Write the Najdorf games."),
            Example("prep games export 17 18 -o two.pgn", "Write two games."))

        @OptionGroup var global: GlobalOptions
        @OptionGroup var place: PositionOptions
        @OptionGroup var filter: GameFilterOptions
        @Argument(help: ArgumentHelp("IDs of games (games list); without any all games.", valueName: "id"))
        var ids: [Int64] = []
        @OptionGroup var output: OutputOptions
        @Option(help: "What to write.") var format: GamesExportCommand.Format = .pgn

        func validate() throws {
            guard !ids.isEmpty else { return }
            if try place.position() != nil || !filter.filter().isEmpty {
                throw ValidationError("name games, or choose them by options, not both")
            }
        }

        @MainActor func run() async throws {
            try await Runner(global).run {
                try GamesExportCommand(
                    ids: ids, filter: filter.filter(), position: place.position(), format: format,
                    output: output.choice
                ).run($0, $1)
            }
        }
    }

    struct Info: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "info", "Show what the games database contains.",
            examples: Example("prep games info", "Show the number of games, players and years."),
            Example("prep --db base.sqlite games info", "Show another database."))

        @OptionGroup var global: GlobalOptions
        @Flag(help: "Print one JSON document.") var json = false

        @MainActor func run() async throws {
            try await Runner(global).run(isJSON: json) {
                var command = GamesInfoCommand()
                command.isJSON = json
                return try command.run($0, $1)
            }
        }
    }
}

extension GamesExportCommand.Format: WordArgument {}
