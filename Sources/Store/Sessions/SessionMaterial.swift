public import Openings
public import Training

/// What a session walks through and asks.
public struct SessionMaterial: Sendable {
    /// One graph for each side with a repertoire, White's first: all chapters of that side that the session covers.
    public let repertoires: [CompiledRepertoire]
    /// The cards the session may ask: White's first, each side's in the order of the lines.
    public let cards: [QueuedCard]
    /// The number of cards from which these were chosen.
    public let available: Int
}
