public import Chess

/// The identity of a card, to which its history belongs: the learner's side and the full position. The file, the chapter
/// and the line do not matter.
public struct CardKey: Hashable, Sendable {
    public let side: Side
    /// The first four fields of the FEN, as `Position.epd` writes them.
    public let epd: String

    public init(side: Side, epd: String) {
        self.side = side
        self.epd = epd
    }
}
