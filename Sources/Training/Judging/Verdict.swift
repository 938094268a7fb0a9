public import Openings

/// How a move is judged, by what is prepared alone: no engine has a say in it.
public enum Verdict: Sendable {
    /// The prepared main move.
    case main
    /// Another prepared move: as right as the main move.
    case alternative
    /// A deviation the author himself warns of, with what he says about it and does not give the answer away.
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
