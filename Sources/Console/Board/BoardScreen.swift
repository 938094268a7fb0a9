import Terminal

/// What the screen can show of a board.
public struct BoardScreen: Sendable, Hashable {
    /// How it shows pictures; nil if it does not.
    var images: ImageSupport?
    /// Whether it has 256 colours or more. With sixteen the shape of the pieces distinguishes the sides.
    var hasExactColors = true
}
