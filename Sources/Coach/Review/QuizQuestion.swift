import Analysis
public import Chess
import PGN

/// An instructive moment as a question: a better move than the one in the game.
public struct QuizQuestion: Sendable {
    public let mistake: ReviewedMistake
    /// The number of the game, from 1.
    public let game: Int
    /// The names of White and Black; untrusted text.
    public let players: [String]
    /// The opponent's move before; nil at the start of the game.
    public let lastMove: Move?

    /// - Parameter game: The number of the game, from 1.
    public init(_ mistake: ReviewedMistake, in report: ReviewReport, game: Int) {
        self.mistake = mistake
        self.game = game
        players = ["White", "Black"].map { report.game.tags[$0] ?? "?" }
        lastMove = report.move(before: mistake)
    }

    public var position: Position { mistake.move.position }

    public var side: Side { position.sideToMove }

    /// The move of the game: `17.Be7`.
    public var played: String { MoveLine.numbered(mistake.move.move, in: position) }
}
