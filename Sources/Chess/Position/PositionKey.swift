/// Position keys and identities.
extension Position {
    /// The Polyglot key, as used in `.bin` opening books: the en-passant file counts if an enemy pawn stands beside the
    /// pawn that just moved two squares, whether or not the capture is legal. O(1). Source: the Polyglot book format
    /// (the tests contain its nine published keys).
    public var polyglotKey: UInt64 { hash }

    /// The key for transpositions: like `polyglotKey`, but the en-passant file counts only if the capture is legal.
    /// Equal positions have equal keys. Different positions may collide, so compare `identity` where it matters.
    ///
    /// ```swift
    /// let afterE4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
    /// let position = try Position(fen: afterE4)
    /// print(String(position.polyglotKey, radix: 16))  // 823c9b50fd114196
    /// print(position.epd.hasSuffix("KQkq -"), position.key == position.polyglotKey)  // true true
    /// ```
    @inlinable public var key: UInt64 { enPassant < 64 ? enPassantKey : hash }

    /// The key; nil after a two-square move of a pawn beside an enemy pawn, where it has to be computed.
    @inlinable package var usualKey: UInt64? { enPassant < 64 ? nil : hash }

    /// The key for transpositions after a two-square move of a pawn.
    @usableFromInline var enPassantKey: UInt64 {
        legalEnPassant == nil ? hash ^ PolyglotNumbers.all[772 + Int(enPassant & 7)] : hash
    }

    /// The placement, side to move, castling rights and legal en-passant square, for hashing and comparing without
    /// text.
    public var identity: PositionIdentity {
        PositionIdentity(
            whitePieces: sides[0], pawns: kinds[0], knights: kinds[1], bishops: kinds[2], rooks: kinds[3],
            queens: kinds[4], kings: kinds[5], castling: castling, enPassant: legalEnPassant?.rawValue ?? 64,
            side: sideToMove.rawValue, key: key)
    }

    /// Computes the Polyglot key from scratch with about 32 table lookups.
    func computedPolyglotKey() -> UInt64 {
        let numbers = PolyglotNumbers.all
        var key: UInt64 = 0
        for square in Square.all {
            if let piece = self[square] {
                key ^= numbers[Self.polyglotPiece(Int(piece.kind.rawValue), piece.side) * 64 + square.index]
            }
        }
        key ^= castlingNumbers(
            castling, whiteKing: kingIndex(.white), blackKing: kingIndex(.black), AttackTables.shared)
        if enPassant < 64 { key ^= numbers[772 + Int(enPassant & 7)] }
        if sideToMove == .white { key ^= numbers[780] }
        return key
    }

    /// Polyglot's piece order: black pawn 0, white pawn 1, black knight 2 … white king 11.
    @inline(__always) static func polyglotPiece(_ kind: Int, _ side: Side) -> Int {
        kind &* 2 &+ (side == .white ? 1 : 0)
    }

    /// Returns the combined key of the castling rights of these rooks; a rook's side is determined relative to its
    /// king.
    @inline(__always)
    func castlingNumbers(_ rooks: UInt64, whiteKing: Int, blackKing: Int, _ tables: AttackTables) -> UInt64 {
        var key: UInt64 = 0
        var rest = rooks
        while rest != 0 {
            let rook = rest.lowest
            rest &= rest &- 1
            let isKingSide = rook > (rook < 8 ? whiteKing : blackKing)
            key ^= tables.polyglot[768 &+ (rook < 8 ? 0 : 2) &+ (isKingSide ? 0 : 1)]
        }
        return key
    }
}
