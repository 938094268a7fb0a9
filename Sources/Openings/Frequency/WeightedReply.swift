public import Chess

/// A reply of the opponent's that stays in the repertoire, and how often it is played.
public struct WeightedReply: Hashable, Sendable {
    public let move: Move
    /// The position it leads to: an index into `Repertoire.positions`.
    public let position: Int
    /// The share of the games that reached the position before it, 0…1.
    public let share: Double
}
