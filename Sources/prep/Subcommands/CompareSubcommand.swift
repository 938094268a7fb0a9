import ArgumentParser
import Console

struct CompareSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "compare", "Compare your games with your repertoire.",
        discussion: """
            For each game it shows who left the book first, where, and what you had prepared. The cards of moves you \
            forgot are due today. A game counts once, however often you compare it. A download \
            needs no file; for the newest games of NICK on Lichess, and those of a month on chess.com:

              curl -s "https://lichess.org/api/games/user/NICK?max=50" | prep compare - --me NICK
              curl -s https://api.chess.com/pub/player/NICK/games/2026/03/pgn | prep compare - --me NICK
            """,
        examples: Example("prep compare league.pgn --me \"Miller, Anna\"", "Compare the games of Anna Miller."),
        Example("prep compare lichess.pgn --me miller --dry-run", "Compare without changing any schedule."))

    @OptionGroup var global: GlobalOptions
    @Argument(
        help: "PGN files, as Lichess, chess.com and others export them; - is standard input.",
        completion: .pgn)
    var files: [String]
    @Option(
        help: ArgumentHelp(
            "Your name in the files, or its beginning; may be repeated, and is remembered.",
            valueName: "name"))
    var me: [String] = []
    @Flag(help: "Show the comparison but change nothing.") var dryRun = false
    @Flag(help: "Print one JSON document.") var json = false

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) {
            var command = CompareCommand(files: files)
            command.names = me
            command.isDryRun = dryRun
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}
