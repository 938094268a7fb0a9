public import Analysis
public import Chess
public import PGN

/// A reviewed game with its mistakes, its opening and its most instructive moments.
public struct ReviewReport {
    public let game: GameTree
    public let review: GameReview
    public let opening: OpeningReport
    /// The inaccuracies, mistakes and blunders of both players.
    public let mistakes: [ReviewedMistake]
    /// The learner's side; nil when the learner is not one of the players.
    public let side: Side?
    /// The most instructive moments: the learner's, else those of both players.
    public let moments: [ReviewedMistake]

    public init(_ game: GameTree, _ review: GameReview, _ opening: OpeningReport, side: Side?) {
        self.game = game
        self.review = review
        self.opening = opening
        self.side = side
        mistakes = review.mistakes
        let own = mistakes.map(\.candidate).filter { $0.side == side ?? $0.side }
        let plies = Set(MomentPlanner.choose(own).map(\.ply))
        moments = mistakes.filter { plies.contains($0.move.ply) }
    }

    /// The game with evaluations, glyphs, reasons and better lines.
    public var annotated: GameTree { AnnotatedGame(game, review, mistakes).tree }

    /// Returns the opponent's move before a moment; nil at the start of the game.
    public func move(before moment: ReviewedMistake) -> Move? {
        moment.move.ply > 1 ? review.moves[moment.move.ply - 2].move : nil
    }
}
