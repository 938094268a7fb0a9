/// The short way for the moves that nearly every file is made of: `e4`, `exd5`, `Nf3`, `Nbxd7`, `R1e2+`, `O-O`.
///
/// It answers only where the full reader (`SAN`) would give the same move, and says nothing of anything else, right or
/// wrong: every other spelling, every promotion and every mistake is the full reader's, with its reasons.
extension Position {
    /// The legal move of a usual token; nil when the full reader must look at it. About a dozen nanoseconds.
    @inline(__always)
    func usualMove(san bytes: Span<UInt8>, _ tables: AttackTables) -> Move? {
        var end = bytes.count
        guard end >= 2 else { return nil }
        if bytes[end &- 1] == UInt8(ascii: "+") || bytes[end &- 1] == UInt8(ascii: "#") { end &-= 1 }
        guard end >= 2 else { return nil }
        let file = Int(bytes[end &- 2] &- UInt8(ascii: "a"))
        let rank = Int(bytes[end &- 1] &- UInt8(ascii: "1"))
        guard file | rank < 8 else { return usualCastling(bytes, end, tables) }
        let to = rank &* 8 &+ file
        let first = bytes[0]
        switch first {
        case UInt8(ascii: "a")...UInt8(ascii: "h"):
            // Pawns that arrive on the last rank become something: not here.
            guard rank > 0, rank < 7 else { return nil }
            if end == 2 { return usualStep(to, tables) }
            guard end == 4, bytes[1] == UInt8(ascii: "x") else { return nil }
            return usualPawnCapture(fromFile: Int(first &- UInt8(ascii: "a")), to, tables)
        case UInt8(ascii: "N"):
            return usualMove(1, from: named(bytes, end), tables.knight[to], to, tables)
        case UInt8(ascii: "B"):
            return usualMove(2, from: named(bytes, end), tables.bishop(to, occupancy), to, tables)
        case UInt8(ascii: "R"):
            return usualMove(3, from: named(bytes, end), tables.rook(to, occupancy), to, tables)
        case UInt8(ascii: "Q"):
            let reach = tables.bishop(to, occupancy) | tables.rook(to, occupancy)
            return usualMove(4, from: named(bytes, end), reach, to, tables)
        case UInt8(ascii: "K"):
            return usualMove(5, from: named(bytes, end), tables.king[to], to, tables)
        default: return nil
        }
    }

    /// The squares on which a piece may stand by what is written between its letter and the square it goes to: nothing,
    /// a file or a rank, then perhaps an `x`. None when something else is written there.
    @inline(__always)
    private func named(_ bytes: Span<UInt8>, _ end: Int) -> UInt64 {
        var last = end &- 2
        if last > 1, bytes[last &- 1] == UInt8(ascii: "x") { last &-= 1 }
        if last == 1 { return ~0 }
        guard last == 2 else { return 0 }
        let file = UInt64(bytes[1] &- UInt8(ascii: "a"))
        if file < 8 { return UInt64.fileA &<< file }
        let rank = UInt64(bytes[1] &- UInt8(ascii: "1"))
        return rank < 8 ? 0xFF &<< (rank &* 8) : 0
    }

    /// The one safe move to a square among own pieces of a kind that can reach it.
    @inline(__always)
    private func usualMove(_ kind: Int, from named: UInt64, _ reach: UInt64, _ to: Int, _ tables: AttackTables) -> Move?
    {
        let own = own(sideToMove)
        var pieces = reach & named & own & kinds[kind]
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
    private func usualStep(_ to: Int, _ tables: AttackTables) -> Move? {
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
    private func usualPawnCapture(fromFile: Int, _ to: Int, _ tables: AttackTables) -> Move? {
        let isTarget = own(sideToMove.opponent) &>> UInt64(truncatingIfNeeded: to) & 1 != 0 || to == Int(enPassant)
        let file = UInt64.fileA &<< UInt64(truncatingIfNeeded: fromFile)
        let pawns = tables.pawn(to, of: sideToMove.opponent) & file & kinds[0] & own(sideToMove)
        guard isTarget, pawns != 0 else { return nil }
        let from = pawns.lowest
        return isSafe(from, to, tables) ? Move(from, to) : nil
    }

    private func usualCastling(_ bytes: Span<UInt8>, _ end: Int, _ tables: AttackTables) -> Move? {
        guard end == 3 || end == 5 else { return nil }
        for index in 0..<end {
            guard bytes[index] == (index & 1 == 0 ? UInt8(ascii: "O") : UInt8(ascii: "-")) else { return nil }
        }
        return castlingMove(kingSide: end == 3, tables)
    }
}
