/// One position of one game, in 16 bytes.
struct Occurrence: BitwiseCopyable {
    let key: UInt64
    /// The number of the game: in the order of the IDs or of reading, or its place in a segment of the index.
    let game: UInt32
    /// The move played there; 0, which is not a move, at the end of a game.
    let move: UInt16
    let isBlack: Bool
    /// Whether the game reached it within the depth of the position index.
    let isEarly: Bool
}

extension Collection where Element == Occurrence {
    /// Whether two games reached the position, whose occurrences these are, within the depth of the position index. Then no
    /// later occurrence is missing (`StructureHistory`).
    var areOfEntry: Bool {
        guard count > 1, let first = first(where: \.isEarly)?.game else { return false }
        return contains { $0.isEarly && $0.game != first }
    }
}
