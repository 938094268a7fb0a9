/// The two-byte moves of the games database.
extension Position {
    /// Returns the two-byte form used in the games database: `from | to << 6 | promotion << 12`, castling as the king's
    /// two-square move (in Chess960 king takes rook). Source: the schema of the games database.
    @inlinable public func storedMove(_ move: Move) -> UInt16 {
        move.rawValue & 0x8000 == 0 ? move.rawValue : storedCastling(move)
    }

    @usableFromInline func storedCastling(_ move: Move) -> UInt16 {
        isChess960 ? move.rawValue & 0x7FFF : UInt16(move.fromIndex | arrival(move) << 6)
    }

    /// Returns the legal move for a two-byte form; nil if there is none. Bit 15 must be clear.
    public func move(stored: UInt16) -> Move? {
        guard stored & 0x8000 == 0 else { return nil }
        let plain = Move(rawValue: stored)
        guard plain.promotionCode <= 4 else { return nil }
        return move(from: plain.from, to: plain.to, promotion: plain.promotion)
    }

    /// Plays a move that was legal when it was stored, about ten times as fast as `move(stored:)` finds it. It only
    /// checks that a piece of the side to move goes to a square not occupied by its own side or the other king, and
    /// that castling is legal.
    ///
    /// - Returns: the move; nil, without a change, if the checks fail.
    public mutating func play(stored: UInt16) -> Move? { play(stored: stored, AttackTables.shared) }

    /// Plays stored moves, two bytes each, least significant first, as `play(stored:)` does. Some 10 nanoseconds per
    /// move. Ends before the first move that fails the checks.
    ///
    /// - Parameters:
    ///   - moves: The stored moves.
    ///   - body: Is called with each position and the move stored for it, 0 at the end, until it returns false.
    public mutating func play(stored moves: Span<UInt8>, _ body: (borrowing Position, UInt16) -> Bool) {
        let tables = AttackTables.shared
        var index = 0
        while index + 1 < moves.count {
            let move = UInt16(moves[index]) | UInt16(moves[index + 1]) << 8
            guard body(self, move), play(stored: move, tables) != nil else { return }
            index += 2
        }
        _ = body(self, 0)
    }

    @inline(__always)
    private mutating func play(stored: UInt16, _ tables: AttackTables) -> Move? {
        guard stored & 0x8000 == 0 else { return nil }
        let plain = Move(rawValue: stored)
        let own = own(sideToMove)
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: plain.toIndex)
        guard own & (1 &<< UInt64(truncatingIfNeeded: plain.fromIndex)) != 0 else { return nil }
        let kind = kindIndex(plain.fromIndex)
        if kind == 5, own & target != 0 || abs(plain.fromIndex - plain.toIndex) == 2 {
            guard let castling = castlingMove(kingSide: plain.toIndex > plain.fromIndex, tables),
                castling.toIndex == plain.toIndex || arrival(castling) == plain.toIndex
            else { return nil }
            play(castling, tables)
            return castling
        }
        let isLastRank = kind == 0 && (plain.toIndex < 8 || plain.toIndex >= 56)
        guard (own | kinds[5]) & target == 0, isLastRank == (plain.promotionCode > 0), plain.promotionCode <= 4 else {
            return nil
        }
        play(plain, tables)
        return plain
    }
}
