public import Chess

/// A deviation that became a prepared move.
public struct Accepted: Hashable, Sendable {
    public let card: CardID
    /// The move that the repertoire gains.
    public let move: Move
    /// The schedule after the grade 4.
    public let regraded: Regraded
    /// Whether the open question was this card's and is done; `Session.question` is the next one.
    public let closesQuestion: Bool
}
