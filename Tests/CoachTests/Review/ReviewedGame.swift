import Analysis
import Chess
import Testing
import UCI

/// Reviews a game with given evaluations: of each position a score from White's point of view and the best line in SAN.
func review(
    _ game: String, from start: Position = .initial, _ evaluations: [(Score.Value, String)]
) throws -> GameReview {
    let played = try moves(game, from: start)
    let positions = played.reduce(into: [start]) { $0.append($0[$0.count - 1].playing($1)) }
    let known = try zip(positions, evaluations).map { position, found in
        if let end = PositionEvaluation(endOf: position) { return end }
        let line = try #require(MoveLine(from: position, try moves(found.1, from: position)))
        return PositionEvaluation(score: Score(found.0, for: .white), line: line)
    }
    return try #require(GameReview(from: start, played, evaluations: known))
}

/// The moves of a text such as `e4 e5 Nf3`.
func moves(_ text: String, from start: Position = .initial) throws -> [Move] {
    var position = start
    return try text.split(separator: " ").map { san in
        let move = try position.move(san: String(san))
        position = position.playing(move)
        return move
    }
}
