/// One position of one game, in 16 bytes.
struct Occurrence: BitwiseCopyable {
    let key: UInt64
    /// The place of the game in `IndexedGames`.
    let game: UInt32
    /// The move played there; 0, which is not a move, at the end of a game.
    let move: UInt16
    let isBlack: Bool
}
