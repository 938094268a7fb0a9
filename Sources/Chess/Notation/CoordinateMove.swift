/// Moves written as squares, as engines and databases write them.
extension Position {
    /// Returns the move in UCI notation: `e2e4`, `e7e8q`. Castling is the king's move (`e1g1`), in Chess960 king takes
    /// rook.
    public func uci(_ move: Move) -> String {
        let to = move.isCastling && !isChess960 ? Square(onBoard: arrival(move)) : move.to
        let promotion = move.promotion.map { $0.letter.lowercased() } ?? ""
        return "\(move.from)\(to)\(promotion)"
    }

    /// Reads a move in UCI notation, with castling in either form; nil if it is malformed or illegal.
    public func move(uci text: some StringProtocol) -> Move? {
        let bytes = Array(text.utf8)
        guard bytes.count == 4 || bytes.count == 5,
            let from = Square(fileLetter: bytes[0], rankDigit: bytes[1]),
            let to = Square(fileLetter: bytes[2], rankDigit: bytes[3])
        else { return nil }
        var promotion: PieceKind?
        if bytes.count == 5 {
            guard let kind = PieceKind(letter: bytes[4]) else { return nil }
            promotion = kind
        }
        return move(from: from, to: to, promotion: promotion)
    }

    /// Returns the legal move between two squares; nil if there is none. Castling is found by the rook's square and, if
    /// no other king move goes there, by the king's target square two or more files away.
    ///
    /// ```swift
    /// let position = try Position(fen: "4k3/P7/8/8/8/8/8/4K2R w K - 0 1")
    /// print(position.move(from: .a7, to: .a8) == nil)  // true
    /// print(position.move(from: .a7, to: .a8, promotion: .knight).map(position.san) ?? "none")  // a8=N
    /// print(position.move(from: .e1, to: .g1).map(position.san) ?? "none")  // O-O
    /// ```
    ///
    /// - Parameters:
    ///   - from: The square of the piece.
    ///   - to: The square it goes to, or that of the rook with which it castles.
    ///   - promotion: What a pawn on the last rank becomes; nil for every other move.
    public func move(from: Square, to: Square, promotion: PieceKind? = nil) -> Move? {
        let moves = legalMoves(from: from).filter { $0.promotion == promotion }
        if let exact = moves.first(where: { $0.to == to }) { return exact }
        guard abs(from.file - to.file) == 2 || (isChess960 && [2, 6].contains(to.file)) else { return nil }
        return moves.first { $0.isCastling && arrival($0) == to.index }
    }

    /// Returns the square where the castling king arrives.
    func arrival(_ move: Move) -> Int { CastlingSquares(king: move.fromIndex, rook: move.toIndex).king }
}
