import Chess
import Terminal
import Testing

@testable import Coach
@testable import Console

/// The position after moves such as `1.e4 c5 2.Nf3`.
func position(after moves: String) throws -> Position {
    try MoveText.position(after: moves, from: .initial)
}

/// The moves themselves, from the start position.
func moves(_ text: String) throws -> [Move] {
    var position = Position.initial
    return try text.split(separator: " ").map { token in
        let move = try #require(try position.move(san: String(token)))
        position = position.playing(move)
        return move
    }
}

extension [StyledText] {
    var plain: [String] { map(\.plain) }
}
