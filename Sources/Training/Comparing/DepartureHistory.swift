import Openings

/// The compared games by number, and where the learner left the book in them.
struct DepartureHistory {
    private var numbers: [GameDigest: Int64]
    private var newest: Int64
    /// Ascending.
    private var departures: [CardKey: [ComparisonContent.Departure]]

    init(_ content: ComparisonContent) {
        numbers = content.games
        newest = content.newest
        departures = content.departures
    }

    /// Counts a game.
    ///
    /// - Returns: whether the game was new.
    mutating func add(_ game: ComparedGame) -> Bool {
        guard numbers[game.digest] == nil else { return false }
        newest += 1
        numbers[game.digest] = newest
        if let key = game.departure {
            let departure = ComparisonContent.Departure(played: game.played, number: newest)
            let place = departures[key]?.firstIndex { departure < $0 } ?? departures[key]?.count ?? 0
            departures[key, default: []].insert(departure, at: place)
        }
        return true
    }

    /// Returns how many of the games that were played earlier left the book at the position where this one does.
    func departures(before game: ComparedGame) -> Int {
        guard let key = game.departure, let number = numbers[game.digest], let all = departures[key] else { return 0 }
        let own = ComparisonContent.Departure(played: game.played, number: number)
        return all.firstIndex { own <= $0 } ?? all.count
    }
}
