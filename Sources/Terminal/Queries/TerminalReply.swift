/// A reply of the terminal to a query, read from the keyboard's bytes.
enum TerminalReply: Sendable, Hashable {
    /// Primary device attributes (DA1).
    case attributes([Int])
    /// Whether the Kitty graphics protocol is understood.
    case kittyGraphics(Bool)
    /// The column of the cursor, from 1.
    case cursorColumn(Int)
    /// The size of a cell in pixels.
    case cellSize(width: Int, height: Int)
    /// The size of the text area in pixels.
    case areaSize(width: Int, height: Int)
    /// The colour of the background.
    case background(RGBColor)
    /// The current colours and attributes (DECRQSS), as the parameters of Select Graphic Rendition.
    case rendition(String)
    /// The number of colours of a sixel picture (XTSMGRAPHICS).
    case sixelColors(Int)
    /// The largest sixel picture in pixels (XTSMGRAPHICS).
    case sixelSize(width: Int, height: Int)
    /// A reply whose content does not matter.
    case other
}
