import Chess
import GameDatabases
import PGN

/// The moves played in one position, added up.
struct PositionTally: Equatable {
    /// Games that reached the position, each counted once, including games that ended there.
    var games = 0
    /// In the order of first appearance.
    var moves: [MoveTally] = []

    /// The games in which one move was played.
    struct MoveTally: Equatable {
        /// The stored move in two bytes; in a damaged file it may be illegal.
        var move: UInt16
        var white = 0
        var draws = 0
        var black = 0
        /// Games without a result.
        var open = 0
        /// Games in which the rating of the player who moved is known, and the sum of these ratings.
        var rated = 0
        var ratings = 0
        /// The same for the opponents.
        var opponentsRated = 0
        var opponentsRatings = 0
        /// 0 when no year is known.
        var lastYear = 0
        /// The games with a result and both ratings.
        var decided = DecidedGames()

        init(move: UInt16) { self.move = move }

        var games: Int { white + draws + black + open }

        mutating func add(_ game: GameSummary, mover: Side) {
            switch game.result {
            case .whiteWins: white += 1
            case .draw: draws += 1
            case .blackWins: black += 1
            case .unknown: open += 1
            }
            let (own, opponent) = mover == .white ? (game.whiteElo, game.blackElo) : (game.blackElo, game.whiteElo)
            if own > 0 {
                rated += 1
                ratings += Int(own)
            }
            if opponent > 0 {
                opponentsRated += 1
                opponentsRatings += Int(opponent)
            }
            lastYear = max(lastYear, Int(game.year))
            guard own > 0, opponent > 0, game.result != .unknown else { return }
            let halfPoints = game.result == .draw ? 1 : (game.result == .whiteWins) == (mover == .white) ? 2 : 0
            decided.games += 1
            decided.halfPoints += halfPoints
            decided.ratings += Int(own)
            decided.opponentsRatings += Int(opponent)
        }

        mutating func add(_ other: MoveTally) {
            white += other.white
            draws += other.draws
            black += other.black
            open += other.open
            rated += other.rated
            ratings += other.ratings
            opponentsRated += other.opponentsRated
            opponentsRatings += other.opponentsRatings
            lastYear = max(lastYear, other.lastYear)
            decided.add(other.decided)
        }
    }

    /// Games with a result and both ratings, added up for the player who moved.
    struct DecidedGames: Equatable {
        var games = 0
        var halfPoints = 0
        var ratings = 0
        var opponentsRatings = 0

        mutating func add(_ other: DecidedGames) {
            games += other.games
            halfPoints += other.halfPoints
            ratings += other.ratings
            opponentsRatings += other.opponentsRatings
        }
    }

    /// Adds a move. Call it once for each game and move.
    mutating func add(_ move: UInt16, _ game: GameSummary, mover: Side) {
        moves[index(of: move)].add(game, mover: mover)
    }

    private mutating func index(of move: UInt16) -> Int {
        if let index = moves.firstIndex(where: { $0.move == move }) { return index }
        moves.append(MoveTally(move: move))
        return moves.endIndex - 1
    }

    /// Adds the games of a segment that reached the position.
    ///
    /// - Parameter facts: returns those of the game at a place, none for a game that does not count. Called in ascending
    ///   order, repeatedly for a game that repeated the position.
    mutating func add(_ runs: PlaceRuns, mover: Side, _ facts: (Int) throws -> GameFacts) rethrows {
        var counted = 0
        try runs.forEach { places, move in
            var index: Int?
            for place in places {
                let game = try facts(place)
                guard game.isGame else { continue }
                if place >= counted { games += 1 }
                guard move != 0 else { continue }
                let known = index ?? self.index(of: move)
                index = known
                moves[known].add(game.summary, mover: mover)
            }
            counted = max(counted, places.upperBound)
        }
    }

    /// Counts a position anew from its occurrences, which are in the order of the games.
    mutating func count(_ occurrences: ArraySlice<Occurrence>, _ summaries: [GameSummary]) {
        games = 0
        moves.removeAll(keepingCapacity: true)
        var index = occurrences.startIndex
        while index < occurrences.endIndex {
            let first = index
            games += 1
            while index < occurrences.endIndex, occurrences[index].game == occurrences[first].game {
                let next = occurrences[index]
                // A game that repeats the position counts each of its moves once.
                let isNew = next.move != 0 && !occurrences[first..<index].contains { $0.move == next.move }
                if isNew { add(next.move, summaries[Int(next.game)], mover: next.isBlack ? .black : .white) }
                index += 1
            }
        }
    }

    /// Adds the counts of other games.
    mutating func add(_ other: PositionTally) {
        games += other.games
        for move in other.moves { moves[index(of: move.move)].add(move) }
    }
}
