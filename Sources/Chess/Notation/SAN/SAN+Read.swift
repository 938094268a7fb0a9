/// Second stage: `SAN` to a legal move of a position.
extension SAN {
    /// The legal move meant, nil for a null move. Throws `.illegal`, `.ambiguous` or `.promotionMissing`; the reason
    /// in the message is looked for only then.
    public func move(in position: Position, _ strictness: Strictness = .file) throws(SANError) -> Move? {
        let tables = AttackTables.shared
        switch form {
        case .null:
            guard !position.isCheck else {
                throw SANError(.illegal, "a null move is not possible in check")
            }
            return nil
        case .castling(let kingSide):
            if let move = position.castlingMove(kingSide: kingSide, tables) { return move }
            throw SANError(.illegal, position.whyNotCastling(kingSide: kingSide))
        case .squares, .files: break
        }
        if isSmallLetter, strictness == .file {
            throw SANError(.syntax, "\(written) has a small letter for its piece; write a capital one")
        }
        let found = fitting(position, tables)
        if found.count == 1, !needsPromotion(found.only, position) {
            return try checked(found.only, in: position)
        }
        if found.count == 0, strictness == .prompt, let readAsBishop {
            return try readAsBishop.move(in: position, strictness)
        }
        throw failure(in: position, tables)
    }

    /// `e.p.` must be true, and a promotion must be one.
    private func checked(_ move: Move, in position: Position) throws(SANError) -> Move {
        if saysEnPassant, !position.isEnPassant(move) {
            throw SANError(.illegal, "\(written) is not an en-passant capture; leave out the e.p.")
        }
        guard let promotion else { return move }
        guard position.isLastRankPawnMove(move) else {
            throw SANError(.illegal, "\(written): only a pawn on the last rank becomes another piece")
        }
        guard let promoted = Move(from: move.from, to: move.to, promotion: promotion) else { return move }
        return promoted
    }

    private func needsPromotion(_ move: Move, _ position: Position) -> Bool {
        promotion == nil && position.isLastRankPawnMove(move)
    }

    private struct Found {
        var count = 0
        var only = Move(0, 0)
    }

    /// The legal moves that fit, promotions counted once and without their piece.
    private func fitting(_ position: Position, _ tables: AttackTables) -> Found {
        var found = Found()
        if form == .files {
            for rank in 0..<8 { collect(rank &* 8 &+ toFile, position, tables, &found) }
        } else {
            collect(Int(to), position, tables, &found)
        }
        return found
    }

    private func collect(_ to: Int, _ position: Position, _ tables: AttackTables, _ found: inout Found) {
        var origins = self.origins(to, position, tables)
        while origins != 0 {
            let from = origins.lowest
            origins &= origins &- 1
            if position.isSafe(from, to, tables) {
                found.count &+= 1
                found.only = Move(from, to)
            }
        }
        let king = position.king(of: position.sideToMove)
        if kind == nil, found.count == 0, starts == king.bit,
            let castling = position.legalMove(from: king, to: Square(onBoard: to), promotion: nil), castling.isCastling
        {
            found.count = 1
            found.only = castling
        }
    }

    /// Own pieces of the named kind, where the text lets them start, that can go to the square if the king's safety is
    /// left aside.
    private func origins(_ to: Int, _ position: Position, _ tables: AttackTables) -> UInt64 {
        let side = position.sideToMove
        let own = position.own(side)
        guard own &>> UInt64(truncatingIfNeeded: to) & 1 == 0 else { return 0 }
        let pieces = own & starts
        switch kind {
        case .pawn: return pawnOrigins(to, position, tables) & pieces
        case let kind?:
            let reach = tables.attacks(kind, side, to, position.occupancy)
            return reach & pieces & position.kinds[Int(kind.rawValue)]
        case nil:
            // Squares alone: whatever stands on the one it starts from.
            guard pieces != 0, let kind = PieceKind(rawValue: UInt8(position.kindIndex(pieces.lowest))) else {
                return 0
            }
            if kind == .pawn { return pawnOrigins(to, position, tables) & pieces }
            return tables.attacks(kind, side, to, position.occupancy) & pieces
        }
    }

