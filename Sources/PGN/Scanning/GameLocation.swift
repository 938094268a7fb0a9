/// Where a game begins in a text: enough to read that game by itself, without those before it.
public struct GameLocation: Hashable, Sendable {
    let offset: Int
    let line: UInt32
    /// Of the byte at `offset`, from 0.
    let column: UInt32
    /// How many games come before.
    let gamesBefore: UInt32
}
