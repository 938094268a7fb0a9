import Chess

/// The positions of a stored game.
struct Replay {
    /// The keys of the positions, from start to end.
    private(set) var keys: [UInt64] = []
    /// The stored move played in each position; 0, which is not a move, at the end.
    private(set) var moves: [UInt16] = []
    /// The outline of the positions replayed.
    private(set) var outline = GameOutline(pawns: 0, men: 0)
    /// The side to move in the first position.
    private(set) var firstSide = Side.white

    /// Replays the current game of a cursor, up to a depth in plies. A game with damaged moves ends before them; one with a
    /// damaged start has no positions.
    mutating func play(_ cursor: GameCursor, depth: Int = .max) {
        keys.removeAll(keepingCapacity: true)
        moves.removeAll(keepingCapacity: true)
        guard var position = cursor.start else { return }
        firstSide = position.sideToMove
        var recorder = GameOutline.Recorder()
        Self.forEachPosition(&position, cursor) { position, move in
            recorder.add(position)
            keys.append(position.key)
            moves.append(move)
            return keys.count < depth
        }
        outline = recorder.finish()
    }

    /// Returns the side to move in a position.
    func side(at index: Int) -> Side { index % 2 == 0 ? firstSide : firstSide.opponent }

    /// Appends the positions to a list.
    ///
    /// - Parameter game: the index of the game in the order of the IDs.
    func append(to occurrences: inout [Occurrence], game: UInt32) {
        var isBlack = firstSide == .black
        for index in keys.indices {
            occurrences.append(Occurrence(key: keys[index], game: game, move: moves[index], isBlack: isBlack))
            isBlack.toggle()
        }
    }

    /// Calls `body` with each position and the move played there, 0 at the end of the game, until it returns false.
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
