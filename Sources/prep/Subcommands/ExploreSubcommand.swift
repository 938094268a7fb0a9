import ArgumentParser
import Chess
import Console

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
