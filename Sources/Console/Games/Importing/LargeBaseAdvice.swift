import Coach
import Store
import Terminal

/// Advice to keep a large base of games in a file of its own: the learner's file is backed up every day.
struct LargeBaseAdvice {
    private let games: Int
    private let files: [String]

    private static let manyGames = 20_000

    /// Nil when few games were added, or the file is a base of its own.
    init?(_ reports: [GamesImportReport], _ workspace: Workspace, _ files: [String]) throws {
        games = reports.reduce(0) { $0 + $1.added }
        self.files = files
        guard games > Self.manyGames, try workspace.file.hasCards() else { return nil }
    }

    var line: StyledText {
        let names = files.count == 1 ? files[0] : "FILES"
        return StyledText(
            "Your own file now has \(counted(games, "game")) more, and every daily backup copies them. A reference base belongs in a file of its own: prep --db base.sqlite games import \(Untrusted.visible(names)), then prep settings games-db base.sqlite"
        )
    }
}
