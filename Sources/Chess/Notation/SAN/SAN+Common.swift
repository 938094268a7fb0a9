/// The fast path for the most common moves of a file: `e4`, `exd5`, `Nf3`, `Nbxd7`, `R1e2+`, `O-O`.
///
/// It returns a move only where the full reader (`SAN`) would return the same one. All other spellings, promotions and
/// errors are left to the full reader.
extension Position {
    /// Returns the legal move of a common token; nil if the full reader must decide. Takes about 10 nanoseconds.
    @inline(__always)
    func commonMove(san bytes: Span<UInt8>, _ tables: AttackTables) -> Move? {
        var end = bytes.count
        guard end >= 2 else { return nil }
        if bytes[end &- 1] == UInt8(ascii: "+") || bytes[end &- 1] == UInt8(ascii: "#") { end &-= 1 }
        guard end >= 2 else { return nil }
        let file = Int(bytes[end &- 2] &- UInt8(ascii: "a"))
        let rank = Int(bytes[end &- 1] &- UInt8(ascii: "1"))
        guard file | rank < 8 else { return commonCastling(bytes, end, tables) }
        let to = rank &* 8 &+ file
        let own = own(sideToMove)
        let occupied = occupancy
        guard own &>> UInt64(truncatingIfNeeded: to) & 1 == 0 else { return nil }
        var pieces = origins(bytes, end, to, tables) & own
        var only: Move?
        while pieces != 0 {
            let from = pieces.lowest
            pieces &= pieces &- 1
            // Few pieces are on a line with the square, so looking at the squares between touches less memory than the
            // tables of slider attacks.
            guard tables.between[to &* 64 &+ from] & occupied == 0, isSafe(from, to, tables) else { continue }
            if only != nil { return nil }
            only = Move(from, to)
        }
        return only
    }

    /// Returns the pieces of both sides that the text can mean and that reach the square on an empty board; none for text
    /// that the full reader must decide.
    @inline(__always)
    private func origins(_ bytes: Span<UInt8>, _ end: Int, _ to: Int, _ tables: AttackTables) -> UInt64 {
        let first = bytes[0]
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "h"):
            // Pawns that reach the last rank promote; left to the full reader.
            guard to >= 8, to < 56 else { return 0 }
            if end == 2 { return pawnStep(to) }
            guard end == 4, bytes[1] == UInt8(ascii: "x") else { return 0 }
            return pawnCapture(fromFile: Int(first &- UInt8(ascii: "a")), to, tables)
        case UInt8(ascii: "N"): return startSquares(bytes, end) & kinds[1] & tables.knight[to]
        case UInt8(ascii: "B"): return startSquares(bytes, end) & kinds[2] & tables.diagonals[to]
        case UInt8(ascii: "R"): return startSquares(bytes, end) & kinds[3] & tables.orthogonals[to]
        case UInt8(ascii: "Q"):
            return startSquares(bytes, end) & kinds[4] & (tables.diagonals[to] | tables.orthogonals[to])
        case UInt8(ascii: "K"): return startSquares(bytes, end) & kinds[5] & tables.king[to]
        default: return 0
        }
    }

    /// Returns the allowed start squares according to the text between the piece letter and the target square: nothing,
    /// a file or a rank, then optionally `x`. Returns 0 for any other text.
    @inline(__always)
    private func startSquares(_ bytes: Span<UInt8>, _ end: Int) -> UInt64 {
        var last = end &- 2
        if last > 1, bytes[last &- 1] == UInt8(ascii: "x") { last &-= 1 }
        if last == 1 { return ~0 }
        guard last == 2 else { return 0 }
        let file = UInt64(bytes[1] &- UInt8(ascii: "a"))
        if file < 8 { return UInt64.fileA &<< file }
        let rank = UInt64(bytes[1] &- UInt8(ascii: "1"))
        return rank < 8 ? 0xFF &<< (rank &* 8) : 0
    }

    /// Returns the pawn of the side to move that steps to an empty square; none if there is none.
    @inline(__always)
    private func pawnStep(_ to: Int) -> UInt64 {
        let occupied = occupancy
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: to)
        guard occupied & target == 0 else { return 0 }
        let pawns = kinds[0] & own(sideToMove)
        let isWhite = sideToMove == .white
        let single = isWhite ? target &>> 8 : target &<< 8
        if pawns & single != 0 { return single }
        guard to &>> 3 == (isWhite ? 3 : 4), occupied & single == 0 else { return 0 }
        return pawns & (isWhite ? target &>> 16 : target &<< 16)
    }

    @inline(__always)
    private func pawnCapture(fromFile: Int, _ to: Int, _ tables: AttackTables) -> UInt64 {
        let isTarget = own(sideToMove.opponent) &>> UInt64(truncatingIfNeeded: to) & 1 != 0 || to == Int(enPassant)
        guard isTarget else { return 0 }
        let file = UInt64.fileA &<< UInt64(truncatingIfNeeded: fromFile)
        return tables.pawn(to, of: sideToMove.opponent) & file & kinds[0]
    }

    private func commonCastling(_ bytes: Span<UInt8>, _ end: Int, _ tables: AttackTables) -> Move? {
        guard end == 3 || end == 5 else { return nil }
        for index in 0..<end {
            guard bytes[index] == (index & 1 == 0 ? UInt8(ascii: "O") : UInt8(ascii: "-")) else { return nil }
        }
        return castlingMove(kingSide: end == 3, tables)
    }
}
