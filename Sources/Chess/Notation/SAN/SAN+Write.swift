/// Writing moves in Standard Algebraic Notation.
extension Position {
    /// Returns the shortest SAN of a legal move: disambiguated against *legal* moves only (file, else rank, else both),
    /// with `=` for promotions and the correct `+` or `#`.
    ///
    /// ```swift
    /// let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1")
    /// let texts = ["a1a8", "a1c1"].compactMap { position.move(uci: $0) }.map(position.san)
    /// print(texts)  // ["Ra8#", "Rac1"]
    /// ```
    public func san(_ move: Move) -> String {
        var text = bareSANText(move)
        text.append(checkMark(after: move))
        return text.string
    }

    /// Appends the text of `san(_:)` as ASCII bytes without creating a string, for writers of many moves.
    public func appendSAN(of move: Move, to bytes: inout [UInt8]) {
        var text = bareSANText(move)
        text.append(checkMark(after: move))
        text.write(to: &bytes)
    }

    /// Returns the SAN without the mark for check or mate.
    func bareSAN(_ move: Move) -> String { bareSANText(move).string }

    private func bareSANText(_ move: Move) -> SANText {
        var text = SANText()
        if move.isCastling {
            let steps = move.to > move.from ? 1 : 2
            text.append(UInt8(ascii: "O"))
            for _ in 0..<steps {
                text.append(UInt8(ascii: "-"))
                text.append(UInt8(ascii: "O"))
            }
            return text
        }
        let kind = PieceKind(rawValue: UInt8(kindIndex(move.fromIndex))) ?? .pawn
        let isCapture = occupancy & move.to.bit != 0 || isEnPassant(move)
        if kind == .pawn {
            if isCapture { text.append(file: move.from) }
        } else {
            text.append(kind.capital)
            disambiguate(move, kind, &text)
        }
        if isCapture { text.append(UInt8(ascii: "x")) }
        text.append(file: move.to)
        text.append(rank: move.to)
        if let promotion = move.promotion {
            text.append(UInt8(ascii: "="))
            text.append(promotion.capital)
        }
        return text
    }

    /// Adds the file, else the rank, else both, if another piece of the kind can go to the same square.
    private func disambiguate(_ move: Move, _ kind: PieceKind, _ text: inout SANText) {
        let tables = AttackTables.shared
        var rivals = tables.attacks(kind, sideToMove, move.toIndex, occupancy)
        rivals &= squares(sideToMove, kind) & ~move.from.bit
        if rivals == 0 { return }
        var able: UInt64 = 0
        for square in Bitboard(rawValue: rivals) where isSafe(square.index, move.toIndex, tables) { able |= square.bit }
        if able == 0 { return }
        let sharesFile = able & UInt64.fileA &<< UInt64(move.from.file) != 0
        let sharesRank = able & UInt64.rank(move.from.rank) != 0
        if !sharesFile || sharesRank { text.append(file: move.from) }
        if sharesFile { text.append(rank: move.from) }
    }

    /// Returns `+`, `#`, or 0 for neither. The move is played only if it gives check, to test for mate.
    private func checkMark(after move: Move) -> UInt8 {
        guard givesCheck(move) else { return 0 }
        return playing(move).hasLegalMove ? UInt8(ascii: "+") : UInt8(ascii: "#")
    }

    /// Returns whether a legal move gives check.
    public func givesCheck(_ move: Move) -> Bool {
        if move.rawValue >> 12 != 0 || isEnPassant(move) { return playing(move).isCheck }
        let tables = AttackTables.shared
        let king = kingIndex(sideToMove.opponent)
        let kind = kindIndex(move.fromIndex)
        let staying = own(sideToMove) & ~move.from.bit
        let after = occupancy & ~move.from.bit | move.to.bit
        /// Returns the mover's pieces of a kind after the move.
        func pieces(_ index: Int) -> UInt64 { kinds[index] & staying | (index == kind ? move.to.bit : 0) }
        let attackers =
            tables.pawn(king, of: sideToMove.opponent) & pieces(0) | tables.knight[king] & pieces(1)
            | tables.bishop(king, after) & (pieces(2) | pieces(4)) | tables.rook(king, after) & (pieces(3) | pieces(4))
        return attackers != 0
    }
}

/// The bytes of one move in SAN, at most eight (`Qa1xb2#` has seven), packed into one word with the first byte lowest.
private struct SANText {
    private var word: UInt64 = 0
    private var count: UInt64 = 0

    /// Appends a byte; 0 is ignored.
    @inline(__always) mutating func append(_ letter: UInt8) {
        word |= UInt64(letter) &<< (count &* 8)
        count &+= letter == 0 ? 0 : 1
    }

    @inline(__always) mutating func append(file square: Square) { append(UInt8(ascii: "a") &+ square.rawValue & 7) }
    @inline(__always) mutating func append(rank square: Square) { append(UInt8(ascii: "1") &+ square.rawValue >> 3) }

    func write(to bytes: inout [UInt8]) {
        for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: word &>> (index &* 8))) }
    }

    var string: String {
        String(unsafeUninitializedCapacity: 8) { buffer in
            for index in 0..<Int(count) { buffer[index] = UInt8(truncatingIfNeeded: word &>> UInt64(index &* 8)) }
            return Int(count)
        }
    }
}
