extension Position {
    /// The board in eight lines for a terminal or a log, rank 8 first: a letter for each piece as in FEN, a dot for an
    /// empty square, and blanks between them.
    ///
    /// ```swift
    /// let position = try Position(fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1")
    /// print(position.diagram.split(separator: "\n").suffix(2).joined(separator: "\n"))
    /// // . . . . . . . .
    /// // R . . . . . K .
    /// ```
    public var diagram: String {
        fen.prefix { $0 != " " }.split(separator: "/").map { rank in
            rank.flatMap { sign in sign.wholeNumberValue.map { Array(repeating: ".", count: $0) } ?? [String(sign)] }
                .joined(separator: " ")
        }.joined(separator: "\n")
    }
}
