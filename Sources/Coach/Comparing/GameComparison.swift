import Chess
public import Openings
public import Training

/// The comparison of one of the learner's games with the repertoire.
public struct GameComparison: Sendable {
    public let game: OwnGame
    public let walk: BookWalk
    /// The opening of the game.
    public let opening: Opening?
    /// The opening of the position of the departure, along the book's line to it; nil without a departure.
    public let departedOpening: Opening?
    public let standing: ComparisonReport.Standing
    /// How often the opponent's departure occurs in games; nil when unknown.
    public let frequency: ReplyFrequency?
    /// The current state of the card that the learner departed from; nil without such a card.
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

    /// The learner's moves in another order than the book's, after which the game returned to the book.
    public var detours: [BookMove] {
        walk.moves.filter { move in
            if case .otherOrder = move.kind { return move.isOwn }
            return false
        }
    }
}
