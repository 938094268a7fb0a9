public import Chess

/// A sequence of legal moves from a position.
public struct MoveLine: Hashable, Sendable {
    public let start: Position
    public let moves: [Move]

    /// Creates a line; nil if one of the moves is illegal.
    public init?(from start: Position, _ moves: [Move]) {
        var reached = start
        for move in moves {
            guard reached.isLegal(move) else { return nil }
            reached = reached.playing(move)
        }
        self.start = start
        self.moves = moves
    }

    private init(checked start: Position, _ moves: [Move]) {
        self.start = start
        self.moves = moves
    }

    /// The answer to the first move; nil if the line ends before.
    var reply: Move? { moves.dropFirst().first }

    /// Returns the first `plies` moves, or all if there are fewer.
    public func prefix(_ plies: Int) -> MoveLine {
        MoveLine(checked: start, Array(moves.prefix(plies)))
    }

    /// Returns the line after its first move; the same line if it is empty.
    public func dropFirst() -> MoveLine {
        moves.first.map { MoveLine(checked: start.playing($0), Array(moves.dropFirst())) } ?? self
    }

    /// The position before each move and the final position: one more than there are moves.
    public var positions: [Position] {
        moves.reduce(into: [start]) { $0.append($0[$0.count - 1].playing($1)) }
    }

    /// The moves in SAN without numbers.
    public var sans: [String] {
        zip(positions, moves).map { $0.san($1) }
    }

    /// The moves in SAN with numbers: `4.Qe2 Ngf6 5.Nd6#`, `4...Ngf6 5.Nd6#`.
    public var text: String { start.san(of: moves) }

    /// Returns one move with its number: `4.Qe2`, `4...Ngf6`.
    public static func numbered(_ move: Move, in position: Position) -> String {
        position.moveNumberText + position.san(move)
    }
}
