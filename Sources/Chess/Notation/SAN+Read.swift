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
        case .squares: break
        }
        if isSmallLetter, strictness == .file {
            throw SANError(.syntax, "\(written) has a small letter for its piece; write a capital one")
        }
        let found = fitting(position, tables)
        if found.count == 1, !needsPromotion(found.only, position) {
            return try checked(found.only, in: position)
        }
        if found.count == 0, strictness == .prompt, let bishopReading {
            var other = self
            other.kind = .bishop
            other.fromFile = bishopReading.fromFile
            other.fromRank = bishopReading.fromRank
            other.toRank = bishopReading.toRank
            other.promotion = nil
            other.bishopReading = nil
            return try other.move(in: position, strictness)
        }
        throw failure(in: position, tables)
    }

    /// `e.p.` must be true, and a promotion must be one.
    private func checked(_ move: Move, in position: Position) throws(SANError) -> Move {
        if saysEnPassant, !position.isEnPassant(move) {
            throw SANError(.illegal, "\(written) is no en-passant capture; leave out the e.p.")
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
        if toRank == nil {
            for rank in 0..<8 { collect(rank, position, tables, &found) }
        } else if let toRank {
            collect(toRank, position, tables, &found)
        }
        return found
    }

    @inline(__always)
    private func collect(_ rank: Int, _ position: Position, _ tables: AttackTables, _ found: inout Found) {
        let to = rank &* 8 &+ toFile
        var origins = self.origins(to, position, tables)
        while origins != 0 {
            let from = origins.lowest
            origins &= origins &- 1
            if position.isSafe(from, to, tables) {
                found.count &+= 1
                found.only = Move(from, to)
            }
        }
        if kind == nil, found.count == 0, let fromFile, let fromRank,
            let from = Square(file: fromFile, rank: fromRank), let target = Square(file: toFile, rank: rank),
            position.king(of: position.sideToMove) == from,
            let castling = position.legalMove(from: from, to: target, promotion: nil), castling.isCastling
        {
            found.count = 1
            found.only = castling
        }
    }

    /// Own pieces of the named kind, on the named file and rank, that can go to the square if the king's safety is
    /// left aside.
    @inline(__always)
    private func origins(_ to: Int, _ position: Position, _ tables: AttackTables) -> UInt64 {
        let side = position.sideToMove
        var own = position.own(side)
        guard own &>> UInt64(truncatingIfNeeded: to) & 1 == 0 else { return 0 }
        if let fromFile { own &= UInt64.fileA &<< UInt64(truncatingIfNeeded: fromFile) }
        if let fromRank { own &= UInt64.rank(fromRank) }
        switch kind {
        case .pawn: return pawnOrigins(to, position, tables) & own
        case let kind?:
            let reach = tables.attacks(kind, side, to, position.occupancy)
            return reach & own & position.kinds[Int(kind.rawValue)]
        case nil:
            guard own != 0, let kind = PieceKind(rawValue: UInt8(position.kindIndex(own.lowest))) else { return 0 }
            if kind == .pawn { return pawnOrigins(to, position, tables) & own }
            return tables.attacks(kind, side, to, position.occupancy) & own
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
        guard occupied & bit == 0, toRank != nil else { return 0 }
        let single = side == .white ? bit &>> 8 : bit &<< 8
        if pawns & single != 0 { return single }
        let isDouble = to &>> 3 == (side == .white ? 3 : 4)
        guard isDouble, occupied & single == 0 else { return 0 }
        return pawns & (side == .white ? bit &>> 16 : bit &<< 16)
    }

    /// The token rebuilt, for messages.
    var written: String {
        var text = kind.map { $0 == .pawn ? "" : String($0.letter) } ?? ""
        if isSmallLetter { text = text.lowercased() }
        if let fromFile { text.append(Character(Unicode.Scalar(UInt8(0x61 + fromFile)))) }
        if let fromRank { text += "\(fromRank + 1)" }
        if saysCapture || (kind == .pawn && fromFile != nil && fromFile != toFile) { text += "x" }
        text.append(Character(Unicode.Scalar(UInt8(0x61 + toFile))))
        if let toRank { text += "\(toRank + 1)" }
        if let promotion { text += "=\(promotion.letter)" }
        return text
    }
}

extension Position {
    /// Reads a move and resolves it here; nil for a null move.
    public func move(san text: some StringProtocol, _ strictness: SAN.Strictness = .file) throws(SANError) -> Move? {
        try SAN(text).move(in: self, strictness)
    }

    /// Reads a move of a file from UTF-8 bytes and resolves it here, without allocating; nil for a null move.
    public func move(san utf8: Span<UInt8>) throws(SANError) -> Move? {
        if let move = usualMove(san: utf8, AttackTables.shared) { return move }
        return try SAN(utf8: utf8).move(in: self, .file)
    }

    /// The castling move to that side, if it is legal now.
    func castlingMove(kingSide: Bool, _ tables: AttackTables) -> Move? {
        let king = kingIndex(sideToMove)
        var rooks = castling & UInt64.rank(sideToMove == .white ? 0 : 7)
        while rooks != 0 {
            let rook = rooks.lowest
            rooks &= rooks - 1
            if (rook > king) == kingSide, attackers(king, by: sideToMove.opponent, occupancy, tables) == 0,
                canCastle(king, rook, occupancy, tables)
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
