public import Chess

/// A start position and the moves played from it.
public struct PlayedLine: Sendable, Hashable {
    public let start: Position
    public private(set) var moves: [Move]
    /// The position after the last move.
    public private(set) var position: Position

    /// A line before its first move.
    public init(start: Position = .initial) {
        self.init(start: start, moves: [], reaching: start)
    }

    /// - Parameter moves: legal one after the other.
    public init(start: Position, moves: [Move]) {
        self.init(start: start)
        for move in moves { play(move) }
    }

    /// A line whose last position is known.
    init(start: Position, moves: [Move], reaching position: Position) {
        self.start = start
        self.moves = moves
        self.position = position
    }

    /// - Parameter move: legal in `position`.
    public mutating func play(_ move: Move) {
        moves.append(move)
        position = position.playing(move)
    }
}
