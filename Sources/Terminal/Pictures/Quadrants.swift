/// Shows a picture with two pixels a column and two pixels a row, of at most two colours in a cell.
public enum Quadrants {
    /// Returns the rows of cells. The commonest colour of a cell is its background, the next one its foreground; other
    /// colours become the nearer of the two. Of equally common colours the first in reading order is the foreground.
    /// In a picture of odd size the last cells repeat the last pixels. O(pixels).
    public static func rows(_ grid: PixelGrid) -> [[PixelCell]] {
        grid.cells(width: 2, height: 2) { x, y in
            cell([grid.color(x, y), grid.color(x + 1, y), grid.color(x, y + 1), grid.color(x + 1, y + 1)])
        }
    }

    /// - Parameter pixels: Upper left, upper right, lower left, lower right.
    private static func cell(_ pixels: [RGBColor]) -> PixelCell {
        var colors: [(color: RGBColor, count: Int)] = []
        for pixel in pixels {
            if let index = colors.firstIndex(where: { $0.color == pixel }) {
                colors[index].count += 1
            } else {
                colors.append((pixel, 1))
            }
        }
        // A stable order: colours that are equally common stay in reading order.
        let sorted = colors.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
        guard sorted.count > 1 else { return PixelCell(blank: pixels[0]) }
        let isTie = sorted[0].element.count == sorted[1].element.count
        let foreground = sorted[isTie ? 0 : 1].element.color
        let background = sorted[isTie ? 1 : 0].element.color
        let mask = pixels.reduce(0) { mask, pixel in
            mask << 1 | (pixel.distance(to: foreground) < pixel.distance(to: background) ? 1 : 0)
        }
        return PixelCell(characters[mask], foreground: foreground, background: background)
    }

    /// The characters by the quadrants they fill: 8 upper left, 4 upper right, 2 lower left, 1 lower right.
    static let characters: [Character] = [
        " ", "\u{2597}", "\u{2596}", "\u{2584}", "\u{259D}", "\u{2590}", "\u{259E}", "\u{259F}",
        "\u{2598}", "\u{259A}", "\u{258C}", "\u{2599}", "\u{2580}", "\u{259C}", "\u{259B}", "\u{2588}",
    ]
}
