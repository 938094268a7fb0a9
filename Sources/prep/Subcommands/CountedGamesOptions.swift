import ArgumentParser
import Coach
public import Store

/// Which games of the database count.
struct CountedGamesOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Count games by the average rating of both players, such as 1500-1800, 1500- or -1800.",
            valueName: "min-max"))
    var elo: String?
    @Option(
        help: ArgumentHelp("Count games from this year on.", valueName: "year"),
        transform: NumberRange.firstYear.read)
    var since: Int?
    @Option(
        help: ArgumentHelp("Count games of this speed, by their time control.", valueName: "speed"),
        completion: .list(GameSpeed.allCases.map(\.rawValue)))
    var speed: GameSpeed?
    @Flag(help: "Count all games, whatever the settings games-elo, games-since and games-speed say.")
    var allGames = false

    func filter() throws -> GameFilter {
        try GameFilterText(elo: elo, since: since, speed: speed).filter()
    }
}

/// How the games decide what `drill` asks.
struct LikeGamesOptions: ParsableArguments {
    @Flag(help: "Choose the opponent's replies as often as they occur in the games.") var likeGames = false
    @OptionGroup(title: "Which games count for --like-games and new-order frequency")
    var counted: CountedGamesOptions
}

extension GameSpeed: WordArgument {}
