public import Chess
public import Openings

/// The explanation of a move that was not the prepared one: before the retry only how the played move is refuted, after
/// the answer the full comparison.
public struct Explanation: Hashable, Sendable {
    /// One or two sentences with their line.
    public struct Part: Hashable, Sendable {
        public let text: String
        /// The line from the question's position; at most eight plies.
        public let line: MoveLine
        /// The first moves of the line as red arrows, at most three.
        public let drawings: [Drawing]
    }

    /// The explanation shown after the answer.
    public struct Full: Hashable, Sendable {
        public let text: String
        /// The line that begins with the played move; as `shown(_:)` cuts it.
        public let played: MoveLine
        /// The line that begins with the expected move; as `shown(_:)` cuts it.
        public let expected: MoveLine
        /// The same lines up to one ply after what the text says is visible.
        public let shortPlayed: MoveLine
        public let shortExpected: MoveLine
        /// The first moves of both lines as arrows, at most three each: red for the played line, green for the expected
        /// one.
        public let drawings: [Drawing]
    }

    /// The length of a displayed line in plies.
    public static let plies = 8
    /// The length of a line whose reason is seen only later.
    static let longest = 12

    public let comparison: MoveComparison
    /// The reasons, most important first, at most three.
    public let reasons: [Reason]
    /// The prepared moves of the card.
    public let prepared: [Move]
    /// The line, beginning with the played move, that transposes into the learner's repertoire.
    public let transposition: MoveLine?
    /// Positions that have not been answered yet: no line continues with the learner's move there.
    public let unanswered: Set<PositionIdentity>

    /// - Parameters:
    ///   - prepared: All prepared moves of the position, so that none of them is revealed. The expected move need not
    ///     be among them.
    ///   - transposition: A line that begins with the played move and ends in a position of the learner's repertoire.
    ///   - unanswered: The positions that have not been answered yet.
    public init(
        _ comparison: MoveComparison, prepared: [Move] = [], transposition: MoveLine? = nil,
        unanswered: Set<PositionIdentity> = []
    ) {
        self.unanswered = unanswered
        self.comparison = comparison
        self.prepared = prepared
        self.transposition = transposition
        let all = ReasonOrder(comparison).reasons
        let shown = Self.shown(comparison.expected.line, unanswered).moves.count
        let complete = all.filter { reason in reason.laterPly.map { $0 < shown } ?? true }
        reasons =
            complete.isEmpty && !all.isEmpty && comparison.outcome != .sound ? [.onlyWorse(comparison)] : complete
    }

    /// Returns the part of a line before the first question that has not been answered yet.
    private static func shown(_ line: MoveLine, _ unanswered: Set<PositionIdentity>) -> MoveLine {
        guard !unanswered.isEmpty else { return line }
        let positions = line.positions
        let leak = stride(from: 2, to: line.moves.count, by: 2).first { unanswered.contains(positions[$0].identity) }
        return leak.map(line.prefix) ?? line
    }

    /// All reasons that hold on the board, also those that are not shown. They are searched at each call.
    public var allReasons: [Reason] { ReasonOrder(comparison).candidates }

    /// False only if the explanation has nothing but the line and the score.
    public var hasReason: Bool { reasons.first?.finding != .onlyWorse }

    /// The reasons against the played move.
    var reasonsAgainstPlayed: [Reason] { reasons.filter { !$0.isAboutExpected } }

    /// The moves that must not be revealed before the answer.
    var hiddenMoves: [Move] { prepared + [comparison.expected.move] }

    /// The part that may be shown before the retry: how the played move is refuted. Nil if it is not refuted, because
    /// the statement that it is as good would reveal something about the prepared move.
    ///
    /// It contains no word, number, move or arrow from the prepared moves: the line ends before one of them would be
    /// played, and sentences that would name one are omitted.
    public var beforeRetry: Part? {
        guard comparison.outcome == .worse, transposition == nil else { return nil }
        let line = withoutHiddenMoves(comparison.played.line.prefix(Self.plies))
        return Part(text: refutation(along: line), line: line, drawings: line.arrows(.redArrow))
    }

    /// The complete comparison.
    public var full: Full {
        let played = shown(comparison.played.line)
        let expected = shown(comparison.expected.line)
        return Full(
            text: fullText, played: played, expected: expected, shortPlayed: played.prefix(visiblePlies(of: played)),
            shortExpected: expected.prefix(visiblePlies(of: expected)),
            drawings: played.arrows(.redArrow) + expected.arrows(.greenArrow))
    }

    /// Returns the number of plies after which everything said about a line is visible, and one more; at least three.
    private func visiblePlies(of line: MoveLine) -> Int {
        let said = reasons.filter { $0.line.moves.first == line.moves.first }.map(\.plies)
        return max(3, (said.max() ?? 0) + 1)
    }

    /// Returns the part of a line from the question's position that may be shown after the answer: at most eight
    /// plies, twelve if a loss or a gain is seen only then, and nothing that answers an open question.
    public func shown(_ line: MoveLine) -> MoveLine {
        Self.shown(line.prefix(min(Self.longest, max(Self.plies, visiblePlies(of: line)))), unanswered)
    }

    /// Truncates a line before the learner would play a prepared move in it.
    private func withoutHiddenMoves(_ line: MoveLine) -> MoveLine {
        let leak = stride(from: 2, to: line.moves.count, by: 2).first { hiddenMoves.contains(line.moves[$0]) }
        return leak.map(line.prefix) ?? line
    }
}
