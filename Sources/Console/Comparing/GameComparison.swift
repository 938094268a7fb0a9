import Chess
import Openings
import Store
import Training

/// An own game beside the repertoire, with all that is told of it.
struct GameComparison {
    let game: OwnGame
    let walk: BookWalk
    /// What the game is called.
    let opening: Opening?
    /// What the position of the departure is called by the book's own line to it; nil without one.
    let departedOpening: Opening?
    let standing: ComparisonReport.Standing
    /// How often the opponent's departure comes in games; nil where that is not known.
    let frequency: ReplyFrequency?
    /// The card of the learner's own departure as it stands now; nil when there is none.
    let card: CardState?

    /// Moves of the learner's in another order than the book's, after which the game came back.
    var detours: [BookMove] {
        walk.moves.filter { move in
            if case .otherOrder = move.kind { return move.isOwn }
            return false
        }
    }
}
