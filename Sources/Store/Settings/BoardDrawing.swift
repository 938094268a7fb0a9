/// The ways to draw the board: the values of `Setting.board`.
public enum BoardDrawing: String, Sendable, CaseIterable {
    /// The largest style with which the whole question fits in the window.
    case auto
    /// A picture, in terminals that show pictures.
    case image
    case large, medium, glyphs, ascii
    /// No board.
    case none
}
