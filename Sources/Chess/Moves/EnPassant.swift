/// Everything about en passant: recording the square, finding the pawns that can capture, and deciding legality.
extension Position {
    /// Records the square a pawn has passed over with a two-square move if an enemy pawn stands beside the pawn
    /// (Polyglot's rule). Whether a capture there is legal is decided on request.
    /// - Returns: the change of the Polyglot key, to be XORed into it.
    @inline(__always)
    mutating func recordEnPassant<Mover: SideToMove>(
        behind square: Int, _ tables: AttackTables, as _: Mover.Type
    ) -> UInt64 {
        guard tables.pawn(square, of: Mover.side) & kinds[0] & sides[Mover.them] != 0 else { return 0 }
        enPassant = UInt8(truncatingIfNeeded: square)
        return tables.polyglot[772 &+ square & 7]
    }

    /// The square on which a pawn can legally be captured en passant; nil if no such capture is legal.
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

    /// Returns whether the en-passant capture from that square leaves the capturing side's king safe. See
    /// `MoveGenerator`.
    func isSafeEnPassant(from: Int, _ tables: AttackTables) -> Bool {
        sideToMove == .white
            ? MoveGenerator<WhiteToMove>(self, tables).isSafeEnPassant(from: from)
            : MoveGenerator<BlackToMove>(self, tables).isSafeEnPassant(from: from)
    }
}

extension MoveGenerator {
    /// Generates the legal captures on the en-passant square. Requires that there is such a square.
    @inline(__always) func enPassantCaptures<Sink: MoveSink>(into sink: inout Sink) {
        var capturers = tables.pawn(enPassant, of: Mover.Opponent.side) & pawns & own
        while capturers != 0 {
            let from = capturers.lowest
            if isSafeEnPassant(from: from) { sink.add(Move(from, enPassant)) }
            capturers &= capturers &- 1
        }
    }

    /// Returns whether the en-passant capture from that square leaves the capturing side's king safe. It looks at the
    /// board after the capture: two pawns leave their rank at once, which pin masks do not cover.
    @inline(never) func isSafeEnPassant(from: Int) -> Bool {
        let captured: UInt64 = 1 &<< UInt64(truncatingIfNeeded: enPassant &- Mover.forward)
        let start: UInt64 = 1 &<< UInt64(truncatingIfNeeded: from)
        let after = (occupied ^ start ^ captured) | 1 &<< UInt64(truncatingIfNeeded: enPassant)
        return attackers(king, after) & ~captured == 0
    }
}
