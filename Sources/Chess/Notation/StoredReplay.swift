/// The positions of a stored game, found twice as fast as by `Position.play(stored:_:)`.
///
/// The replay has the piece on every square in a table, so that a usual move takes a few steps and hardly a branch.
/// Castling, promotions and en passant are played by `Position`.
package struct StoredReplay {
    /// The keys of the positions (`Position.key`), from the start on.
    package private(set) var keys: [UInt64] = []
    /// The stored move played in each position; 0, which is not a move, at the end.
    package private(set) var moves: [UInt16] = []

    /// The last position; its clocks mean nothing.
    package private(set) var last = Position.initial

    /// No positions.
    package init() {}

    /// Replays a game. It ends before the first move that fails the checks of `Position.play(stored:)`; that move is the
    /// last of `moves` then.
    ///
    /// - Parameters:
    ///   - game: The moves, two bytes each, the least significant first.
    ///   - start: The position before the first move.
    ///   - depth: The greatest number of positions, at least 1.
    ///   - ply: A ply to watch.
    ///   - pawns: Is called with the pawns on the ranks where they begin, at ply 0 and at each ply at which they are others
    ///     than before.
    ///   - watched: Is called with the position at the watched ply and those before and after a promotion, with the move
    ///     played there. Their clocks mean nothing.
    package init(
        _ game: Span<UInt8>, from start: Position, depth: Int, watching ply: Int,
        pawns: (Bitboard, _ ply: Int) -> Void, watched: (borrowing Position, _ ply: Int, _ move: UInt16) -> Void
    ) {
        let count = min(game.count / 2, depth - 1)
        var end = start
        var played: [UInt16] = []
        keys = [UInt64](unsafeUninitializedCapacity: count + 1) { keys, filled in
            played = [UInt16](unsafeUninitializedCapacity: count + 1) { moves, filledMoves in
                filled = Self.replay(game, &end, count, ply, keys, moves, pawns, watched)
                filledMoves = filled
            }
        }
        moves = played
        last = end
    }

    /// - Parameter position: The first position; becomes the last one.
    /// - Returns: the number of positions.
    private static func replay(
        _ game: Span<UInt8>, _ position: inout Position, _ count: Int, _ watchedPly: Int,
        _ keys: UnsafeMutableBufferPointer<UInt64>, _ moves: UnsafeMutableBufferPointer<UInt16>,
        _ pawns: (Bitboard, _ ply: Int) -> Void, _ watched: (borrowing Position, _ ply: Int, _ move: UInt16) -> Void
    ) -> Int {
        var men = ReplayedMen(position)
        var state = ReplayState(position)
        defer { position = men.position(state) }
        var homePawns = men.homePawns
        pawns(Bitboard(rawValue: homePawns), 0)
        var hasPromoted = false
        var ply = 0
        while true {
            let move = 2 * ply + 1 < game.count ? UInt16(game[2 * ply]) | UInt16(game[2 * ply + 1]) << 8 : 0
            keys[ply] = state.enPassant < 64 ? men.position(state).key : state.hash
            moves[ply] = move
            let isPromotion = move >= 0x1000
            if hasPromoted || isPromotion || ply == watchedPly { watched(men.position(state), ply, move) }
            guard ply < count, men.play(move, &state) else { return ply + 1 }
            hasPromoted = isPromotion
            ply += 1
            if men.homePawns != homePawns {
                homePawns = men.homePawns
                pawns(Bitboard(rawValue: homePawns), ply)
            }
        }
    }
}

/// What most moves change.
struct ReplayState {
    var hash: UInt64
    /// As in `Position`.
    var castling: UInt64
    /// As in `Position`.
    var enPassant: Int
    /// 1 for Black: the lowest bit of the numbers of the pieces that may move.
    var mover: Int

    @inline(__always)
    init(_ position: Position) {
        hash = position.hash
        castling = position.castling
        enPassant = Int(position.enPassant)
        mover = position.sideToMove == .white ? 0 : 1
    }
}

/// The pieces on the board, twice: by square and by piece. A piece has a number: twice its `PieceKind` plus 1 for Black
/// and 2 for White.
struct ReplayedMen {
    /// The number of the piece on each square; 0 for none.
    private var board = InlineArray<64, UInt8>(repeating: 0)
    /// The squares of each piece by its number. What is at 0 means nothing.
    private var squares = InlineArray<13, UInt64>(repeating: 0)
    /// The position from which the pieces were taken.
    private var origin: Position
    private let tables = AttackTables.shared

