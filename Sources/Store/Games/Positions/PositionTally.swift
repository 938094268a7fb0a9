import Chess
import GameDatabases
import PGN

/// The moves played in one position, added up: a row of the position index.
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
        }

        mutating func add(_ other: MoveTally) {
            change(other, 1)
            lastYear = max(lastYear, other.lastYear)
        }

        /// Subtracts the counts of removed games. The last year stays.
        mutating func subtract(_ other: MoveTally) { change(other, -1) }

        private mutating func change(_ other: MoveTally, _ sign: Int) {
            white += sign * other.white
            draws += sign * other.draws
            black += sign * other.black
            open += sign * other.open
            rated += sign * other.rated
            ratings += sign * other.ratings
            opponentsRated += sign * other.opponentsRated
            opponentsRatings += sign * other.opponentsRatings
        }
    }

    /// Adds a move. Call it once for each game and move.
    mutating func add(_ move: UInt16, _ game: GameSummary, mover: Side) {
        let index = moves.firstIndex { $0.move == move } ?? moves.endIndex
        if index == moves.endIndex { moves.append(MoveTally(move: move)) }
        moves[index].add(game, mover: mover)
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
        for move in other.moves {
            let index = moves.firstIndex { $0.move == move.move } ?? moves.endIndex
            if index == moves.endIndex { moves.append(MoveTally(move: move.move)) }
            moves[index].add(move)
        }
    }

    // MARK: - Blob

    /// The blob: the number of games, then for each move its two bytes and nine numbers, as `append(varint:)` writes them.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(varint: UInt64(max(games, 0)))
        for move in moves {
            bytes.append(stored: move.move)
            for number in [
                move.white, move.draws, move.black, move.open, move.rated, move.ratings, move.opponentsRated,
                move.opponentsRatings, move.lastYear,
            ] { bytes.append(varint: UInt64(max(number, 0))) }
        }
        return bytes
    }

    init() {}

    /// Reads a blob; nil when it is damaged.
    init?(bytes: [UInt8]) {
        var reader = VarintReader(bytes)
        func number() -> Int? {
            reader.number().flatMap { ColumnLimits.count.contains(Int64(clamping: $0)) ? Int($0) : nil }
        }
        guard let games = number() else { return nil }
        self.games = games
        while !reader.isAtEnd {
            guard let code = reader.number(bytes: 2) else { return nil }
            var move = MoveTally(move: UInt16(truncatingIfNeeded: code).byteSwapped)
            guard let white = number(), let draws = number(), let black = number(), let open = number(),
                let rated = number(), let ratings = number(), let opponentsRated = number(),
                let opponentsRatings = number(), let lastYear = number()
            else { return nil }
            move.white = white
            move.draws = draws
            move.black = black
            move.open = open
            move.rated = rated
            move.ratings = ratings
            move.opponentsRated = opponentsRated
            move.opponentsRatings = opponentsRatings
            move.lastYear = lastYear
            moves.append(move)
        }
    }
}
