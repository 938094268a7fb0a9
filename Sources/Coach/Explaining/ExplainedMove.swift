public import Analysis
public import Chess
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

    /// The transposition back into the book, if there is one. When it needs further moves, the engine must expect them of
    /// both sides, and the move must cost nothing.
    public func transposition(_ comparison: MoveComparison) -> MoveLine? {
        guard let wayBack else { return nil }
        let isExpected = comparison.played.line.moves.starts(with: wayBack)
        guard wayBack.count == 1 || isExpected && comparison.outcome != .worse else { return nil }
        return MoveLine(from: position, wayBack)
    }
}
