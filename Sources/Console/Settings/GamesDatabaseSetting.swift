import Coach
import Store
import Terminal

/// `prep settings games-db FILE`: checks a games database before storing its path.
struct GamesDatabaseSetting {
    let path: String
    let isJSON: Bool

    /// Sets the file if it is one of Prep's files and contains games.
    func set(_ workspace: Workspace, _ printer: Printer) throws -> ExitStatus {
        let place = InputFile.absolute(path)
        let base = try GamesDatabaseFile.open(place)
        let games = try base.gamesCount()
        guard games > 0 else {
            throw CommandFailure(
                "it has no games; add some first: prep --db \(path) games import GAMES.pgn", file: path)
        }
        try workspace.file.set(.gamesDatabase, to: place)
        try SettingView(.gamesDatabase, workspace.file).print(
            printer, isJSON: isJSON, adding: ["games": .integer(games)])
        if !isJSON {
            printer.say(StyledText("\(counted(games, "game")); explore, gaps and frequencies use them."))
        }
        return .done
    }
}
