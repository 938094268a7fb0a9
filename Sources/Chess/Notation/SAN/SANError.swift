/// The reason why a move in SAN was not accepted. The caller knows the location; the message says how to fix it.
public struct SANError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kinds of error.
    public enum Kind: Sendable {
        /// The text is not a move in any supported notation.
        case syntax
        /// The text is a move that cannot be played in this position.
        case illegal
        /// Two or more legal moves match; see `candidates`.
        case ambiguous
        /// The text is a null move, which passes the turn.
        case nullMove
        /// A pawn reaches the last rank but the promotion piece is missing; `candidates` holds the four moves.
        case promotionMissing
    }

    /// The kind of error.
    public let kind: Kind
    /// One sentence with the reason and, if possible, the remedy: `Nd7 could be Nbd7 or Nfd7; write which`.
    public let message: String
    /// The legal moves that match, in the order of their UCI notation; empty for `.syntax` and `.illegal`.
    public let candidates: [Move]

    init(_ kind: Kind, _ message: String, candidates: [Move] = []) {
        self.kind = kind
        self.message = message
        self.candidates = candidates
    }

    public var description: String { message }
}
