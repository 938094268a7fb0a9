import Chess

/// Paints a scene into pixels.
enum RasterPainter {
    static func paint(_ scene: BoardScene, squareSize size: Int) -> Raster {
        let theme = scene.diagram.theme
        var raster = Raster(width: size * 8, height: size * 8, color: theme.light)
        var masks: [PieceKind: PieceMask] = [:]
        let scale = Double(size) / 100
        for item in scene.items {
            switch item {
            case .square(let column, let row, let color):
                raster.fill(column * size..<(column + 1) * size, row * size..<(row + 1) * size, color)
            case .fill(let outline, let color, let opacity):
                raster.paint(outline.transformed(scale: scale).polylines(), color, alpha: opacity)
            case .stroke(let outline, let width, let color, let opacity):
                let lines = outline.transformed(scale: scale).polylines()
                raster.paint(lines.flatMap { $0.stroke(width: width * scale) }, color, alpha: opacity)
            case .piece(let piece, let column, let row):
                let mask = masks[piece.kind] ?? PieceMask(scene.diagram.pieces.drawing(of: piece.kind), size: size)
                masks[piece.kind] = mask
                let paint = PiecePaint(piece.side, theme)
                raster.paint(
                    mask, x: column * size, y: row * size, contour: paint.contour, body: paint.body, line: paint.line)
            }
        }
        return raster
    }
}

/// The colours of the three parts of a piece.
struct PiecePaint {
    let contour: RGB
    let body: RGB
    let line: RGB

    /// Black's contour has the colour of the body, so that the piece is a dark silhouette with light lines.
    init(_ side: Side, _ theme: BoardTheme) {
        let colors = theme.pieces(of: side)
        body = colors.fill
        line = colors.outline
        contour = side == .white ? colors.outline : colors.fill
    }
}
