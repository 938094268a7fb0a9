extension SearchInfo {
    /// Whether a score is exact or only a bound.
    public enum Bound: String, Hashable, Sendable {
        /// The exact score.
        case exact
        /// The true score is at least this.
        case lower = "lowerbound"
        /// The true score is at most this.
        case upper = "upperbound"
    }

    /// A score as the engine reports it.
    public struct ReportedScore: Hashable, Sendable {
        /// The value for the side to move.
        public var value: Score.Value
        /// Whether the value is exact or a bound.
        public var bound: Bound

        /// Creates a score, which is exact unless a bound is given.
        public init(_ value: Score.Value, bound: Bound = .exact) {
            self.value = value
            self.bound = bound
        }
    }

    /// Outcome probabilities in thousandths, from the point of view of the side to move.
    public struct Outcome: Hashable, Sendable {
        /// The probability of a win, in thousandths.
        public var win: Int
        /// The probability of a draw, in thousandths.
        public var draw: Int
        /// The probability of a loss, in thousandths.
        public var loss: Int

        /// Creates probabilities as the engine reports them.
        public init(win: Int, draw: Int, loss: Int) {
            self.win = win
            self.draw = draw
            self.loss = loss
        }
    }
}
