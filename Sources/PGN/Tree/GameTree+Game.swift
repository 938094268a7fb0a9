public import Chess

/// From a `Game` to a tree, and back.
extension GameTree {
    /// Creates the tree of a game that was played: its moves are the main line.
    ///
    /// ```swift
    /// var game = Game()
    /// for text in ["f3", "e5", "g4", "Qh4"] { try game.play(san: text) }
    /// let tree = GameTree(game, tags: ["White": "Barnes"])
    /// print(tree.result, tree.tags["White"] ?? "?")  // blackWins Barnes
    /// print(tree.game()?.outcome?.description ?? "not over")  // Black wins by checkmate
    /// ```
    ///
    /// - Parameters:
    ///   - game: The start position and the moves.
    ///   - tags: The tags; those of the start position are written from the game.
    ///   - result: The result; by default that of `Game.outcome`, or else of the Result tag. Give it for a game that
    ///     ended otherwise: by resignation, on time, or with a draw that was agreed or claimed.
    public init(_ game: Game, tags: TagPairs = TagPairs(), result: GameResult? = nil) {
        self.init(tags: tags, start: game.start, result: result ?? game.outcome.map { GameResult($0) })
        for move in game.moves { _ = appendNode(move, to: stored.count - 1, location: .start) }
    }

    /// Returns the line that leads to a node as a game, which knows repetitions and outcomes.
    ///
    /// - Parameter node: The last move of the game; nil for the end of the main line.
    /// - Returns: the game; nil if the line has a null move, which cannot be played in a game.
    public func game(to node: NodeID? = nil) -> Game? {
        var game = Game(from: start)
        for id in node.map({ line(to: $0) }) ?? mainLine() {
            guard let move = stored[id.index].move, game.play(move) else { return nil }
        }
        return game
    }
}
