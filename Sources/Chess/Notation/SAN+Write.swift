/// Moves written in Standard Algebraic Notation.
extension Position {
    /// The shortest SAN of a legal move: disambiguated against *legal* moves only (file, else rank, else both),
    /// promotions with `=`, and `+` or `#` where they are due. Plays the move once to see the latter.
    ///
    /// ```swift
    /// let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1")
    /// let texts = ["a1a8", "a1c1"].compactMap { position.move(uci: $0) }.map(position.san)
    /// print(texts)  // ["Ra8#", "Rac1"]
    /// ```
    public func san(_ move: Move) -> String { bareSAN(move) + checkMark(after: move) }

    /// SAN without the mark for check and mate.
    func bareSAN(_ move: Move) -> String {
        if move.isCastling { return move.to > move.from ? "O-O" : "O-O-O" }
        guard let piece = self[move.from] else { return uci(move) }
        let isCapture = self[move.to] != nil || isEnPassant(move)
        var text = ""
        if piece.kind == .pawn {
            if isCapture { text.append(move.from.fileLetter) }
        } else {
            text.append(piece.kind.letter)
            text += disambiguation(move, piece)
        }
        if isCapture { text += "x" }
        text += move.to.description
        if let promotion = move.promotion { text += "=\(promotion.letter)" }
        return text
    }

    private func checkMark(after move: Move) -> String {
        let next = playing(move)
        guard next.isCheck else { return "" }
        return next.hasLegalMove ? "+" : "#"
    }

    private func disambiguation(_ move: Move, _ piece: Piece) -> String {
        let tables = AttackTables.shared
        var rivals = tables.attacks(piece.kind, piece.side, move.toIndex, occupancy)
        rivals &= squares(piece.side, piece.kind) & ~move.from.bit
        var hasRival = false
        var sharesFile = false
        var sharesRank = false
        for square in Bitboard(rawValue: rivals) where isSafe(square.index, move.toIndex, tables) {
            hasRival = true
            sharesFile = sharesFile || square.file == move.from.file
            sharesRank = sharesRank || square.rank == move.from.rank
        }
        if !hasRival { return "" }
        if !sharesFile { return String(move.from.fileLetter) }
        return sharesRank ? move.from.description : "\(move.from.rank + 1)"
    }
}
