import BoardImage
import Terminal

extension BoardView {
    /// The board drawn as a picture, when it is printed.
    func imageLines(_ frame: ImageFrame) -> [StyledText] {
        var diagram = diagram
        diagram.hasCoordinates = look.hasCoordinates
        return TerminalImage(columns: frame.columns, rows: frame.rows) { [diagram] in
            frame.content(of: diagram.raster(squareSize: frame.squareSize))
        }.lines
    }
}

extension ImageFrame {
    /// Returns what changes a printed picture of a board into another one, for a terminal with Kitty graphics:
    /// `KittyGraphics.show(_:on:firstNumber:)` writes it. Only changed squares are sent, so that a move takes at most
    /// 12 kB.
    ///
    /// - Parameters:
    ///   - old: The diagram on the screen.
    ///   - new: The diagram to show.
    func patches(from old: BoardDiagram, to new: BoardDiagram) -> [ImagePatch] {
        new.raster(squareSize: squareSize).changes(from: old.raster(squareSize: squareSize)).map { patch in
            ImagePatch(x: patch.x, y: patch.y, png: PNGEncoder.encode(IndexedRaster(patch.raster)))
        }
    }

    /// Returns a picture of the board in the form that the terminal receives; nil if it has no pixels.
    func content(of raster: Raster) -> TerminalImage.Content? {
        switch support.format {
        case .kitty: return .png(PNGEncoder.encode(IndexedRaster(raster)))
        case .sixel:
            let indexed = IndexedRaster(raster, maxColors: support.colors)
            return IndexedPixels(
                width: indexed.width, height: indexed.height, palette: indexed.palette.map(\.hex),
                indices: indexed.pixels
            ).map(TerminalImage.Content.pixels)
        }
    }
}
