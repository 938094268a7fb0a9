public import Chess

/// A reply of the opponent's without an answer, as it was shown in a numbered list.
public struct ListedGap: Hashable, Sendable {
    /// From 1.
    public let number: Int
    /// The learner's side.
    public let side: Side
    /// The repertoire whose line leads to the reply.
    public let repertoire: String
    /// The position in which the reply is played.
    public let before: Position
    /// Legal in `before`.
    public let reply: Move

    /// Nil when the reply is not legal there, or the learner is to move.
    public init?(number: Int, side: Side, repertoire: String, before: Position, reply: Move) {
        guard before.sideToMove != side, before.isLegal(reply) else { return nil }
        self.number = number
        self.side = side
        self.repertoire = repertoire
        self.before = before
        self.reply = reply
    }
}
