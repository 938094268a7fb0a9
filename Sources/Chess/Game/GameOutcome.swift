/// How a game has ended by the rules (FIDE Laws of Chess, articles 5, 6 and 9).
public enum GameOutcome: Hashable, Sendable {
    /// The winner has given mate.
    case checkmate(winner: Side)
    /// The side to move has no legal move and is not in check.
    case stalemate
    /// Neither side has the pieces to give mate.
    case insufficientMaterial
    /// The position has occurred for the fifth time.
    case fivefoldRepetition
    /// Each side has made 75 moves without a capture or a pawn move.
    case seventyFiveMoves
    /// The position has occurred for the third time: a draw if a player claims it.
    case threefoldRepetition
    /// Each side has made 50 moves without a capture or a pawn move: a draw if a player claims it.
    case fiftyMoves

    /// The side that has won; nil for a draw.
    public var winner: Side? {
        if case .checkmate(let winner) = self { winner } else { nil }
    }

    /// Whether the game is over only if a player claims the draw.
    public var isClaim: Bool { self == .threefoldRepetition || self == .fiftyMoves }
}

extension GameOutcome: CustomStringConvertible {
    /// A sentence without a full stop, such as `White wins by checkmate` or `draw by stalemate`.
    public var description: String {
        switch self {
        case .checkmate(.white): "White wins by checkmate"
        case .checkmate(.black): "Black wins by checkmate"
        case .stalemate: "draw by stalemate"
        case .insufficientMaterial: "draw by insufficient material"
        case .fivefoldRepetition: "draw by fivefold repetition"
        case .seventyFiveMoves: "draw by the 75-move rule"
        case .threefoldRepetition: "draw by threefold repetition"
        case .fiftyMoves: "draw by the 50-move rule"
        }
    }
}
