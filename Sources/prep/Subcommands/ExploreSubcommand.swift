import ArgumentParser
import Chess
import Console

struct ExploreSubcommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration.prep(
        "explore", "Show what was played in a position, from the games database.",
        examples: Example("prep explore --from \"1.e4 c5\"", "Show the moves played after 1.e4 c5."),
        Example("prep explore --from \"1.d4\" --elo 2400- --since 2020", "Count recent games of strong players only."))

    @OptionGroup var global: GlobalOptions
    @OptionGroup var place: PositionOptions
    @OptionGroup var filter: GameFilterOptions
    @Flag(help: "Count all games, whatever the settings games-elo, games-since and games-speed say.")
    var allGames = false
    @Flag(help: "Use the games of your data file, whatever the setting games-db says.") var own = false
    @Flag(help: "Print one JSON document.") var json = false

    @MainActor func run() async throws {
        try await Runner(global).run(isJSON: json) {
            var command = ExploreCommand(line: try place.line(), filter: try filter.filter())
            command.countsAllGames = allGames
            command.isOwn = own
            command.isJSON = json
            return try command.run($0, $1)
        }
    }
}
