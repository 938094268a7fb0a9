/// The positions of a stored game, found twice as fast as by `Position.play(stored:_:)`.
///
/// The replay has the piece on every square in a table, so that a usual move takes a few steps and hardly a branch.
/// Castling, promotions and en passant are played by `Position`.
package struct StoredReplay {
    /// The keys of the positions (`Position.key`), from the start on.
    package private(set) var keys: [UInt64] = []
    /// The stored move played in each position; 0, which is not a move, at the end.
    package private(set) var moves: [UInt16] = []

    /// No positions.
    package init() {}

    /// Replays a game. It ends before the first move that fails the checks of `Position.play(stored:)`; that move is then
    /// the last of `moves`. Some 20 nanoseconds per move.
    ///
    /// - Parameters:
    ///   - game: The moves, two bytes each, the least significant first.
    ///   - start: The position before the first move.
    ///   - depth: The greatest number of positions, at least 1.
    ///   - changed: Is called with the men after each capture and each move of a pawn, and the index of the position.
    package init(
        _ game: Span<UInt8>, from start: Position, depth: Int, changed: (PawnsAndPieces, Int) -> Void
    ) {
        let count = min(game.count / 2, depth - 1)
        var played: [UInt16] = []
        keys = [UInt64](unsafeUninitializedCapacity: count + 1) { keys, filled in
            played = [UInt16](unsafeUninitializedCapacity: count + 1) { moves, filledMoves in
                filled = Self.replay(game, start, count, keys, moves, changed)
                filledMoves = filled
            }
        }
        moves = played
    }

    private static let initialMen = ReplayedMen(.initial)

    /// - Returns: the number of positions.
    private static func replay(
        _ game: Span<UInt8>, _ start: Position, _ count: Int,
        _ keys: UnsafeMutableBufferPointer<UInt64>, _ moves: UnsafeMutableBufferPointer<UInt16>,
        _ changed: (PawnsAndPieces, Int) -> Void
    ) -> Int {
        var men = start == .initial ? initialMen : ReplayedMen(start)
        var state = ReplayState(start)
        var changes = men.changes
        var ply = 0
        while true {
            let move = 2 * ply + 1 < game.count ? UInt16(game[2 * ply]) | UInt16(game[2 * ply + 1]) << 8 : 0
            keys[ply] = state.enPassant < 64 ? men.position(state).key : state.hash
            moves[ply] = move
            guard ply < count, men.play(move, &state) else { return ply + 1 }
            ply += 1
            if men.changes != changes {
                changes = men.changes
                changed(men.pawnsAndPieces, ply)
            }
        }
    }
}
