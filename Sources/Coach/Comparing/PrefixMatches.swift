/// The players whose names only begin with one of the learner's names. They count when no player has the whole name.
struct PrefixMatches {
    /// The names in their first spelling, by the name in small letters.
    private var players: [String: String] = [:]
    /// The games of the only player; empty once there are several.
    private(set) var games: [OwnGame] = []

    /// The names, sorted.
    var names: [String] { players.values.sorted() }

    /// Records a player.
    ///
    /// - Returns: whether it is the only player so far, whose games are stored.
    mutating func record(_ player: String) -> Bool {
        players[PlayerNames.folded(player)] = player
        if players.count > 1 { games = [] }
        return players.count == 1
    }

    /// Stores a game of the only player.
    mutating func add(_ game: OwnGame) {
        if players.count == 1 { games.append(game) }
    }
}