    /// Pawns that can step to or capture on the square. Without a file only steps are meant.
    private func pawnOrigins(_ to: Int, _ position: Position, _ tables: AttackTables) -> UInt64 {
        let side = position.sideToMove
        let pawns = position.squares(side, .pawn)
        let occupied = position.occupancy
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: to)
        if let fromFile, fromFile != to & 7 {
            let isCapture = position.own(side.opponent) & bit != 0 || to == Int(position.enPassant)
            return isCapture ? tables.pawn(to, of: side.opponent) & pawns : 0
        }
        guard occupied & bit == 0, form != .files else { return 0 }
        let single = side == .white ? bit &>> 8 : bit &<< 8
        if pawns & single != 0 { return single }
        let isDouble = to &>> 3 == (side == .white ? 3 : 4)
        guard isDouble, occupied & single == 0 else { return 0 }
        return pawns & (side == .white ? bit &>> 16 : bit &<< 16)
    }
}

extension Position {
    /// Reads a move and resolves it here; nil for a null move. Throws a `SANError` of any kind.
    ///
    /// ```swift
    /// let position = try Position(fen: "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1")
    /// do throws(SANError) {
    ///     _ = try position.move(san: "Nd2")
    /// } catch {
    ///     print(error)  // Nd2 could be Nbd2 or Nfd2; write which
    ///     print(error.candidates.map(position.uci))  // ["b1d2", "f3d2"]
    /// }
    /// ```
    public func move(san text: some StringProtocol, _ strictness: SAN.Strictness = .file) throws(SANError) -> Move? {
        try SAN(text).move(in: self, strictness)
    }

    /// Reads a move of a file from UTF-8 bytes and resolves it here, without allocating; nil for a null move.
    public func move(san utf8: Span<UInt8>) throws(SANError) -> Move? {
        if let move = usualMove(san: utf8, AttackTables.shared) { return move }
        return try SAN(utf8: utf8).move(in: self, .file)
    }

    /// Reads a move of a file from UTF-8 bytes and plays it: as `move(san:)` and `playing(_:)`, but faster than both,
    /// because nothing is copied. A null move (the answer is nil) passes. Where it throws, the position stays as it is.
    @discardableResult
    public mutating func play(san utf8: Span<UInt8>) throws(SANError) -> Move? {
        let tables = AttackTables.shared
        if let move = usualMove(san: utf8, tables) {
            play(move)
            return move
        }
        let move = try SAN(utf8: utf8).move(in: self, .file)
        if let move {
            play(move)
        } else if let passed = playingNull() {
            self = passed
        }
        return move
    }

    /// The castling move to that side, if it is legal now.
    func castlingMove(kingSide: Bool, _ tables: AttackTables) -> Move? {
        let king = kingIndex(sideToMove)
        var rooks = castling & UInt64.rank(sideToMove == .white ? 0 : 7)
        while rooks != 0 {
            let rook = rooks.lowest
            rooks &= rooks - 1
            if (rook > king) == kingSide, attackers(king, by: sideToMove.opponent, occupancy, tables) == 0,
                canCastle(king, rook, tables)
            {
                return Move(castling: Square(onBoard: king), with: Square(onBoard: rook))
            }
        }
        return nil
    }

    /// Whether the own king is safe after a piece (not castling) went from one square to another.
    func isSafe(_ from: Int, _ to: Int, _ tables: AttackTables) -> Bool {
        let king = kingIndex(sideToMove)
        let enemy = sideToMove.opponent
        let start: UInt64 = 1 &<< UInt64(truncatingIfNeeded: from)
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: to)
        if from == king { return attackers(to, by: enemy, occupancy ^ start, tables) & ~target == 0 }
        if to == Int(enPassant), kinds[0] & start != 0 { return isSafeEnPassant(from: from, tables) }
        return attackers(king, by: enemy, occupancy & ~start | target, tables) & ~target == 0
    }

    func isEnPassant(_ move: Move) -> Bool {
        enPassant < 64 && move.toIndex == Int(enPassant) && kinds[0] & move.from.bit != 0 && !move.isCastling
    }

    func isLastRankPawnMove(_ move: Move) -> Bool {
        kinds[0] & move.from.bit != 0 && (move.to.rank == 0 || move.to.rank == 7) && !move.isCastling
    }
}
