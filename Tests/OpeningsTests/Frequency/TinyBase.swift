import Chess
import Openings
import Testing

/// A database of a few games, counted move by move: slow, but obviously correct.
struct TinyBase {
    private var games: [[Move]] = []

    /// - Parameter lines: one game in each line, in SAN without numbers, preceded by the number of times it was played:
    ///   `3x e4 e5`.
    init(_ lines: String) throws {
        for line in lines.split(separator: "\n") {
            var words = line.split(separator: " ")
            var times = 1
            if let first = words.first, first.hasSuffix("x"), let number = Int(first.dropLast()) {
                times = number
                words.removeFirst()
            }
            var position = Position.initial
            let moves = try words.map { word in
                let move = try position.move(san: String(word))
                position = position.playing(move)
                return move
            }
            games += Array(repeating: moves, count: times)
        }
    }

    init(games: [[Move]]) { self.games = games }

    /// Every game counts once for the position and once for each move played there; without result.
    func source(_ asked: Position) -> PlayedMoves? {
        var reached = 0
        var moves: [String: (move: Move, games: Int)] = [:]
        for game in games {
            var position = Position.initial
            var played: [Move] = []
            var isReached = position.identity == asked.identity
            for move in game {
                if position.identity == asked.identity, !played.contains(move) { played.append(move) }
                position = position.playing(move)
                isReached = isReached || position.identity == asked.identity
            }
            if isReached { reached += 1 }
            for move in played { moves[asked.uci(move), default: (move, 0)].games += 1 }
        }
        guard reached > 0 else { return nil }
        let sorted = moves.sorted { ($1.value.games, $0.key) < ($0.value.games, $1.key) }
        return PlayedMoves(games: reached, moves: sorted.map { PlayedMove($0.value.move, games: $0.value.games) })
    }
}
