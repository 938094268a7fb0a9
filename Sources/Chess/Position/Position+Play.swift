/// Making moves.
extension Position {
    /// Plays a legal move and updates key, castling rights, en-passant square and clocks. O(1), about 10 nanoseconds,
    /// without allocation. The result of an illegal move is undefined and may stop the program later, but no other
    /// memory is touched; check moves of unknown origin with `isLegal(_:)`.
    public mutating func play(_ move: Move) { play(move, AttackTables.shared) }

    @inline(__always) mutating func play(_ move: Move, _ tables: AttackTables) {
        if sideToMove == .white {
            play(move, tables, as: WhiteToMove.self)
        } else {
            play(move, tables, as: BlackToMove.self)
        }
    }

    /// Returns the position after a legal move. For illegal moves and the cost see `play(_:)`.
    @inlinable public func playing(_ move: Move) -> Position {
        var next = self
        next.play(move)
        return next
    }

    /// Passes the turn, as a null move in a file or a search does. Returns false and changes nothing if the side to
    /// move is in check. O(1).
    public mutating func playNull() -> Bool {
        guard !isCheck else { return false }
        let tables = AttackTables.shared
        clearEnPassant(tables)
        finishMove(tables)
        halfmoves = halfmoves == .max ? .max : halfmoves + 1
        return true
    }

    /// Returns the position after passing the turn; nil in check. See `playNull()`.
    public func playingNull() -> Position? {
        var next = self
        return next.playNull() ? next : nil
    }

    /// Returns the kind of piece a legal move captures: a pawn for en passant, nil for castling and quiet moves. O(1).
    ///
    /// ```swift
    /// let position = try Position(fen: "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1")
    /// for text in ["exd6", "e6", "O-O"] {
    ///     guard let taken = position.captured(by: try position.move(san: text)) else { continue }
    ///     print(text, taken)
    /// }
    /// // exd6 pawn
    /// ```
    public func captured(by move: Move) -> PieceKind? {
        if move.isCastling { return nil }
        if occupancy & move.to.bit != 0 { return PieceKind(rawValue: UInt8(kindIndex(move.toIndex))) }
        return move.toIndex == Int(enPassant) && kinds[0] & move.from.bit != 0 ? .pawn : nil
    }

    /// Returns whether a legal move captures a piece, also en passant. O(1).
    public func isCapture(_ move: Move) -> Bool { captured(by: move) != nil }

    /// Returns whether a legal move captures a pawn en passant. O(1).
    public func isEnPassant(_ move: Move) -> Bool {
        enPassant < 64 && move.toIndex == Int(enPassant) && kinds[0] & move.from.bit != 0 && !move.isCastling
    }

    @inline(__always)
    mutating func play<Mover: SideToMove>(_ move: Move, _ tables: AttackTables, as mover: Mover.Type) {
        play(move, of: kindIndex(move.fromIndex), tables, as: mover)
    }

    /// - Parameter kind: the kind of the piece that moves.
    @inline(__always)
    mutating func play<Mover: SideToMove>(_ move: Move, of kind: Int, _ tables: AttackTables, as _: Mover.Type) {
        let from = move.fromIndex
        let to = move.toIndex
        let start: UInt64 = 1 &<< UInt64(truncatingIfNeeded: from)
        let target: UInt64 = 1 &<< UInt64(truncatingIfNeeded: to)
        let epSquare = Int(enPassant)
        var key = hash ^ tables.polyglot[780]
        if epSquare < 64 {
            key ^= tables.polyglot[772 &+ epSquare & 7]
            enPassant = 64
        }
        sideToMove = Mover.Opponent.side
        if Mover.us == 1 { fullmoves = fullmoves == .max ? .max : fullmoves &+ 1 }
        var clock = halfmoves == .max ? .max : halfmoves &+ 1

        let rights = castling & (kind == 5 ? Mover.homeRank | target : start | target)
        if rights != 0 {
            // The king may have moved already; its start square counts.
            key ^= castlingNumbers(rights, whiteKing: kingIndex(.white), blackKing: kingIndex(.black), tables)
            castling ^= rights
            if move.isCastling {
                halfmoves = clock
                hash = key
                castle(from, to, tables, as: Mover.self)
                return
            }
        }
        if sides[Mover.them] & target != 0 {
            let captured = kindIndex(to)
            kinds[captured] ^= target
            sides[Mover.them] ^= target
            key ^= tables.polyglot[Self.polyglotPiece(captured, Mover.Opponent.side) &* 64 &+ to]
            clock = 0
        }
        kinds[kind] ^= start ^ target
        sides[Mover.us] ^= start ^ target
        let numbers = Self.polyglotPiece(kind, Mover.side) &* 64
        key ^= tables.polyglot[numbers &+ from] ^ tables.polyglot[numbers &+ to]
        if kind == 0 {
            clock = 0
            if move.promotionCode != 0 {
                let promoted = Self.promotedKind[move.promotionCode]
                kinds[0] ^= target
                kinds[promoted] ^= target
                key ^= tables.polyglot[numbers &+ to]
                key ^= tables.polyglot[Self.polyglotPiece(promoted, Mover.side) &* 64 &+ to]
            } else if to == epSquare {
                let captured = to &- Mover.forward
                kinds[0] ^= 1 &<< UInt64(truncatingIfNeeded: captured)
                sides[Mover.them] ^= 1 &<< UInt64(truncatingIfNeeded: captured)
                key ^= tables.polyglot[Self.polyglotPiece(0, Mover.Opponent.side) &* 64 &+ captured]
            } else if to &- from == 2 &* Mover.forward {
                key ^= recordEnPassant(behind: from &+ Mover.forward, tables, as: Mover.self)
            }
        }
        halfmoves = clock
        hash = key
    }

    /// Piece kinds by promotion code: queen, bishop, rook, knight.
    private static let promotedKind: InlineArray<8, Int> = [0, 4, 2, 3, 1, 0, 0, 0]

    @inline(__always) private mutating func toggle(_ kind: Int, _ side: Side, _ square: Int, _ tables: AttackTables) {
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: square)
        kinds[kind] ^= bit
        sides[Int(side.rawValue)] ^= bit
        hash ^= tables.polyglot[Self.polyglotPiece(kind, side) &* 64 &+ square]
    }

    @inline(__always) private mutating func clearEnPassant(_ tables: AttackTables) {
        guard enPassant < 64 else { return }
        hash ^= tables.polyglot[772 &+ Int(enPassant & 7)]
        enPassant = 64
    }

    @inline(__always) private mutating func finishMove(_ tables: AttackTables) {
        hash ^= tables.polyglot[780]
        if sideToMove == .black { fullmoves = fullmoves == .max ? .max : fullmoves &+ 1 }
        sideToMove = sideToMove.opponent
    }

    private mutating func castle<Mover: SideToMove>(_ king: Int, _ rook: Int, _ tables: AttackTables, as _: Mover.Type)
    {
        let arrival = CastlingSquares(king: king, rook: rook)
        toggle(5, Mover.side, king, tables)
        toggle(3, Mover.side, rook, tables)
        toggle(5, Mover.side, arrival.king, tables)
        toggle(3, Mover.side, arrival.rook, tables)
    }
}
