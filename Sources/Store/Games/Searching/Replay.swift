import Chess

/// A stored game played through.
struct Replay {
    /// The keys of its positions, from its start to its end.
    private(set) var keys: [UInt64] = []
    /// The move made in each, as stored; 0, which is no move, at the end.
    private(set) var moves: [UInt16] = []
    /// Who moves in the first position.
    private(set) var first = Side.white

    /// Plays the game the cursor stands at, up to a depth in plies. A game whose moves are damaged ends there; one
    /// whose start is damaged has no positions.
    mutating func play(_ cursor: GameCursor, depth: Int = .max) {
        keys.removeAll(keepingCapacity: true)
        moves.removeAll(keepingCapacity: true)
        guard var position = cursor.start else { return }
        first = position.sideToMove
        Self.forEachPosition(&position, cursor) { position, move in
            keys.append(position.key)
            moves.append(move)
            return keys.count < depth
        }
    }

    /// Who moves in the position of that number.
    func side(at index: Int) -> Side { index % 2 == 0 ? first : first.opponent }

    /// Calls `body` with each position and the move made there, 0 at the end of the game, until it answers false.
    @inline(__always)
    static func forEachPosition(
        _ position: inout Position, _ cursor: GameCursor, _ body: (borrowing Position, UInt16) -> Bool
    ) {
        cursor.withMoves { moves in
            var index = 0
            while index + 1 < moves.count {
                let move = UInt16(moves[index]) | UInt16(moves[index + 1]) << 8
                guard body(position, move), position.play(stored: move) != nil else { return }
                index += 2
            }
            _ = body(position, 0)
        }
    }
}
