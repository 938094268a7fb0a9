/// The location of a game in a text, which makes it possible to read the game without those before it.
public struct GameLocation: Hashable, Sendable {
    let offset: Int
    let line: UInt32
    /// The column of the byte at `offset`, starting with 0.
    let column: UInt32
    /// The number of games before this one.
    let gamesBefore: UInt32
    /// The result after the moves of the game before this one; nil if it has none.
    let result: GameResult?
}
