/// What FSRS knows of a card after a review.
public struct FSRSMemory: Hashable, Sendable {
    /// S: the days until the probability of recall has decreased to 90 %, 0.001…10⁹.
    public let stability: Double
    /// D: how slowly the stability grows, 1…10.
    public let difficulty: Double

    /// The accepted stabilities in days. The upper end is far beyond what a lifetime of answers can reach; it keeps
    /// every result finite.
    public static let stabilities = 0.001...1e9
    /// The accepted difficulties.
    public static let difficulties = 1.0...10.0

    /// Creates a stored state; nil if a value is out of range.
    public init?(stability: Double, difficulty: Double) {
        guard Self.stabilities.contains(stability), Self.difficulties.contains(difficulty) else { return nil }
        self.stability = stability
        self.difficulty = difficulty
    }

    /// Moves both values into their ranges, as FSRS does after each review.
    init(clamping stability: Double, _ difficulty: Double) {
        self.stability = min(max(stability, Self.stabilities.lowerBound), Self.stabilities.upperBound)
        self.difficulty = min(max(difficulty, Self.difficulties.lowerBound), Self.difficulties.upperBound)
    }

    /// Whether both values agree to one part in 10⁹. A stored state is compared with its replay in this way, because
    /// another version of the C library may compute another last bit.
    public func isClose(to other: FSRSMemory) -> Bool {
        func agree(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(abs(a), abs(b)) }
        return agree(stability, other.stability) && agree(difficulty, other.difficulty)
    }
}
