public import Chess

/// What a card's history hangs on: the learner's side and the position, compared in full. Not the file, the chapter or
/// the line.
public struct CardKey: Hashable, Sendable {
    public let side: Side
    /// The first four fields of the FEN, as `Position.epd` writes them.
    public let epd: String

    public init(side: Side, epd: String) {
        self.side = side
        self.epd = epd
    }
}
