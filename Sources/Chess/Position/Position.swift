/// The complete state of a game at one moment: placement, side to move, castling rights, en passant, both clocks.
///
/// A value without heap storage, cheap to copy (about 110 bytes). Every `Position` satisfies the conditions of
/// `init(fen:)`: one king a side, the side that just moved not in check, castling rights only with king and rook in
/// place.
///
/// `==` compares everything, including the clocks. Two positions are *the same for a repertoire* if their `identity`
/// (or, as text, their `epd`) is equal.
///
/// ```swift
/// var position = Position.initial
/// for text in ["e4", "e5", "Nf3", "Nc6", "Bb5"] {
///     position = position.playing(try position.move(san: text))
/// }
/// print(position.epd)  // r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq -
/// print(position.fullmoveNumber, position.legalMoveCount, position.isCheck)  // 3 30 false
/// ```
public struct Position: Hashable, Sendable {
    /// The squares of both sides by kind; indexed by `PieceKind.rawValue`.
    @usableFromInline var kinds: InlineArray<6, UInt64>
    /// The squares by side; indexed by `Side.rawValue`.
    @usableFromInline var sides: InlineArray<2, UInt64>
    /// The rooks that still have their castling right.
    var castling: UInt64
    /// The Polyglot key, updated with every move.
    @usableFromInline var hash: UInt64
    /// The side to move.
    public internal(set) var sideToMove: Side
    /// The square passed over by a pawn that just moved two squares, if an enemy pawn stands beside that pawn; else 64.
    @usableFromInline var enPassant: UInt8
    @usableFromInline var halfmoves: UInt16
    var fullmoves: UInt16

    /// The standard start position.
    public static let initial = Position.standardStart()

    /// The number of plies since the last capture or pawn move.
    @inlinable public var halfmoveClock: Int { Int(halfmoves) }

    /// The number of the next move, starting with 1.
    public var fullmoveNumber: Int { Int(fullmoves) }

    /// The number of plies since move 1 with White to move, assuming the game started there.
    public var ply: Int { (fullmoveNumber - 1) * 2 + (sideToMove == .white ? 0 : 1) }

    // MARK: Placement

    /// The piece on the square; nil if the square is empty.
    public subscript(square: Square) -> Piece? {
        guard occupancy & square.bit != 0 else { return nil }
        guard let kind = PieceKind(rawValue: UInt8(kindIndex(square.index))) else { return nil }
        return Piece(sides[0] & square.bit != 0 ? .white : .black, kind)
    }

    /// Returns the squares of all pieces of a side.
    @inlinable public func pieces(_ side: Side) -> Bitboard { Bitboard(rawValue: own(side)) }
    /// Returns the squares of all pieces of a kind, both sides.
    @inlinable public func pieces(_ kind: PieceKind) -> Bitboard { Bitboard(rawValue: kinds[Int(kind.rawValue)]) }
    /// Returns the squares of a side's pieces of a kind.
    @inlinable public func pieces(_ side: Side, _ kind: PieceKind) -> Bitboard {
        Bitboard(rawValue: squares(side, kind))
    }
    /// All occupied squares.
    @inlinable public var occupied: Bitboard { Bitboard(rawValue: occupancy) }

    /// Returns the square of that side's king.
    public func king(of side: Side) -> Square { Square(onBoard: kingIndex(side)) }

    /// The squares of the rooks of both sides that still have their castling right.
    public var castlingRooks: Bitboard { Bitboard(rawValue: castling) }

    /// Whether a castling right is impossible in standard chess: a king off the e-file, or a rook off its corner.
    public var isChess960: Bool {
        if castling & ~0x8100_0000_0000_0081 != 0 { return true }
        return (castling & 0xFF != 0 && kingIndex(.white) != 4) || (castling >> 56 != 0 && kingIndex(.black) != 60)
    }

    // MARK: Attacks

    /// Returns the squares attacked by the piece on `square` (for a pawn its capture squares); empty for an empty
    /// square.
    public func attacks(from square: Square) -> Bitboard {
        guard let piece = self[square] else { return .empty }
        return Bitboard(
            rawValue: AttackTables.shared.attacks(piece.kind, piece.side, square.index, occupancy))
    }

