public import Analysis
public import Chess
public import Scheduling
public import Training

/// A deviation that can be explained.
public struct ExplainedMove: Sendable {
    public let card: CardID
    public let position: Position
    public let played: Move
    /// The card's prepared moves, the main one first.
    public let prepared: [Move]
    /// A line that begins with the move and transposes back into the book; nil when there is none.
    let wayBack: [Move]?
    /// The number of times the learner has played it here, including this one.
    public let time: Int
    /// Whether the prepared moves may be named.
    public var isAnswerOut: Bool
    /// Positions that will still be asked; their moves must not be shown.
    public let unanswered: Set<PositionIdentity>
    /// The study days of the earlier times, the oldest first. Empty for a move that is not in the log, because it was
    /// typed while the answer was shown.
    var earlier: [StudyDay] = []
    /// Whether the first try of the same question was the same move.
    var isTriedTwice = false

    /// Whether the learner has made this mistake for the third time or more often.
    public var isRepeated: Bool { earlier.count >= 2 }

    /// The days on which the learner made it before, each once, the oldest first.
    public var daysBefore: [StudyDay] {
        earlier.enumerated().filter { index, day in index == 0 || earlier[index - 1] != day }.map(\.element)
    }

    /// Whether the days before are to be reported with an outcome: with the first try, or with the second one unless
    /// they were with the first.
    public func isReminder(with outcome: Outcome) -> Bool {
        let wasReported = isTriedTwice && earlier.count > 2
        return isRepeated && (outcome.next == .retry || outcome.grade == .wrongShown && !wasReported)
    }

    /// The transposition back into the book, if there is one. When it needs further moves, the engine must expect them of
    /// both sides, and the move must cost nothing.
    public func transposition(_ comparison: MoveComparison) -> MoveLine? {
        guard let wayBack else { return nil }
        let isExpected = comparison.played.line.moves.starts(with: wayBack)
        guard wayBack.count == 1 || isExpected && comparison.outcome != .worse else { return nil }
        return MoveLine(from: position, wayBack)
    }
}
