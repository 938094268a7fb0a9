/// The pieces on the board of a `StoredReplay`, twice: by square and by piece.
///
/// A piece has a number: twice its `PieceKind` plus 1 for Black and 2 for White.
struct ReplayedMen: Sendable {
    /// The number of the piece on each square; 0 for none.
    private var board = InlineArray<64, UInt8>(repeating: 0)
    /// The squares of each piece by its number. What is at 0 means nothing.
    private var squares = InlineArray<13, UInt64>(repeating: 0)
    /// The pieces of White, then of Black, counted as in `PawnsAndPieces`.
    private var pieces = InlineArray<2, UInt64>(repeating: 0)
    /// The position from which the pieces were taken.
    private var origin: Position
    /// The number of captures and moves of pawns so far.
    private(set) var changes = 0
    /// They never change.
    nonisolated(unsafe) private let tables = AttackTables.shared

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
                    pieces[side] += PawnsAndPieces.one(kind, on: rest.lowest)
                    rest &= rest &- 1
                }
            }
        }
    }

    /// The pawns, and the numbers of the other men.
    @inline(__always)
    var pawnsAndPieces: PawnsAndPieces {
        PawnsAndPieces(
            whitePawns: squares[2], blackPawns: squares[1], whitePieces: pieces[0], blackPieces: pieces[1])
    }

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

    /// Plays a move under the conditions of `Position.play(stored:)`. Returns false, without a change, if they fail.
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
        if isPawn || captured != 0 {
            changes &+= 1
            if captured > 2 { pieces[state.mover ^ 1] &-= PawnsAndPieces.one((captured &- 1) &>> 1, on: to) }
        }
        if piece == 5 || piece == 6 { recount(bishop: piece, from, to, state.mover) }
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

    /// Counts a bishop on its new square. Only in a damaged game is that of another colour.
    @inline(__always)
    private mutating func recount(bishop piece: Int, _ from: Int, _ to: Int, _ mover: Int) {
        let kind = (piece &- 1) &>> 1
        pieces[mover] = pieces[mover] &+ PawnsAndPieces.one(kind, on: to) &- PawnsAndPieces.one(kind, on: from)
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
        guard let move = position.play(stored: stored) else { return false }
        if move.isCastling {
            castle(move, state.mover)
        } else {
            let before = changes
            self = ReplayedMen(position)
            changes = before + 1
        }
        state = ReplayState(position)
        return true
    }

    private mutating func castle(_ move: Move, _ mover: Int) {
        let (king, rook) = (12 - mover, 8 - mover)
        let arrival = CastlingSquares(king: move.fromIndex, rook: move.toIndex)
        board[move.fromIndex] = 0
        board[move.toIndex] = 0
        board[arrival.king] = UInt8(truncatingIfNeeded: king)
        board[arrival.rook] = UInt8(truncatingIfNeeded: rook)
        squares[king] = 1 &<< UInt64(truncatingIfNeeded: arrival.king)
        squares[rook] &= ~(1 &<< UInt64(truncatingIfNeeded: move.toIndex))
        squares[rook] |= 1 &<< UInt64(truncatingIfNeeded: arrival.rook)
    }
}
