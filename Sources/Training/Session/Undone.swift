/// What an `undo` took back.
public struct Undone: Hashable, Sendable {
    public let step: UndoStep
    /// Whether the position is the open question now.
    public let isAskedAgain: Bool

    public var card: CardID? { step.card }
}
