import Chess

/// How much better than expected each move of a position scored.
///
/// What is expected follows from the ratings of the players; where no rating is known, it is the mean score of the
/// position. A move with few games is moved towards the mean of all moves.
struct MoveEdges {
    /// The mean over all games.
    let mean: Double
    private let edges: [Move: Double]

    /// The number of games at the mean that are added to those of each move.
    private static let weightOfMean = 50.0

    /// - Parameters:
    ///   - moves: the moves played in a position.
    ///   - side: the side to move there.
    init(_ moves: [PlayedMove], _ side: Side) {
        let isRated = moves.contains { $0.rated != nil }
        let records = moves.map { move in
            isRated
                ? (move.move, games: Double(move.rated?.games ?? 0), value: move.rated?.edge ?? 0)
                : (move.move, games: Double(move.points(of: side).games), value: move.score(of: side) ?? 0)
        }
        let games = records.reduce(0) { $0 + $1.games }
        let sum = records.reduce(0) { $0 + $1.games * $1.value }
        let expected = isRated || games == 0 ? 0 : sum / games
        let mean = games > 0 ? sum / games - expected : 0
        self.mean = mean
        edges = Dictionary(
            records.map { move, games, value in
                let edge = games > 0 ? value - expected : 0
                return (move, (games * edge + Self.weightOfMean * mean) / (games + Self.weightOfMean))
            }
        ) { first, _ in first }
    }

    /// The edge of a move; the mean for one that was not played.
    subscript(move: Move) -> Double { edges[move] ?? mean }
}
