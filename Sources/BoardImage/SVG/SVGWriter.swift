import Chess

/// Writes a scene as an SVG document.
enum SVGWriter {
    static func write(_ scene: BoardScene, squareSize: Int) -> String {
        let pixels = squareSize * 8
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="\(pixels)" height="\(pixels)" viewBox="0 0 800 800">
            <title>\(scene.diagram.position.epd)</title>

            """
        text += definitions(scene, squareSize)
        for item in scene.items { text += line(item) + "\n" }
        return text + "</svg>\n"
    }

    private static func line(_ item: BoardScene.Item) -> String {
        switch item {
        case .square(let column, let row, let color):
            "<path fill=\"\(color)\" shape-rendering=\"crispEdges\" d=\"M\(column * 100) \(row * 100)h100v100h-100z\"/>"
        case .fill(let outline, let color, let opacity):
            "<path fill=\"\(color)\"\(attribute("fill-opacity", opacity)) d=\"\(outline.text)\"/>"
        case .stroke(let outline, let width, let color, let opacity):
            "<path fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(Outline.decimal(width))\" stroke-linecap=\"round\""
                + " stroke-linejoin=\"round\"\(attribute("stroke-opacity", opacity)) d=\"\(outline.text)\"/>"
        case .piece(let piece, let column, let row):
            "<use href=\"#\(name(piece))\" x=\"\(column * 100)\" y=\"\(row * 100)\"/>"
        }
    }

    private static func attribute(_ name: String, _ opacity: Double) -> String {
        opacity < 1 ? " \(name)=\"\(Outline.decimal(opacity))\"" : ""
    }

    /// The drawings of the pieces that the scene uses, each once.
    private static func definitions(_ scene: BoardScene, _ squareSize: Int) -> String {
        var names: Set<String> = []
        var text = ""
        for case .piece(let piece, _, _) in scene.items where names.insert(name(piece)).inserted {
            text += definition(piece, scene.diagram, squareSize)
        }
        return text.isEmpty ? "" : "<defs>\n\(text)</defs>\n"
    }

    private static func definition(_ piece: Piece, _ diagram: BoardDiagram, _ squareSize: Int) -> String {
        let drawing = diagram.pieces.drawing(of: piece.kind)
        let paint = PiecePaint(piece.side, diagram.theme)
        let contour = Outline.decimal(PieceDrawing.contourWidth(squareSize: squareSize))
        let line = Outline.decimal(PieceDrawing.lineWidth(squareSize: squareSize))
        var text = "<g id=\"\(name(piece))\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n"
        for body in drawing.bodies {
            text +=
                "<path fill=\"\(paint.body)\" stroke=\"\(paint.contour)\" stroke-width=\"\(contour)\" d=\"\(body.text)\"/>\n"
        }
        for outline in drawing.lines(squareSize: squareSize) {
            text += "<path fill=\"none\" stroke=\"\(paint.line)\" stroke-width=\"\(line)\" d=\"\(outline.text)\"/>\n"
        }
        for dot in drawing.dots { text += "<path fill=\"\(paint.line)\" d=\"\(dot.text)\"/>\n" }
        return text + "</g>\n"
    }

    private static func name(_ piece: Piece) -> String { "\(piece.side.name)-\(piece.kind.name)" }
}
