import Chess
import GameDatabases
import PGN

/// What was played in one position, added up: as a row of the position index, and while counting.
struct PositionTally: Equatable {
    /// Games that reached the position, however often; those that ended there too.
    var games = 0
    /// In the order of first appearance.
    var moves: [MoveTally] = []

    /// The games in which one move was played.
    struct MoveTally: Equatable {
        /// Two bytes, as stored; what was stored may be no legal move in a damaged file.
        var move: UInt16
        var white = 0
        var draws = 0
        var black = 0
        /// Games without a result.
        var open = 0
        /// Games in which the rating of the player who moved is known, and the sum of these.
        var rated = 0
        var ratings = 0
        /// The same of his opponents.
        var opponentsRated = 0
        var opponentsRatings = 0
        /// 0 where no year is known.
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

    /// Adds a move; the caller sees to it that no game adds the same move twice.
    mutating func add(_ move: UInt16, _ game: GameSummary, mover: Side) {
        let index = moves.firstIndex { $0.move == move } ?? moves.endIndex
        if index == moves.endIndex { moves.append(MoveTally(move: move)) }
        moves[index].add(game, mover: mover)
    }

    // MARK: - As a blob

    /// Numbers in groups of seven bits, the lowest first, the highest bit of a byte set where another follows.
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

    /// Reads a blob; nil where it is damaged.
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
