/// How games leave a repertoire when the learner plays the main moves.
public struct BookExit: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The opponent played a move without an answer: the repertoire does not contain it, or has no move after it.
        case unanswered
        /// The line has ended with a move of the learner's (or where the author ended it on purpose).
        case lineEnd
        /// The game ended.
        case gameEnd
        /// The game repeated a position.
        case repetition
    }

    public let kind: Kind
    /// The last position in the repertoire: an index into `Repertoire.positions`.
    public let position: Int
    /// The share of all games that leave here, 0…1.
    public let probability: Double
}
