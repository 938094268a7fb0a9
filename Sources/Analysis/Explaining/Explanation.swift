public import Chess
public import Openings

/// What the learner is told about a move that was not the prepared one: first only how his own move fails, and once
/// the answer is out, the comparison.
public struct Explanation: Hashable, Sendable {
    /// A sentence or two, and the line that goes with them.
    public struct Part: Hashable, Sendable {
        public let text: String
        /// From the position that was asked; at most eight plies.
        public let line: MoveLine
        /// The first moves of the line as red arrows, at most three.
        public let drawings: [Drawing]
    }

    /// What is shown once the answer is out.
    public struct Full: Hashable, Sendable {
        public let text: String
        /// Begins with the played move; at most eight plies.
        public let played: MoveLine
        /// Begins with the expected move; at most eight plies.
        public let expected: MoveLine
        /// The first moves of both lines, at most three each: red arrows for the played one, green for the expected.
        public let drawings: [Drawing]
    }

    /// No line is shown longer than this.
    public static let plies = 8

    public let comparison: MoveComparison
    /// The most telling first, three at most; one about the expected move may come last.
    public let reasons: [Reason]
    /// The moves of the card.
    public let prepared: [Move]
    /// How the played move comes back into the learner's book: a line that begins with it.
    public let transposition: MoveLine?
    /// Positions that are still to be asked: no line goes on with the learner's move there.
    public let stillAsked: Set<PositionIdentity>

    /// - Parameters:
    ///   - prepared: every prepared move of the position, so that none of them is given away. The expected move need
    ///     not be among them.
    ///   - transposition: begins with the played move and ends in a position of the learner's book. The caller knows.
    ///   - stillAsked: positions whose answers are not out.
    public init(
        _ comparison: MoveComparison, prepared: [Move] = [], transposition: MoveLine? = nil,
        stillAsked: Set<PositionIdentity> = []
    ) {
        self.stillAsked = stillAsked
        self.comparison = comparison
        self.prepared = prepared
        self.transposition = transposition
        reasons = ReasonSearch(comparison).reasons
    }

    /// The reasons against the played move.
    var own: [Reason] { reasons.filter { !$0.isAboutExpected } }

    /// The moves that must not be given away.
    var secrets: [Move] { prepared + [comparison.expected.move] }

    /// What may be shown while the learner tries once more: how his move is refuted, and nothing else. Nil where it is
    /// not refuted: that his move is as good would tell something of the other.
    ///
    /// No word, no number, no move and no arrow in it comes from the prepared moves: the line ends before one of them
    /// would be played later on, and words that would name one are left out.
    public var beforeRetry: Part? {
        guard comparison.outcome == .worse, transposition == nil, let first = own.first else { return nil }
        let line = guarded(first.line.prefix(Self.plies))
        return Part(text: refutation(along: line), line: line, drawings: line.arrows(.redArrow))
    }

    /// The whole comparison.
    public var full: Full {
        let played = shown(comparison.played.line)
        let expected = shown(comparison.expected.line)
        return Full(
            text: fullText, played: played, expected: expected,
            drawings: played.arrows(.redArrow) + expected.arrows(.greenArrow))
    }

    /// As much of a line from the position that was asked as may be shown once its answer is out: eight plies at most, and
    /// nothing that answers a question still to come.
    public func shown(_ line: MoveLine) -> MoveLine {
        let short = line.prefix(Self.plies)
        guard !stillAsked.isEmpty else { return short }
        let positions = short.positions
        let leak = stride(from: 2, to: short.moves.count, by: 2).first { stillAsked.contains(positions[$0].identity) }
        return leak.map(short.prefix) ?? short
    }

    /// Cuts a line before the learner would play a prepared move in it.
    private func guarded(_ line: MoveLine) -> MoveLine {
        let leak = stride(from: 2, to: line.moves.count, by: 2).first { secrets.contains(line.moves[$0]) }
        return leak.map(line.prefix) ?? line
    }
}
