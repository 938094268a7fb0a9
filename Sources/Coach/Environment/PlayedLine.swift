public import Chess

/// A position and the moves that led to it.
public struct PlayedLine: Sendable, Hashable {
    public let start: Position
    public private(set) var moves: [Move] = []
    public private(set) var position: Position

    /// Before the first move.
    public init(start: Position = .initial) {
        self.start = start
        position = start
    }

    /// - Parameter moves: legal one after the other.
    public init(start: Position, moves: [Move]) {
        self.init(start: start)
        for move in moves { play(move) }
    }

    public mutating func play(_ move: Move) {
        moves.append(move)
        position = position.playing(move)
    }
}
