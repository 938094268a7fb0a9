public import Analysis
public import Chess
public import Training

/// A deviation that can be asked about.
public struct ExplainedMove: Sendable {
    public let card: CardID
    public let position: Position
    public let played: Move
    /// The card's prepared moves, the main one first.
    public let prepared: [Move]
    /// How the move comes back into the book: a line that begins with it; nil when it does not.
    let wayBack: [Move]?
    /// How often the learner has played it here, this time included.
    public let time: Int
    /// Whether the prepared moves may be named.
    public var isAnswerOut: Bool
    /// Positions that are still to be asked: what comes there is not told.
    public let stillAsked: Set<PositionIdentity>

    /// What is told as a way back into the book. Where further moves lead there, only if they are what the engine expects
    /// of both sides, and the move costs nothing: a way that nobody would go is none.
    public func transposition(_ comparison: MoveComparison) -> MoveLine? {
        guard let wayBack else { return nil }
        let isExpected = comparison.played.line.moves.starts(with: wayBack)
        guard wayBack.count == 1 || isExpected && comparison.outcome != .worse else { return nil }
        return MoveLine(from: position, wayBack)
    }
}
