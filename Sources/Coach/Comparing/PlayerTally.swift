import Store

/// The players of the games that were read, to find the player that a name means.
public struct PlayerTally {
    /// Each name as it was written first, with the number of its games; by the name in small letters.
    private var players: [String: (name: String, games: Int)] = [:]

    mutating func count(_ player: String) {
        let key = PlayerNames.folded(player)
        guard !key.isEmpty, key != "?" else { return }
        players[key, default: (player, 0)].games += 1
    }

    /// All names, those with the most games first.
    private var ranked: [String] {
        players.sorted { ($1.value.games, $0.key) < ($0.value.games, $1.key) }.map(\.value.name)
    }

    /// Returns one of the learner's names that several players' names begin with and no player has exactly; nil when
    /// there is none.
    func ambiguity(of names: PlayerNames) -> (name: String, players: [String])? {
        for name in names.names {
            let fits = ranked.map {
                (player: $0, fit: PlayerNames.fit(PlayerNames.folded(name), PlayerNames.folded($0)))
            }
            guard !fits.contains(where: { $0.fit > .beginning }) else { continue }
            let begun = fits.filter { $0.fit == .beginning }.map(\.player)
            guard let first = begun.first, !begun.allSatisfy({ Self.isSamePerson(first, $0) }) else { continue }
            return (name, begun)
        }
        return nil
    }

    /// `Short, N` and `Short, Nigel D` may be one person; `Short, Philip` is another one.
    static func isSamePerson(_ a: String, _ b: String) -> Bool {
        let words = [a, b].map { PlayerNames.folded($0).split { !$0.isLetter && !$0.isNumber } }
        return zip(words[0], words[1]).allSatisfy { $0.hasPrefix($1) || $1.hasPrefix($0) }
    }

    /// Players whose name, or a part of it, is spelled like the text; the nearest first.
    func near(_ text: String) -> [String] {
        let typed = PlayerNames.folded(text)
        let found = ranked.compactMap { player -> (name: String, distance: Int)? in
            let folded = PlayerNames.folded(player)
            let parts = [folded] + folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            guard let nearest = Suggestion.nearest(to: typed, among: parts) else { return nil }
            return (player, Suggestion.distance(typed, nearest))
        }
        return found.sorted { $0.distance < $1.distance }.map(\.name)
    }

    /// The message when no game is the learner's.
    func noGameMessage(_ names: PlayerNames) -> String {
        let yours = names.names.map { "“\($0)”" }.joined(separator: " or ")
        let alike = names.names.flatMap(near).prefix(3)
        if !alike.isEmpty {
            return "no game of \(yours) in these files; did you mean \(alike.joined(separator: " or "))? (--me)"
        }
        guard !ranked.isEmpty else { return "no game of \(yours) in these files: they have no games with names" }
        let most = ranked.prefix(3).compactMap { players[PlayerNames.folded($0)] }
        let examples = most.map { "\($0.name) (\(counted($0.games, "game")))" }.joined(separator: "; ")
        return "no game of \(yours) in these files; --me takes your name in them, such as \(examples)"
    }
}
