import ArgumentParser
import Chess
import Coach
import Console
import Openings
import Terminal

struct PositionSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "position", "Show a position: board, FEN, legal moves; or draw it as a picture.",
        examples: Example(
            "prep position --from \"1.e4 e5\" --play Nf3", "Show whether a move is legal, and where it leads."),
        Example("prep position --from \"1.e4 c5\" -o sicilian.png --draw Gg1f3", "Draw a position with an arrow."))

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Option(help: ArgumentHelp("A move to try, written as in a drill.", valueName: "token"))
    var play: String?
    @Option(help: ArgumentHelp("How to draw the board.", valueName: "style")) var board: BoardStyle?
    @Flag(help: "Draw the board from Black's side.") var flip = false
    @OptionGroup var picture: PictureOptions
    @Flag(help: "Print one JSON document.") var json = false

    func validate() throws {
        if json, picture.output != nil { throw ValidationError("--json and --output exclude each other") }
    }

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) { environment, printer in
            let line = try place.line()
            var command = PositionCommand(position: line.position, token: play)
            command.board = board
            command.orientation = flip ? .black : .white
            command.lastMove = line.moves.last
            command.picture = try picture.picture()
            return try command.run(environment, printer, isJSON: json)
        }
    }
}

extension BoardStyle: WordArgument {}

struct PerftSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "perft", "Count legal move sequences, to test the move generator.",
        examples: Example("prep perft 4", "Count the move sequences of four plies from the start."),
        Example("prep perft --suite perft.epd --max-depth 4", "Check a file of known counts."))

    @OptionGroup var global: GlobalOptions
    @Argument(help: "The number of plies.", transform: NumberRange.perftDepth.read) var depth: Int?
    @Option(help: ArgumentHelp("The position in FEN.", valueName: "fen")) var fen: String?
    @Flag(help: "Count the sequences of each first move.") var divide = false
    @Option(help: ArgumentHelp("Check an EPD file of counts (;D1 20 ;D2 400).", valueName: "file"), completion: .file())
    var suite: String?
    @Option(help: "The deepest counts of the file to check.", transform: NumberRange.suiteDepth.read)
    var maxDepth: Int?

    func validate() throws {
        guard (depth == nil) != (suite == nil) else { throw ValidationError("give a depth, or --suite FILE") }
    }

    @MainActor func run() async throws {
        try await Runner(global).run { _, printer in
            if let suite { return try PerftCommand.suite(suite, maxDepth: maxDepth, printer) }
            let position = try fen.map(MoveText.position(fen:)) ?? .initial
            return PerftCommand.count(position, depth: depth ?? 0, isDivided: divide, printer)
        }
    }
}

struct ExplainSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "explain", "Explain why one move is worse than another.",
        examples: Example("prep explain --from \"1.f3 e5\" --played g4", "Explain what is wrong with 2.g4."),
        Example("prep explain --from \"1.e4 e5\" --played f3 --expected Nf3", "Compare 2.f3 with 2.Nf3."))

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Option(help: ArgumentHelp("The move that was played.", valueName: "move")) var played: String
    @Option(help: ArgumentHelp("The better move; without it the engine's choice.", valueName: "move"))
    var expected: String?
    @Flag(help: "Print one JSON document.") var json = false

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) {
            try await ExplainCommand(
                position: place.position() ?? .initial, played: played, expected: expected, isJSON: json
            ).run($0, $1)
        }
    }
}

struct PGNSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "pgn", "Check PGN files, or rewrite one.", subcommands: [Check.self, Format.self],
        examples: Example("prep pgn check games.pgn", "Find the errors in a file."),
        Example("prep pgn format games.pgn -o tidy.pgn", "Rewrite a file in standard form."))

    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "check", "Find errors in PGN files, each with its line and column.",
            examples: Example("prep pgn check games.pgn", "Find the errors in a file."),
            Example("prep pgn check a.pgn b.pgn --json", "Print the errors of two files as JSON."))

        @OptionGroup var global: GlobalOptions
        @Argument(help: "PGN files; - is standard input.", completion: .pgn) var files: [String]
        @Flag(help: "Print one JSON document.") var json = false

        @MainActor func run() async throws {
            try await Runner(global).run(isJSON: json) { _, printer in
                try PGNCheckCommand(files: files, isJSON: json).run(printer)
            }
        }
    }

    struct Format: AsyncParsableCommand {
        static let configuration = CommandConfiguration.prep(
            "format", "Rewrite a PGN file in standard form.",
            examples: Example("prep pgn format games.pgn -o tidy.pgn", "Write the games in standard form to a file."),
            Example("prep pgn format games.pgn --skip-errors", "Print them, with the legal part of faulty games."))

        @OptionGroup var global: GlobalOptions
        @Argument(help: "A PGN file.", completion: .pgn) var file: String
        @Flag(help: "Write the legal part of faulty games, and report their errors.") var skipErrors = false
        @OptionGroup var output: OutputOptions

        @MainActor func run() async throws {
            try await Runner(global).run {
                try PGNFormatCommand(file: file, output: output.choice, skipsErrors: skipErrors).run($0, $1)
            }
        }
    }
}
