/// What a reader does with a game that has errors.
///
/// ```swift
/// let text = "1. e4 e5 2. Ke3 Nf6 (2... d6 3. d4 xx 4. d5) 1-0"
/// for game in PGNReader(Array(text.utf8), strictness: .lenient) {
///     print(PGNWriter.write(try game.tree.get()), terminator: "")
///     for error in game.errors { print(error) }
/// }
/// // 1. e4 e5 1-0
/// // 1:13: game 1: Ke3 is not possible: the king on e1 cannot reach e3
/// ```
public enum PGNStrictness: Hashable, Sendable {
    /// A game with an error is rejected as a whole, except for an error without an effect on its moves: a Result tag that
    /// contradicts the result after the moves, or another such tag, is reported and ignored.
    case strict
    /// The legal part of the game is read, and all of its errors are reported.
    ///
    /// After an illegal or unreadable move the rest of its variation is skipped, in the main line the rest of the game
    /// up to its result. Signs without a meaning, incomplete tags and surplus brackets are skipped alone. A game whose
    /// start position cannot be read is still rejected: it has no legal part.
    case lenient
}
