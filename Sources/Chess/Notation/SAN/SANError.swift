/// Why a move in SAN was not accepted: a place is the caller's, the remedy is here.
public struct SANError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong: the text, the move, or that it is not told which.
    public enum Kind: Sendable {
        /// The text is not a move in any notation we read.
        case syntax
        /// It is a move, but cannot be played in this position.
        case illegal
        /// Two or more legal moves fit; they are in `candidates`.
        case ambiguous
        /// A pawn reaches the last rank and its new piece is not named; the four moves are in `candidates`.
        case promotionMissing
    }

    /// What is wrong.
    public let kind: Kind
    /// One sentence, with the reason and, where there is one, the remedy:
    /// `Nd7 could be Nbd7 or Nfd7; write which`.
    public let message: String
    /// The legal moves that fit, in the order of their UCI text; empty for `.syntax` and `.illegal`.
    public let candidates: [Move]

    init(_ kind: Kind, _ message: String, candidates: [Move] = []) {
        self.kind = kind
        self.message = message
        self.candidates = candidates
    }

    public var description: String { message }
}
