import ArgumentParser
import Console

struct CompareSubcommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Hold your own games against your repertoire.",
        discussion: """
            Tells for each game who left the book first, where, and what you had prepared. What you forgot is due \
            today; what you remembered is noted. A game counts once, however often it is compared.
            """)

    @OptionGroup var global: GlobalOptions
    @Argument(help: "PGN files, as Lichess, chess.com and others export them; - is standard input.")
    var files: [String]
    @Option(
        help: ArgumentHelp(
            "Your name in the files; may be given several times, and is remembered for the next time.",
            valueName: "name"))
    var me: [String] = []
    @Flag(help: "Tell, but change nothing.") var dryRun = false
    @Flag(help: "One JSON document.") var json = false

    func run() throws {
        try Runner(global).run(isJSON: json) {
            var command = CompareCommand(files: files)
            command.names = me
            command.isDryRun = dryRun
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}
