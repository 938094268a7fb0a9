import Analysis
import Chess
import Testing
import UCI

/// Returns the position after moves written as `1.f3 e5 2.g4`.
func position(after text: String, from start: Position = .initial) throws -> Position {
    try line(text, from: start).positions.last ?? start
}

func line(_ text: String, from start: Position = .initial) throws -> MoveLine {
    var reached = start
    var moves: [Move] = []
    for word in text.split(separator: " ") {
        let san = word.drop { $0.isNumber || $0 == "." }
        let move = try reached.move(san: san)
        moves.append(move)
        reached = reached.playing(move)
    }
    return try #require(MoveLine(from: start, moves))
}

/// Creates an evaluation of the first move of a line.
func evaluation(_ text: String, _ value: Score.Value, from start: Position) throws -> Evaluation {
    try #require(
        Evaluation(
            position: start, moves: try line(text, from: start).moves, score: Score(value, for: start.sideToMove),
            depth: 10, nodes: 1000, engine: "table"))
}
