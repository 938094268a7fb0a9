/// What a session leaves unasked at its end.
public struct Leftover: Hashable, Sendable {
    /// Positions that cannot be asked without showing the answer of a skipped one.
    public struct Waiting: Hashable, Sendable {
        /// The skipped card.
        public let after: CardID
        /// The number of positions that wait for it.
        public let count: Int
    }

    /// Skipped positions, in the order of the lines. `Session.askSkipped` asks them.
    public let skipped: [CardID]
    /// By the order of `skipped`.
    public let waiting: [Waiting]
    /// What the limit of positions or minutes left: due, to repeat, new.
    public let rest: Session.Remaining

    public var isEmpty: Bool { skipped.isEmpty && rest == Session.Remaining() && waiting.isEmpty }
}
