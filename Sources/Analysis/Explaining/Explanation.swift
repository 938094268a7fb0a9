public import Chess

/// What the learner is told about a move that was not the prepared one: first only how his own move fails, and once
/// the answer is out, the comparison.
public struct Explanation: Hashable, Sendable {
    /// A sentence, and the line that goes with it.
    public struct Part: Hashable, Sendable {
        public let text: String
        /// From the position that was asked; at most eight plies.
        public let line: MoveLine
    }

    /// What is shown once the answer is out.
    public struct Full: Hashable, Sendable {
        public let text: String
        /// Begins with the played move; at most eight plies.
        public let played: MoveLine
        /// Begins with the expected move; at most eight plies.
        public let expected: MoveLine
    }

    /// No line is shown longer than this.
    public static let plies = 8

    public let comparison: MoveComparison
    /// The most telling first; those about the expected move last.
    public let reasons: [Reason]
    /// The moves of the card.
    public let prepared: [Move]
    /// How the played move comes back into the learner's book: a line that begins with it.
    public let transposition: MoveLine?

    /// - Parameters:
    ///   - prepared: every prepared move of the position, so that none of them is given away. The expected move need
    ///     not be among them.
    ///   - transposition: begins with the played move and ends in a position of the learner's book. The caller knows.
    public init(_ comparison: MoveComparison, prepared: [Move] = [], transposition: MoveLine? = nil) {
        self.comparison = comparison
        self.prepared = prepared
        self.transposition = transposition
        reasons = ReasonSearch(comparison).reasons
    }

    /// What may be shown while the learner tries once more: how his move is refuted, and nothing else. Nil where it is
    /// not refuted: that his move is as good would tell something of the other.
    ///
    /// No word, no number and no move in it comes from the prepared moves: the line ends before one of them would be
    /// played later on.
    public var beforeRetry: Part? {
        guard comparison.outcome == .worse, transposition == nil else { return nil }
        let own = reasons.filter { !$0.isAboutExpected }
        guard let first = own.first else { return nil }
        let line = guarded(first.line.prefix(Self.plies))
        return Part(text: headline(own, showsNumber: true), line: line)
    }

    /// The whole comparison.
    public var full: Full {
        Full(
            text: fullText, played: comparison.played.line.prefix(Self.plies),
            expected: comparison.expected.line.prefix(Self.plies))
    }

    /// Cuts a line before the learner would play a prepared move in it.
    private func guarded(_ line: MoveLine) -> MoveLine {
        let secret = prepared + [comparison.expected.move]
        let leak = stride(from: 2, to: line.moves.count, by: 2).first { secret.contains(line.moves[$0]) }
        return leak.map(line.prefix) ?? line
    }
}
