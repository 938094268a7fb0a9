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
    }

    /// Adds a move. Call it once for each game and move.
    mutating func add(_ move: UInt16, _ game: GameSummary, mover: Side) {
        let index = moves.firstIndex { $0.move == move } ?? moves.endIndex
        if index == moves.endIndex { moves.append(MoveTally(move: move)) }
        moves[index].add(game, mover: mover)
    }

    // MARK: - Blob

    /// The blob: numbers in groups of seven bits, the lowest first, with the highest bit of a byte set when another follows.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        append(games, to: &bytes)
        for move in moves {
            bytes.append(stored: move.move)
            for number in [
                move.white, move.draws, move.black, move.open, move.rated, move.ratings, move.opponentsRated,
                move.opponentsRatings, move.lastYear,
            ] { append(number, to: &bytes) }
        }
        return bytes
    }

    private func append(_ number: Int, to bytes: inout [UInt8]) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    init() {}

    /// Reads a blob; nil when it is damaged.
    init?(bytes: [UInt8]) {
        var index = 0
        func number() -> Int? {
            var value: UInt = 0
            var shift: UInt = 0
            while index < bytes.count, shift < 63 {
                let byte = bytes[index]
                index += 1
                value |= UInt(byte & 0x7F) << shift
                if byte < 0x80 { return ColumnLimits.count.contains(Int64(value)) ? Int(value) : nil }
                shift += 7
            }
            return nil
        }
        guard let games = number() else { return nil }
        self.games = games
        while index < bytes.count {
            guard index + 1 < bytes.count else { return nil }
            var move = MoveTally(move: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
            index += 2
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
