import Coach
import Terminal

/// Advice to keep a large base of games in a file of its own: the learner's file is backed up every day.
struct LargeBaseAdvice {
    private let games: Int
    private let files: [String]

    private static let manyGames = 20_000

    /// Nil when few games were added, or the file is a base of its own.
    ///
    /// - Parameters:
    ///   - games: the number of added games.
    ///   - hasCards: whether the file has cards.
    init?(games: Int, hasCards: Bool, _ files: [String]) {
        guard games > Self.manyGames, hasCards else { return nil }
        self.games = games
        self.files = files
    }

    var line: StyledText {
        let names = files.count == 1 ? files[0] : "FILES"
        return StyledText(
            "Your own file now has \(counted(games, "game")) more, and every daily backup copies them. A reference base belongs in a file of its own: prep --db base.sqlite games import \(Untrusted.visible(names)), then prep settings games-db base.sqlite"
        )
    }
}
