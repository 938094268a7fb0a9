public import ArgumentParser
import Chess
import Console
import Terminal

struct PositionSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "position", abstract: "Show a position: board, FEN, legal moves.")

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Option(help: ArgumentHelp("A move to try, in any notation the prompt reads.", valueName: "token"))
    var play: String?
    @Option(help: "The board: glyphs, ascii or none.") var board: BoardStyle?
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) { surroundings, printer in
            var command = PositionCommand(position: try place.position() ?? .initial, token: play)
            command.board = board ?? (surroundings.isUTF8 ? .glyphs : .ascii)
            return command.run(printer, isJSON: json, columns: surroundings.columns)
        }
    }
}

extension BoardStyle: ExpressibleByArgument {}

struct PerftSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "perft", abstract: "Count the leaves of the tree of legal moves.")

    @OptionGroup var global: GlobalOptions
    @Argument(help: "Plies.", transform: NumberRange.perftDepth.read) var depth: Int?
    @Option(help: ArgumentHelp("A position in FEN.", valueName: "fen")) var fen: String?
    @Flag(help: "Count below each move.") var divide = false
    @Option(help: ArgumentHelp("Check an EPD file of counts (;D1 20 ;D2 400 …).", valueName: "file")) var suite: String?
    @Option(help: "The deepest counts of the suite to check.", transform: NumberRange.suiteDepth.read)
    var maxDepth: Int?

    func validate() throws {
        guard (depth == nil) != (suite == nil) else { throw ValidationError("give a depth, or --suite FILE") }
    }

    func run() throws {
        try Runner(global).run { _, printer in
            if let suite { return try PerftCommand.suite(suite, maxDepth: maxDepth, printer) }
            let position = try fen.map(MoveText.position(fen:)) ?? .initial
            return PerftCommand.count(position, depth: depth ?? 0, isDivided: divide, printer)
        }
    }
}

struct ExplainSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Have the engine say why one move is worse than another.")

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @Option(help: ArgumentHelp("The move played.", valueName: "move")) var played: String
    @Option(help: ArgumentHelp("The better move; without it the engine's own choice.", valueName: "move"))
    var expected: String?
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) {
            try ExplainCommand(
                position: place.position() ?? .initial, played: played, expected: expected, isJSON: json
            ).run($0, $1)
        }
    }
}

struct PGNSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pgn", abstract: "Check PGN files, or rewrite one.",
        subcommands: [Check.self, Format.self])

    struct Check: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Read files and name every error with its place.")

        @OptionGroup var global: GlobalOptions
        @Argument(help: "Files.") var files: [String]
        @Flag(help: "One JSON document.") var json = false

        func run() throws {
            try Runner(global).run(isJSON: json) { _, printer in
                try PGNCheckCommand(files: files, isJSON: json).run(printer)
            }
        }
    }

    struct Format: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Write the same games canonically.")

        @OptionGroup var global: GlobalOptions
        @Argument(help: "A file.") var file: String
        @OptionGroup var output: OutputOptions

        func run() throws {
            try Runner(global).run { try PGNFormatCommand(file: file, output: output.choice).run($0, $1) }
        }
    }
}
