import Chess
public import Openings
public import Training

/// The comparison of one of the learner's games with the repertoire.
public struct GameComparison: Sendable {
    public let game: OwnGame
    public let walk: BookWalk
    /// What the game is called.
    public let opening: Opening?
    /// What the position of the departure is called by the book's own line to it; nil without one.
    public let departedOpening: Opening?
    public let standing: ComparisonReport.Standing
    /// How often the opponent's departure comes in games; nil where that is not known.
    public let frequency: ReplyFrequency?
    /// The present state of the card that the learner departed from; nil without such a card.
    public let card: CardState?

    public init(
        game: OwnGame, walk: BookWalk, opening: Opening?, departedOpening: Opening?,
        standing: ComparisonReport.Standing, frequency: ReplyFrequency?, card: CardState?
    ) {
        self.game = game
        self.walk = walk
        self.opening = opening
        self.departedOpening = departedOpening
        self.standing = standing
        self.frequency = frequency
        self.card = card
    }

    /// Moves of the learner's in another order than the book's, after which the game came back.
    public var detours: [BookMove] {
        walk.moves.filter { move in
            if case .otherOrder = move.kind { return move.isOwn }
            return false
        }
    }
}
