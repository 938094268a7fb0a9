public import Chess

/// A reply of the opponent's without an answer, as a numbered list showed it.
public struct ListedGap: Hashable, Sendable {
    /// From 1, as it was shown.
    public let number: Int
    /// The learner's side.
    public let side: Side
    /// The repertoire whose line leads there.
    public let repertoire: String
    /// Where the reply is played.
    public let before: Position
    /// Legal in `before`.
    public let reply: Move

    /// Nil when the reply is not legal there, or the learner is the one to move.
    public init?(number: Int, side: Side, repertoire: String, before: Position, reply: Move) {
        guard before.sideToMove != side, before.isLegal(reply) else { return nil }
        self.number = number
        self.side = side
        self.repertoire = repertoire
        self.before = before
        self.reply = reply
    }
}
