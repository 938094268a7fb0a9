/// The fast path for the most common moves of a file: `e4`, `exd5`, `Nf3`, `Nbxd7`, `R1e2+`, `O-O`.
///
/// It returns a move only where the full reader (`SAN`) would return the same one. All other spellings, promotions and
/// errors are left to the full reader.
extension Position {
    /// Returns the legal move of a common token; nil if the full reader must decide. Takes about 12 nanoseconds.
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
        let first = bytes[0]
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "h"):
            // Pawns that reach the last rank promote; left to the full reader.
            guard rank > 0, rank < 7 else { return nil }
            if end == 2 { return commonPawnStep(to, tables) }
            guard end == 4, bytes[1] == UInt8(ascii: "x") else { return nil }
            return commonPawnCapture(fromFile: Int(first &- UInt8(ascii: "a")), to, tables)
        case UInt8(ascii: "N"):
            return commonMove(1, from: startSquares(bytes, end), tables.knight[to], to, tables)
        case UInt8(ascii: "B"):
            return commonMove(2, from: startSquares(bytes, end), tables.bishop(to, occupancy), to, tables)
        case UInt8(ascii: "R"):
            return commonMove(3, from: startSquares(bytes, end), tables.rook(to, occupancy), to, tables)
        case UInt8(ascii: "Q"):
            let reach = tables.bishop(to, occupancy) | tables.rook(to, occupancy)
            return commonMove(4, from: startSquares(bytes, end), reach, to, tables)
        case UInt8(ascii: "K"):
            return commonMove(5, from: startSquares(bytes, end), tables.king[to], to, tables)
        default: return nil
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

    /// Returns the only safe move to a square by a piece of the kind that can reach it.
    @inline(__always)
    private func commonMove(_ kind: Int, from starts: UInt64, _ reach: UInt64, _ to: Int, _ tables: AttackTables)
        -> Move?
    {
        let own = own(sideToMove)
        var pieces = reach & starts & own & kinds[kind]
        guard pieces != 0, own &>> UInt64(truncatingIfNeeded: to) & 1 == 0 else { return nil }
        if !pieces.hasSeveral {
            let from = pieces.lowest
            return isSafe(from, to, tables) ? Move(from, to) : nil
        }
        var only: Move?
        while pieces != 0 {
            let from = pieces.lowest
            pieces &= pieces &- 1
            guard isSafe(from, to, tables) else { continue }
            if only != nil { return nil }
            only = Move(from, to)
        }
        return only
    }

    @inline(__always)
    private func commonPawnStep(_ to: Int, _ tables: AttackTables) -> Move? {
        let back = sideToMove == .white ? -8 : 8
        let occupied = occupancy
        guard occupied &>> UInt64(truncatingIfNeeded: to) & 1 == 0 else { return nil }
        let pawns = kinds[0] & own(sideToMove)
        var from = to &+ back
        if pawns &>> UInt64(truncatingIfNeeded: from) & 1 == 0 {
            guard to &>> 3 == (sideToMove == .white ? 3 : 4), occupied &>> UInt64(truncatingIfNeeded: from) & 1 == 0
            else { return nil }
            from &+= back
            guard pawns &>> UInt64(truncatingIfNeeded: from) & 1 != 0 else { return nil }
        }
        return isSafe(from, to, tables) ? Move(from, to) : nil
    }

    @inline(__always)
    private func commonPawnCapture(fromFile: Int, _ to: Int, _ tables: AttackTables) -> Move? {
        let isTarget = own(sideToMove.opponent) &>> UInt64(truncatingIfNeeded: to) & 1 != 0 || to == Int(enPassant)
        let file = UInt64.fileA &<< UInt64(truncatingIfNeeded: fromFile)
        let pawns = tables.pawn(to, of: sideToMove.opponent) & file & kinds[0] & own(sideToMove)
        guard isTarget, pawns != 0 else { return nil }
        let from = pawns.lowest
        return isSafe(from, to, tables) ? Move(from, to) : nil
    }

    private func commonCastling(_ bytes: Span<UInt8>, _ end: Int, _ tables: AttackTables) -> Move? {
        guard end == 3 || end == 5 else { return nil }
        for index in 0..<end {
            guard bytes[index] == (index & 1 == 0 ? UInt8(ascii: "O") : UInt8(ascii: "-")) else { return nil }
        }
        return castlingMove(kingSide: end == 3, tables)
    }
}
