/// Moves as stored in Polyglot opening books (`.bin`), where positions are found by `polyglotKey`.
///
/// Sixteen bits: from bit 0 the file and rank of the target square, from bit 6 those of the start square, three bits
/// each; from bit 12 the promotion piece: 1 knight, 2 bishop, 3 rook, 4 queen. Castling is the king taking its own
/// rook. Source: the Polyglot book format.
extension Position {
    /// Returns the legal move for a book's move; nil if there is none, for example for the empty move 0. Also accepts
    /// castling as the king's two-square move, which some books use.
    ///
    /// ```swift
    /// let position = try Position(fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    /// if let move = position.move(polyglot: 0x0107) {
    ///     print(position.san(move), position.polyglotMove(move) == 0x0107)  // O-O true
    /// }
    /// ```
    public func move(polyglot: UInt16) -> Move? {
        let code = Int(polyglot >> 12)
        guard code <= 4, let from = Square(rawValue: UInt8(polyglot >> 6 & 63)),
            let to = Square(rawValue: UInt8(polyglot & 63))
        else { return nil }
        return move(from: from, to: to, promotion: code == 0 ? nil : Self.polyglotPromotions[code - 1])
    }

    /// Returns a legal move in the format of a Polyglot book.
    public func polyglotMove(_ move: Move) -> UInt16 {
        let promotion = move.promotion.flatMap(Self.polyglotPromotions.firstIndex).map { $0 + 1 } ?? 0
        return UInt16(move.toIndex | move.fromIndex << 6 | promotion << 12)
    }

    /// The kinds in the order of the format's codes, starting with 1.
    private static let polyglotPromotions: [PieceKind] = [.knight, .bishop, .rook, .queen]
}
