public import Chess
import UCI

/// A worse move of a game that may be one of its most instructive moments.
public struct MomentCandidate: Hashable, Sendable {
    /// The number of the ply, starting with 1.
    public let ply: Int
    /// The player who made the move.
    public let side: Side
    /// The loss of win chance in points, at most 100.
    public let loss: Double
    public let moveClass: MoveClass
    /// Whether a deeper search would hardly change the class.
    public let isSettled: Bool
    /// The code of the main reason; nil where none is proved.
    public let cause: String?
    /// The evaluations before and after the move, from the player's point of view and capped at ±1000 centipawns.
    public let before: Int
    public let after: Int

    public init(
        ply: Int, side: Side, loss: Double, moveClass: MoveClass, isSettled: Bool, cause: String?, before: Int,
        after: Int
    ) {
        self.ply = ply
        self.side = side
        self.loss = loss
        self.moveClass = moveClass
        self.isSettled = isSettled
        self.cause = cause
        self.before = before
        self.after = after
    }

    /// Creates the candidate for a move that was compared with the best one.
    public init(_ comparison: MoveComparison, ply: Int, cause: String?) {
        self.init(
            ply: ply, side: comparison.position.sideToMove, loss: comparison.loss, moveClass: comparison.moveClass,
            isSettled: comparison.isSettled, cause: cause, before: comparison.expected.score.value.capped,
            after: comparison.played.score.value.capped)
    }

    /// The evaluation from which a game is decided, in centipawns.
    private static let decisive = 700

    /// Whether the move changed nothing: the player was lost before it, or is still winning after it.
    public var isDecided: Bool { before <= -Self.decisive || after >= Self.decisive }
}
