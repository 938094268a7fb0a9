extension GameTree {
    /// Reads a text that contains one game. A Result tag that contradicts the result after the moves is ignored; see
    /// `ReadGame.errors`.
    ///
    /// ```swift
    /// let tree = try GameTree(pgn: "1. e4 e5 2. Nf3 *")
    /// print(tree.mainLine().count)  // 3
    /// ```
    ///
    /// - Throws: The error in the game; an error if the text contains no game; the location of the second game if it
    ///   contains several.
    public init(pgn text: some StringProtocol) throws(PGNError) {
        var games = PGNReader(Array(text.utf8)).makeIterator()
        guard let game = games.next() else {
            throw PGNError(
                location: .start, game: 0, message: "there is no game in this text; write one, or at least its result")
        }
        self = try game.tree.get()
        if let second = games.next() {
            throw PGNError(
                location: second.location, game: second.number,
                message: "a second game begins here; give one, or read all with PGNReader")
        }
    }
}
