/// Shows a picture with one pixel a column and two pixels a row.
public enum HalfBlocks {
    /// Returns the rows of cells: `▀` in the colour of the upper pixel on the colour of the lower one, or a blank if
    /// they are equal. In a picture of odd height the lower half of the last row repeats the last pixels. O(pixels).
    public static func rows(_ grid: PixelGrid) -> [[PixelCell]] {
        grid.cells(width: 1, height: 2) { x, y in
            let (upper, lower) = (grid.color(x, y), grid.color(x, y + 1))
            return upper == lower
                ? PixelCell(blank: lower) : PixelCell("\u{2580}", foreground: upper, background: lower)
        }
    }
}
