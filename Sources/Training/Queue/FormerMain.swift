public import Chess
public import Scheduling

/// The main move of a position before an import made another move the main one and the card started again.
public struct FormerMain: Hashable, Sendable {
    public let move: Move
    public let san: String
    /// The study day of that import.
    public let until: StudyDay

    /// Nil when the move is not legal in the position.
    public init?(uci: String, in position: Position, until: StudyDay) {
        guard let move = position.move(uci: uci) else { return nil }
        self.move = move
        san = position.san(move)
        self.until = until
    }
}
