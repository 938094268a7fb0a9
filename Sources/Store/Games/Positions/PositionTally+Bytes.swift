import GameDatabases
import Openings

/// The bytes of a tally: the number of games, then for each move its two bytes and thirteen numbers.
extension PositionTally {
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(varint: UInt64(games))
        for move in moves {
            bytes.append(stored: move.move)
            for number in move.numbers { bytes.append(varint: UInt64(number)) }
        }
        return bytes
    }

    /// Reads a tally; nil when the bytes are damaged.
    init?(bytes: some Collection<UInt8>) {
        var reader = VarintReader(Array(bytes))
        func number() -> Int? {
            reader.number().flatMap { ColumnLimits.count.contains(Int64(clamping: $0)) ? Int($0) : nil }
        }
        guard let games = number() else { return nil }
        self.init()
        self.games = games
        while !reader.isAtEnd {
            guard let code = reader.number(bytes: 2) else { return nil }
            var numbers: [Int] = []
            for _ in 0..<MoveTally.numbersCount {
                guard let next = number() else { return nil }
                numbers.append(next)
            }
            var move = MoveTally(move: UInt16(truncatingIfNeeded: code).byteSwapped)
            move.numbers = numbers
            moves.append(move)
        }
    }
}

extension PositionTally.MoveTally {
    fileprivate static let numbersCount = 13

    fileprivate var numbers: [Int] {
        get {
            [
                white, draws, black, open, rated, ratings, opponentsRated, opponentsRatings, lastYear, decided.games,
                decided.halfPoints, decided.ratings, decided.opponentsRatings,
            ]
        }
        set {
            white = newValue[0]
            draws = newValue[1]
            black = newValue[2]
            open = newValue[3]
            rated = newValue[4]
            ratings = newValue[5]
            opponentsRated = newValue[6]
            opponentsRatings = newValue[7]
            lastYear = newValue[8]
            decided.games = newValue[9]
            decided.halfPoints = newValue[10]
            decided.ratings = newValue[11]
            decided.opponentsRatings = newValue[12]
        }
    }
}
