/// En passant is decided here, all of it: when it is noted, which pawns can capture so, and whether that is legal.
extension Position {
    /// Notes the square behind a pawn that has just moved two squares, if an enemy pawn stands beside it: Polyglot's
    /// rule. Whether a capture there is legal is decided when it is asked for.
    /// - Returns: what that changes in the key.
    @inline(__always)
    mutating func noteEnPassant<Mover: SideToMove>(
        behind square: Int, _ tables: AttackTables, as _: Mover.Type
    ) -> UInt64 {
        guard tables.pawn(square, of: Mover.side) & kinds[0] & sides[Mover.them] != 0 else { return 0 }
        enPassant = UInt8(truncatingIfNeeded: square)
        return tables.polyglot[772 &+ square & 7]
    }

    /// The square on which a pawn can be captured en passant, nil when no such capture is legal.
    public var legalEnPassant: Square? {
        guard enPassant < 64 else { return nil }
        let tables = AttackTables.shared
        var pawns = tables.pawn(Int(enPassant), of: sideToMove.opponent) & squares(sideToMove, .pawn)
        while pawns != 0 {
            if isSafeEnPassant(from: pawns.lowest, tables) { return Square(rawValue: enPassant) }
            pawns &= pawns &- 1
        }
        return nil
    }

    /// Whether the en-passant capture from that square leaves the own king safe; see `MoveGenerator`.
    func isSafeEnPassant(from: Int, _ tables: AttackTables) -> Bool {
        sideToMove == .white
            ? MoveGenerator<WhiteToMove>(self, tables).isSafeEnPassant(from: from)
            : MoveGenerator<BlackToMove>(self, tables).isSafeEnPassant(from: from)
    }
}

extension MoveGenerator {
    /// The legal captures on the en-passant square; there must be one.
    @inline(__always) func enPassantCaptures<Sink: MoveSink>(into sink: inout Sink) {
        var capturers = tables.pawn(enPassant, of: Mover.Opponent.side) & pawns & own
        while capturers != 0 {
            let from = capturers.lowest
            if isSafeEnPassant(from: from) { sink.add(Move(from, enPassant)) }
            capturers &= capturers &- 1
        }
    }

    /// Whether the en-passant capture from that square leaves the own king safe, by looking at the board after it: two
    /// pawns leave their rank at once, which no pin mask foresees.
    @inline(never) func isSafeEnPassant(from: Int) -> Bool {
        let captured: UInt64 = 1 &<< UInt64(truncatingIfNeeded: enPassant &- Mover.forward)
        let start: UInt64 = 1 &<< UInt64(truncatingIfNeeded: from)
        let after = (occupied ^ start ^ captured) | 1 &<< UInt64(truncatingIfNeeded: enPassant)
        return attackers(king, after) & ~captured == 0
    }
}
