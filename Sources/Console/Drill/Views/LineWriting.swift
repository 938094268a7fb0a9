import Coach

/// How the moves that lead to a question are written.
struct LineWriting {
    var moves = MoveWriting.letters
    /// How often the opponent's last move is played; nil without games.
    var lastMoveShare: GameShare?
}
