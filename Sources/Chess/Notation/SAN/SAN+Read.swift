/// The second stage of reading: from `SAN` to a legal move in a position.
extension SAN {
    /// Returns the legal move this text means in `position`; nil for a null move. Throws `.illegal`, `.ambiguous` or
    /// `.promotionMissing`; the reason in the message is computed only then.
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
        let matches = matches(position, tables)
        if matches.count == 1, !needsPromotion(matches.only, position) {
            return try checked(matches.only, in: position)
        }
        if matches.count == 0, strictness == .prompt, let readAsBishop {
            return try readAsBishop.move(in: position, strictness)
        }
        throw failure(in: position, tables)
    }

    /// Checks that `e.p.` is correct and that a promotion piece belongs to a promotion, and adds that piece.
    private func checked(_ move: Move, in position: Position) throws(SANError) -> Move {
        if hasEnPassantMark, !position.isEnPassant(move) {
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

    private struct Matches {
        var count = 0
        var only = Move(0, 0)
    }

    /// Finds the legal moves that match, counting the four promotions as one.
    private func matches(_ position: Position, _ tables: AttackTables) -> Matches {
        var matches = Matches()
        if form == .files {
            for rank in 0..<8 { collect(rank &* 8 &+ toFile, position, tables, &matches) }
        } else {
            collect(Int(to), position, tables, &matches)
        }
        return matches
    }

    private func collect(_ to: Int, _ position: Position, _ tables: AttackTables, _ matches: inout Matches) {
        var origins = self.origins(to, position, tables)
        while origins != 0 {
            let from = origins.lowest
            origins &= origins &- 1
            if position.isSafe(from, to, tables) {
                matches.count &+= 1
                matches.only = Move(from, to)
            }
        }
        let king = position.king(of: position.sideToMove)
        if kind == nil, matches.count == 0, starts == king.bit,
            let castling = position.move(from: king, to: Square(onBoard: to), promotion: nil), castling.isCastling
        {
            matches.count = 1
            matches.only = castling
        }
    }

    /// Returns the pieces of the named kind, on squares the text allows, that can reach the square, ignoring checks and
    /// pins.
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
            // Only squares are written, so any piece on the start square matches.
            guard pieces != 0, let kind = PieceKind(rawValue: UInt8(position.kindIndex(pieces.lowest))) else {
                return 0
            }
            if kind == .pawn { return pawnOrigins(to, position, tables) & pieces }
            return tables.attacks(kind, side, to, position.occupancy) & pieces
        }
    }

    /// Returns the pawns that can step to the square, or capture there if the text names another file.
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
    /// Reads a move and resolves it in this position. Throws a `SANError` of any kind; use `SAN.move(in:_:)` where a null
    /// move (`--`) is possible.
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
    public func move(san text: some StringProtocol, _ strictness: SAN.Strictness = .file) throws(SANError) -> Move {
        try move(SAN(text), strictness)
    }

    /// Reads a move of a file from UTF-8 bytes and resolves it without allocating.
    public func move(san utf8: Span<UInt8>) throws(SANError) -> Move {
        if let move = commonMove(san: utf8, AttackTables.shared) { return move }
        return try move(SAN(utf8: utf8), .file)
    }

    private func move(_ san: SAN, _ strictness: SAN.Strictness) throws(SANError) -> Move {
        if let move = try san.move(in: self, strictness) { return move }
        throw SANError(.nullMove, "a null move passes the turn; write a move")
    }

    /// Reads a move of a file from UTF-8 bytes and plays it: faster than `move(san:)` and `playing(_:)` because nothing
    /// is copied. A null move passes the turn and returns nil. If the method throws, the position is unchanged.
    @discardableResult
    public mutating func play(san utf8: Span<UInt8>) throws(SANError) -> Move? {
        let tables = AttackTables.shared
        if let move = commonMove(san: utf8, tables) {
            play(move, tables)
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

    /// Returns the castling move to that side if it is legal.
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

    /// Returns whether the mover's king is safe after a piece has moved between two squares (not castling).
    @inline(__always)
    func isSafe(_ from: Int, _ to: Int, _ tables: AttackTables) -> Bool {
        let start: UInt64 = 1 &<< UInt64(truncatingIfNeeded: from)
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: to)
        if to == Int(enPassant), kinds[0] & start != 0 { return isSafeEnPassant(from: from, tables) }
        let king = kingIndex(sideToMove)
        let enemy = own(sideToMove.opponent) & ~target
        return !isAttacked(from == king ? to : king, by: enemy, occupancy & ~start | target, tables)
    }

    /// Returns whether pieces of the side not to move attack a square when `occupied` are the occupied squares.
    ///
    /// Few sliders are on a line with a king, so looking at the squares between them touches less memory than the tables
    /// of slider attacks.
    @inline(__always)
    private func isAttacked(_ square: Int, by enemy: UInt64, _ occupied: UInt64, _ tables: AttackTables) -> Bool {
        let leapers =
            tables.pawn(square, of: sideToMove) & kinds[0] | tables.knight[square] & kinds[1]
            | tables.king[square] & kinds[5]
        if leapers & enemy != 0 { return true }
        var sliders =
            tables.diagonals[square] & (kinds[2] | kinds[4]) | tables.orthogonals[square] & (kinds[3] | kinds[4])
        sliders &= enemy
        while sliders != 0 {
            if tables.between[square &* 64 &+ sliders.lowest] & occupied == 0 { return true }
            sliders &= sliders &- 1
        }
        return false
    }

    func isLastRankPawnMove(_ move: Move) -> Bool {
        kinds[0] & move.from.bit != 0 && (move.to.rank == 0 || move.to.rank == 7) && !move.isCastling
    }
}
