/// A line that ends with a move of the learner's although games continue.
public struct LineEnd: Hashable, Sendable {
    /// The position after that move: an index into `Repertoire.positions`.
    public let position: Int
    /// The share of the learner's games that continue from there, 0…1.
    public let probability: Double
}
