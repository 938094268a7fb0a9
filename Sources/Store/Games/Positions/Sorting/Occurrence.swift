/// One position of one game, in 16 bytes.
struct Occurrence: BitwiseCopyable {
    let key: UInt64
    /// The index of the game in the order of the IDs, or its place in a segment of the index.
    let game: UInt32
    /// The move played there; 0, which is not a move, at the end of a game.
    let move: UInt16
    let isBlack: Bool
}
