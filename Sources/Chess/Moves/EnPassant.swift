/// En passant is decided here, all of it: when it is noted, by which pawns it can be captured, and whether that is legal.
extension Position {
    /// The square on which a pawn can be captured en passant, nil when no such capture is legal.
    public var legalEnPassant: Square? {
        guard enPassant < 64 else { return nil }
        let tables = AttackTables.shared
        var pawns = enPassantCapturers(tables)
        while pawns != 0 {
            if isSafeEnPassant(from: pawns.lowest, tables) { return Square(rawValue: enPassant) }
            pawns &= pawns &- 1
        }
        return nil
    }

    /// Notes the square behind a pawn that has just moved two squares, if an enemy pawn stands beside it: Polyglot's
    /// rule. Whether a capture there is legal is decided when it is asked for.
    /// - Returns: what that changes in the key.
    @inline(__always)
    mutating func noteEnPassant<Mover: SideToMove>(behind square: Int, _ tables: AttackTables, as _: Mover.Type)
        -> UInt64
    {
        guard tables.pawn(square, of: Mover.side) & kinds[0] & sides[Mover.them] != 0 else { return 0 }
        enPassant = UInt8(truncatingIfNeeded: square)
        return tables.polyglot[772 &+ square & 7]
    }

    /// Own pawns that attack the en-passant square; there must be one.
    @inline(__always) func enPassantCapturers(_ tables: AttackTables) -> UInt64 {
        tables.pawn(Int(enPassant), of: sideToMove.opponent) & squares(sideToMove, .pawn)
    }

    /// Generates the captures en passant: rare enough to look at the board after each.
    @inline(__always)
    func enPassantCaptures<Sink: MoveSink>(into sink: inout Sink, _ tables: AttackTables) {
        guard enPassant < 64 else { return }
        var capturers = enPassantCapturers(tables)
        while capturers != 0 {
            let from = capturers.lowest
            if isSafeEnPassant(from: from, tables) { sink.add(Move(from, Int(enPassant))) }
            capturers &= capturers &- 1
        }
    }

    /// Whether the en-passant capture from that square leaves the own king safe, by looking at the board after it: two
    /// pawns leave their rank at once, which no pin mask foresees.
    @inline(never)
    func isSafeEnPassant(from: Int, _ tables: AttackTables) -> Bool {
        let captured: UInt64 = 1 &<< UInt64(truncatingIfNeeded: Int(enPassant) &+ (sideToMove == .white ? -8 : 8))
        let start: UInt64 = 1 &<< UInt64(truncatingIfNeeded: from)
        let after = (occupancy ^ start ^ captured) | 1 &<< UInt64(enPassant)
        return attackers(kingIndex(sideToMove), by: sideToMove.opponent, after, tables) & ~captured == 0
    }
}
