/// Making moves.
extension Position {
    /// The position after a legal move. What an illegal one does is not defined (it never touches other memory);
    /// ask `isLegal(_:)` about moves of unknown origin.
    public func playing(_ move: Move) -> Position {
        var next = self
        next.play(move, AttackTables.shared)
        return next
    }

    /// The position after passing the move, as a null move in a file does; nil in check, where nobody can pass.
    public func playingNull() -> Position? {
        guard !isCheck else { return nil }
        var next = self
        let tables = AttackTables.shared
        next.clearEnPassant(tables)
        next.finishMove(tables)
        next.halfmoves = next.halfmoves == .max ? .max : next.halfmoves + 1
        return next
    }

    @inline(__always) mutating func play(_ move: Move, _ tables: AttackTables) {
        if sideToMove == .white {
            play(move, tables, as: WhiteToMove.self)
        } else {
            play(move, tables, as: BlackToMove.self)
        }
    }

    @inline(__always)
    mutating func play<Mover: SideToMove>(_ move: Move, _ tables: AttackTables, as _: Mover.Type) {
        let from = move.fromIndex
        let to = move.toIndex
        let kind = kindIndex(from)
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: to)
        let epSquare = Int(enPassant)
        clearEnPassant(tables)
        halfmoves = halfmoves == .max ? .max : halfmoves &+ 1

        if move.isCastling {
            castle(from, to, tables, as: Mover.self)
            finishMove(tables)
            return
        }
        if sides[Mover.them] & target != 0 {
            toggle(kindIndex(to), Mover.side.opponent, to, tables)
            halfmoves = 0
        }
        toggle(kind, Mover.side, from, tables)
        let promotion = move.promotionCode
        toggle(promotion == 0 ? kind : Self.promotedKind[promotion], Mover.side, to, tables)
        if kind == 0 {
            halfmoves = 0
            if to == epSquare {
                toggle(0, Mover.side.opponent, to &- Mover.forward, tables)
            } else if to &- from == 2 &* Mover.forward {
                let beside = tables.pawn(from &+ Mover.forward, of: Mover.side)
                if beside & kinds[0] & sides[Mover.them] != 0 {
                    enPassant = UInt8(truncatingIfNeeded: from &+ Mover.forward)
                    hash ^= tables.polyglot[772 &+ (from & 7)]
                }
            }
        }
        if castling != 0 {
            let lost =
                kind == 5 ? castling & (Mover.homeRank | target) : castling & (target | 1 &<< UInt64(from))
            if lost != 0 {
                // The own king may have moved already; what counts is where it stood.
                let own = kind == 5 ? from : kingIndex(Mover.side)
                let other = kingIndex(Mover.side.opponent)
                hash ^= castlingNumbers(
                    lost, whiteKing: Mover.us == 0 ? own : other, blackKing: Mover.us == 0 ? other : own, tables)
                castling ^= lost
            }
        }
        finishMove(tables)
    }

    /// Kinds by promotion code: queen, bishop, rook, knight.
    private static let promotedKind: InlineArray<8, Int> = [0, 4, 2, 3, 1, 0, 0, 0]

    @inline(__always) private mutating func toggle(_ kind: Int, _ side: Side, _ square: Int, _ tables: AttackTables) {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: square)
        kinds[kind] ^= bit
        sides[Int(side.rawValue)] ^= bit
        hash ^= tables.polyglot[Self.polyglotPiece(kind, side) &* 64 &+ square]
    }

    @inline(__always) private mutating func clearEnPassant(_ tables: AttackTables) {
        guard enPassant < 64 else { return }
        hash ^= tables.polyglot[772 &+ Int(enPassant & 7)]
        enPassant = 64
    }

    @inline(__always) private mutating func finishMove(_ tables: AttackTables) {
        hash ^= tables.polyglot[780]
        if sideToMove == .black { fullmoves = fullmoves == .max ? .max : fullmoves &+ 1 }
        sideToMove = sideToMove.opponent
    }

    private mutating func castle<Mover: SideToMove>(_ king: Int, _ rook: Int, _ tables: AttackTables, as _: Mover.Type)
    {
        let lost = castling & Mover.homeRank
        hash ^= castlingNumbers(lost, whiteKing: king, blackKing: king, tables)
        castling ^= lost
        let arrival = CastlingSquares(king: king, rook: rook)
        toggle(5, Mover.side, king, tables)
        toggle(3, Mover.side, rook, tables)
        toggle(5, Mover.side, arrival.king, tables)
        toggle(3, Mover.side, arrival.rook, tables)
    }
}

/// Where king and rook arrive in castling: g and f, or c and d, on the king's rank.
struct CastlingSquares {
    let king: Int
    let rook: Int

    @inline(__always) init(king from: Int, rook: Int) {
        let rank = from & 56
        let isKingSide = rook > from
        king = rank &+ (isKingSide ? 6 : 2)
        self.rook = rank &+ (isKingSide ? 5 : 3)
    }
}

/// The side to move as a type, so that the compiler makes each side's generator its own straight code.
protocol SideToMove {
    static var side: Side { get }
    /// Indices into `Position.sides`.
    static var us: Int { get }
    static var them: Int { get }
    /// What a pawn's step adds to a square's number.
    static var forward: Int { get }
    static var homeRank: UInt64 { get }
    /// The rank a pawn reaches by its first single step, and the last but one.
    static var thirdRank: UInt64 { get }
    static var seventhRank: UInt64 { get }
    /// All pawns' squares one step on, to the a-file side, to the h-file side.
    static func step(_ pawns: UInt64) -> UInt64
    static func left(_ pawns: UInt64) -> UInt64
    static func right(_ pawns: UInt64) -> UInt64
}

enum WhiteToMove: SideToMove {
    @inline(__always) static var side: Side { .white }
    @inline(__always) static var us: Int { 0 }
    @inline(__always) static var them: Int { 1 }
    @inline(__always) static var forward: Int { 8 }
    @inline(__always) static var homeRank: UInt64 { 0xFF }
    @inline(__always) static var thirdRank: UInt64 { 0xFF_0000 }
    @inline(__always) static var seventhRank: UInt64 { 0x00FF_0000_0000_0000 }
    @inline(__always) static func step(_ pawns: UInt64) -> UInt64 { pawns &<< 8 }
    @inline(__always) static func left(_ pawns: UInt64) -> UInt64 { (pawns & ~UInt64.fileA) &<< 7 }
    @inline(__always) static func right(_ pawns: UInt64) -> UInt64 { (pawns & ~UInt64.fileH) &<< 9 }
}

enum BlackToMove: SideToMove {
    @inline(__always) static var side: Side { .black }
    @inline(__always) static var us: Int { 1 }
    @inline(__always) static var them: Int { 0 }
    @inline(__always) static var forward: Int { -8 }
    @inline(__always) static var homeRank: UInt64 { 0xFF00_0000_0000_0000 }
    @inline(__always) static var thirdRank: UInt64 { 0x0000_FF00_0000_0000 }
    @inline(__always) static var seventhRank: UInt64 { 0xFF00 }
    @inline(__always) static func step(_ pawns: UInt64) -> UInt64 { pawns &>> 8 }
    @inline(__always) static func left(_ pawns: UInt64) -> UInt64 { (pawns & ~UInt64.fileA) &>> 9 }
    @inline(__always) static func right(_ pawns: UInt64) -> UInt64 { (pawns & ~UInt64.fileH) &>> 7 }
}