    /// Returns the pieces of `side` that attack `square`, including pinned ones.
    ///
    /// ```swift
    /// let position = try Position(fen: "4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1")
    /// print(position.attackers(of: .d5, by: .white))  // c3 e4
    /// ```
    public func attackers(of square: Square, by side: Side) -> Bitboard {
        Bitboard(rawValue: attackers(square.index, by: side, occupancy, AttackTables.shared))
    }

    /// The pieces that give check to the side to move.
    public var checkers: Bitboard { attackers(of: king(of: sideToMove), by: sideToMove.opponent) }

    /// Whether the side to move is in check.
    public var isCheck: Bool { !checkers.isEmpty }
    /// Whether the side to move is in check and has no legal move.
    public var isCheckmate: Bool { isCheck && !hasLegalMove }
    /// Whether the side to move has no legal move and is not in check.
    public var isStalemate: Bool { !isCheck && !hasLegalMove }

    // MARK: Bitboards for the generator

    @usableFromInline @inline(__always) var occupancy: UInt64 { sides[0] | sides[1] }
    @usableFromInline @inline(__always) func own(_ side: Side) -> UInt64 { side == .white ? sides[0] : sides[1] }
    @usableFromInline @inline(__always) func squares(_ side: Side, _ kind: PieceKind) -> UInt64 {
        own(side) & kinds[Int(kind.rawValue)]
    }
    /// The king's index, 0…63 even if an illegal move captured the king, so that no table is read out of bounds.
    @inline(__always) func kingIndex(_ side: Side) -> Int { (own(side) & kinds[5]).lowest & 63 }

    /// Returns the kind on an occupied square as a table index, without a branch.
    @inline(__always) func kindIndex(_ square: Int) -> Int {
        let at = UInt64(truncatingIfNeeded: square)
        let low = (kinds[1] | kinds[3] | kinds[5]) &>> at & 1
        let middle = (kinds[2] | kinds[3]) &>> at & 1
        let high = (kinds[4] | kinds[5]) &>> at & 1
        return Int(truncatingIfNeeded: low | middle &<< 1 | high &<< 2)
    }

    @inline(__always)
    func attackers(_ square: Int, by side: Side, _ occupied: UInt64, _ tables: AttackTables) -> UInt64 {
        let diagonal = kinds[2] | kinds[4]
        let straight = kinds[3] | kinds[4]
        let attackers =
            tables.pawn(square, of: side.opponent) & kinds[0] | tables.knight[square] & kinds[1]
            | tables.king[square] & kinds[5] | tables.bishop(square, occupied) & diagonal
            | tables.rook(square, occupied) & straight
        return attackers & own(side)
    }

    // MARK: Equality

    public static func == (a: Position, b: Position) -> Bool {
        a.hash == b.hash && a.hasSamePlacement(as: b) && a.castling == b.castling && a.sideToMove == b.sideToMove
            && a.enPassant == b.enPassant && a.halfmoves == b.halfmoves && a.fullmoves == b.fullmoves
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    private func hasSamePlacement(as other: Position) -> Bool {
        for index in kinds.indices where kinds[index] != other.kinds[index] { return false }
        return sides[0] == other.sides[0] && sides[1] == other.sides[1]
    }

    private static func standardStart() -> Position {
        Position(
            kinds: [
                0x00FF_0000_0000_FF00, 0x4200_0000_0000_0042, 0x2400_0000_0000_0024, 0x8100_0000_0000_0081,
                0x0800_0000_0000_0008, 0x1000_0000_0000_0010,
            ],
            sides: [0xFFFF, 0xFFFF_0000_0000_0000], castling: 0x8100_0000_0000_0081, sideToMove: .white,
            enPassant: 64, halfmoves: 0, fullmoves: 1)
    }

    /// Creates a position from its parts and computes the key. The caller has validated the parts.
    init(
        kinds: InlineArray<6, UInt64>, sides: InlineArray<2, UInt64>, castling: UInt64, sideToMove: Side,
        enPassant: UInt8, halfmoves: UInt16, fullmoves: UInt16
    ) {
        self.kinds = kinds
        self.sides = sides
        self.castling = castling
        self.sideToMove = sideToMove
        self.enPassant = enPassant
        self.halfmoves = halfmoves
        self.fullmoves = fullmoves
        hash = 0
        hash = computedPolyglotKey()
    }
}
