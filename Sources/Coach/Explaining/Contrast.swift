public import Analysis
public import Chess
public import Training

/// A wrong move beside the prepared one, for a learner whose answer is out.
public struct Contrast: Sendable {
    /// One of the two moves.
    public struct Branch: Sendable {
        /// The line that begins with the move, as far as it may be shown; only the move if no engine evaluated it.
        public let line: MoveLine
        /// The learner's expected score in per cent; nil if no engine evaluated the move.
        public let expectedScore: Double?

        public var move: Move { line.moves[0] }

        init?(_ line: MoveLine?, expectedScore: Double? = nil) {
            guard let line, !line.moves.isEmpty else { return nil }
            self.line = line
            self.expectedScore = expectedScore
        }
    }

    public let card: CardID
    /// The position of the question.
    public let position: Position
    public let played: Branch
    public let prepared: Branch
    /// `?!`, `?`, `??` or nothing; nothing while the class is not settled.
    public let sign: String
    /// The number of withdrawals before this result.
    let withdrawals: Int

    /// A contrast with the lines that an engine found.
    init?(_ found: FoundExplanation) {
        let (full, comparison) = (found.explanation.full, found.explanation.comparison)
        guard let played = Branch(full.played, expectedScore: comparison.played.winChance),
            let prepared = Branch(full.expected, expectedScore: comparison.expected.winChance)
        else { return nil }
        self.init(
            found.subject, played: played, prepared: prepared, sign: comparison.settledClass?.sign ?? "",
            withdrawals: found.withdrawals)
    }

    /// A contrast without an engine: only the two moves. Nil if there is no prepared move.
    init?(_ subject: ExplainedMove, withdrawals: Int) {
        guard let played = Branch(MoveLine(from: subject.position, [subject.played])),
            let prepared = Branch(MoveLine(from: subject.position, Array(subject.prepared.prefix(1))))
        else { return nil }
        self.init(subject, played: played, prepared: prepared, sign: "", withdrawals: withdrawals)
    }

    private init(_ subject: ExplainedMove, played: Branch, prepared: Branch, sign: String, withdrawals: Int) {
        card = subject.card
        position = subject.position
        self.played = played
        self.prepared = prepared
        self.sign = sign
        self.withdrawals = withdrawals
    }
}
