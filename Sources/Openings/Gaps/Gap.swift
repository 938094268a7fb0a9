public import Chess

/// A reply of the opponent's that occurs in games and has no answer in the repertoire: either the repertoire does not
/// contain the position after it, or it has no move there.
public struct Gap: Hashable, Sendable {
    /// The position the line starts from.
    public let start: Position
    /// The moves from `start` to where the reply is played, by the most probable path.
    public let line: [Move]
    /// Where the reply is played; the opponent is to move.
    public let position: Position
    public let reply: Move
    /// The position after the reply; the learner is to move.
    public let after: Position
    /// The number of games in the database in which the reply was played there.
    public let games: Int
    /// The share of the learner's games that reach `after`, 0…1: by all lines and replies that lead to it.
    public let probability: Double
    /// The same share while the learner plays only main moves; 0 after alternatives.
    public let byMainMoves: Double
    /// The chapter of the line: an index into `Repertoire.chapters`.
    public let chapter: Int
    /// Whether the repertoire contains the reply and ends with it.
    public let isGiven: Bool

    /// The position after the reply, compared in full.
    public var identity: PositionIdentity { after.identity }
}
