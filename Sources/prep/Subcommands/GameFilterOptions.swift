import ArgumentParser
import Chess
import Coach
import Console
import Store

/// The filter options of games.
struct GameFilterOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The average rating of both players, such as 2200-2500, 2200- or -2500.", valueName: "min-max"))
    var elo: String?
    @Option(help: ArgumentHelp("The first year.", valueName: "year"), transform: NumberRange.firstYear.read)
    var since: Int?
    @Option(
        help: ArgumentHelp("The speed, by the time control.", valueName: "speed"),
        completion: .list(GameSpeed.allCases.map(\.rawValue)))
    var speed: GameSpeed?
    @Option(help: ArgumentHelp("The last year.", valueName: "year"), transform: NumberRange.lastYear.read)
    var until: Int?
    @Option(help: ArgumentHelp("A player's name, or its beginning.", valueName: "name")) var player: String?
    @Option(
        help: ArgumentHelp("The side of that player; needs --player.", valueName: "white|black"),
        completion: .list(["white", "black"]))
    var `as`: String?
    @Option(
        help: ArgumentHelp("The result: 1-0, 0-1, 1/2-1/2 or *.", valueName: "result"),
        completion: .list(["1-0", "0-1", "1/2-1/2", "*"])) var result: String?
    @Option(help: ArgumentHelp("A part of the event's name.", valueName: "name")) var event: String?
    @Option(help: ArgumentHelp("The ECO code, such as B90, B9 or B90-B99.", valueName: "codes")) var eco: String?

    func filter() throws -> GameFilter {
        try GameFilterText(
            elo: elo, since: since, speed: speed, until: until, player: player, side: `as`, result: result,
            event: event,
            eco: eco
        ).filter()
    }
}
