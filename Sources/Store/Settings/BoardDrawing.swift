/// The ways to draw the board: the values of `Setting.board`.
public enum BoardDrawing: String, Sendable, CaseIterable {
    /// Glyphs where the terminal can show them, else ASCII.
    case auto
    case glyphs, ascii
    /// No board.
    case none
}
