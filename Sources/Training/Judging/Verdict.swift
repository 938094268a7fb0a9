public import Openings

/// The judgement of a move by the prepared moves alone, without an engine.
public enum Verdict: Sendable {
    /// The prepared main move.
    case main
    /// Another prepared move: as right as the main move.
    case alternative
    /// A deviation that the author warns of, with the comments on it that do not give the answer away.
    case warning(AuthorWarning, comments: [String])
    /// Not prepared.
    case deviation(Deviation)
    /// A new position's move was typed.
    case introduced
    /// The answer was asked for, or typed after it was shown.
    case shown

    /// Main move or alternative.
    public var isRight: Bool {
        switch self {
        case .main, .alternative: true
        case .warning, .deviation, .introduced, .shown: false
        }
    }
}
