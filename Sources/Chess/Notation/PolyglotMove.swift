/// Moves as Polyglot's opening books (`.bin`) hold them, under the positions' `polyglotKey`.
///
/// Sixteen bits: from bit 0 the file and the rank of the square of arrival, from bit 6 those of departure, three bits
/// each, from bit 12 what a pawn becomes: 1 knight, 2 bishop, 3 rook, 4 queen. Castling is the king taking his rook.
/// Source: the Polyglot book format.
extension Position {
    /// The legal move a book means; nil if there is none, as for the empty move 0. Castling by the king's two squares,
    /// which some books hold, is read as well.
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
        return legalMove(from: from, to: to, promotion: code == 0 ? nil : Self.polyglotPromotions[code - 1])
    }

    /// A legal move as a book holds it.
    public func polyglotMove(_ move: Move) -> UInt16 {
        let promotion = move.promotion.flatMap(Self.polyglotPromotions.firstIndex).map { $0 + 1 } ?? 0
        return UInt16(move.toIndex | move.fromIndex << 6 | promotion << 12)
    }

    /// In the order of the format's codes, from 1.
    private static let polyglotPromotions: [PieceKind] = [.knight, .bishop, .rook, .queen]
}
