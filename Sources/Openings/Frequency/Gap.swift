public import Chess

/// A reply of the opponent's that comes in games and has no answer in the repertoire: either the repertoire does not know
/// the position it leads to, or it has no move there.
public struct Gap: Hashable, Sendable {
    /// The position the line starts from.
    public let start: Position
    /// The moves from `start` to where the reply is played, as the repertoire first has them.
    public let line: [Move]
    /// Where the reply is played; the opponent is to move.
    public let position: Position
    public let reply: Move
    /// The position after the reply; the learner is to move.
    public let after: Position
    /// Games of the base in which the reply was played there.
    public let games: Int
    /// How many of the learner's games reach `after`, 0…1: by all lines and replies that lead to it.
    public let probability: Double
    /// The same while he plays nothing but main moves; 0 behind alternatives.
    public let byMainMoves: Double
    /// The chapter the line stands in: an index into `Repertoire.chapters`.
    public let chapter: Int
    /// Whether the repertoire gives the reply, and ends with it.
    public let isGiven: Bool

    /// The position after the reply, compared in full.
    public var identity: PositionIdentity { after.identity }
}
