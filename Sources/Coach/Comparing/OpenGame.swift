import Chess
import PGN

/// The game that an `OwnGameReader` is reading.
struct OpenGame {
    /// The number in the file, from 1; 0 before the first game.
    var number = 0
    var pairs: [TagPair] = []
    /// The learner's side; nil while it is unknown.
    var side: Side?
    var start = Position.initial
    /// The main line up to its first null move.
    var moves: [Move] = []
    var isLineOver = false
    /// Why the game is skipped; nil when it is read.
    var skipReason: SkippedGame.Reason?
    /// Whether the player's name only begins with one of the learner's names.
    var isPrefixMatch = false

    init() {}

    init(number: Int) { self.number = number }
}
