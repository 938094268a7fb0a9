public import Chess

/// A reply of the opponent's that stays in the repertoire, and how often it comes.
public struct WeightedReply: Hashable, Sendable {
    public let move: Move
    /// Where it leads: an index into `Repertoire.positions`.
    public let position: Int
    /// Of the games that reached the position before it, 0…1.
    public let share: Double
}