    init(_ position: Position) {
        origin = position
        for kind in 0..<6 {
            for side in 0..<2 {
                let piece = 2 &* kind &+ 2 &- side
                let set = position.kinds[kind] & position.sides[side]
                squares[piece] = set
                var rest = set
                while rest != 0 {
                    board[rest.lowest] = UInt8(truncatingIfNeeded: piece)
                    rest &= rest &- 1
                }
            }
        }
    }

    /// The pawns of both sides on the ranks where they begin.
    @inline(__always)
    var homePawns: UInt64 { squares[2] & 0xFF00 | squares[1] & 0x00FF_0000_0000_0000 }

    /// Returns the position. Some 10 nanoseconds.
    @inline(never)
    func position(_ state: ReplayState) -> Position {
        var position = origin
        var white: UInt64 = 0
        var black: UInt64 = 0
        for kind in 0..<6 {
            position.kinds[kind] = squares[2 &* kind &+ 1] | squares[2 &* kind &+ 2]
            black |= squares[2 &* kind &+ 1]
            white |= squares[2 &* kind &+ 2]
        }
        position.sides[0] = white
        position.sides[1] = black
        position.castling = state.castling
        position.hash = state.hash
        position.enPassant = UInt8(truncatingIfNeeded: state.enPassant)
        position.sideToMove = state.mover == 0 ? .white : .black
        return position
    }

    /// Plays a move under the same conditions as `Position.play(stored:)`. Returns false, without a change, if they fail.
    @inline(__always)
    mutating func play(_ stored: UInt16, _ state: inout ReplayState) -> Bool {
        let from = Int(stored & 63)
        let to = Int(stored &>> 6 & 63)
        let piece = Int(board[from])
        let captured = Int(board[to])
        let isPawn = piece <= 2
        let isUsual =
            stored < 0x1000
            && (isPawn
                ? to >= 8 && to < 56 && to != state.enPassant
                : piece < 11 || abs(from &- to) != 2 && (captured == 0 || captured & 1 != state.mover))
        guard isUsual else { return playUnusual(stored, &state) }
        guard piece != 0, piece & 1 == state.mover, captured == 0 || captured & 1 != state.mover && captured < 11 else {
            return false
        }
        let start: UInt64 = 1 &<< UInt64(truncatingIfNeeded: from)
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: to)
        var hash = state.hash ^ tables.polyglot[780]
        if state.enPassant < 64 {
            hash ^= tables.polyglot[772 &+ state.enPassant & 7]
            state.enPassant = 64
        }
        let home: UInt64 = state.mover == 0 ? WhiteToMove.homeRank : BlackToMove.homeRank
        let rights = state.castling & (piece >= 11 ? home | target : start | target)
        if rights != 0 {
            state.castling ^= rights
            hash ^= numbers(ofRights: rights)
        }
        hash ^= tables.number(piece, from) ^ tables.number(piece, to) ^ tables.number(captured, to)
        board[from] = 0
        board[to] = UInt8(truncatingIfNeeded: piece)
        squares[piece] ^= start | target
        squares[captured] ^= target
        if isPawn, to &- from == (state.mover == 0 ? 16 : -16) {
            let passed = (from &+ to) &>> 1
            let attackers = tables.pawn(passed, of: state.mover == 0 ? .white : .black)
            if attackers & squares[state.mover == 0 ? 1 : 2] != 0 {
                state.enPassant = passed
                hash ^= tables.polyglot[772 &+ passed & 7]
            }
        }
        state.mover ^= 1
        state.hash = hash
        return true
    }

    /// The kings with rights have not moved since the pieces were taken from the position.
    @inline(never)
    private func numbers(ofRights rights: UInt64) -> UInt64 {
        origin.castlingNumbers(
            rights, whiteKing: origin.kingIndex(.white), blackKing: origin.kingIndex(.black), tables)
    }

    @inline(never)
    private mutating func playUnusual(_ stored: UInt16, _ state: inout ReplayState) -> Bool {
        var position = position(state)
        guard position.play(stored: stored) != nil else { return false }
        self = ReplayedMen(position)
        state = ReplayState(position)
        return true
    }
}
