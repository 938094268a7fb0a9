import Analysis
import Chess
import Terminal
import Testing
import UCI

@testable import Coach
@testable import Console

/// The position after moves such as `1.e4 c5 2.Nf3`.
func position(after moves: String) throws -> Position {
    try MoveText.position(after: moves, from: .initial)
}

/// The moves of a line in SAN, without numbers.
func moves(_ text: String, from start: Position = .initial) throws -> [Move] {
    var position = start
    return try text.split(separator: " ").map { token in
        let move = try position.move(san: String(token))
        position = position.playing(move)
        return move
    }
}

/// An evaluation of the first move of a line.
///
/// - Parameter centipawns: The score for White.
func evaluation(_ line: String, _ centipawns: Int, in position: Position) throws -> Evaluation {
    try #require(
        Evaluation(
            position: position, moves: moves(line, from: position), score: Score(.centipawns(centipawns), for: .white),
            depth: 9, nodes: 9, engine: "Fake"))
}

extension [StyledText] {
    var plain: [String] { map(\.plain) }
}
