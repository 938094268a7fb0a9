import Chess

/// The drawing of a diagram, layer by layer, for every kind of output. A square is 100 units wide.
struct BoardScene {
    enum Item {
        /// A whole square; column and row count from the upper left corner.
        case square(column: Int, row: Int, RGB)
        /// A filled outline.
        case fill(Outline, RGB, opacity: Double)
        /// A line along an outline, with round ends.
        case stroke(Outline, width: Double, RGB, opacity: Double)
        /// A piece on a square.
        case piece(Piece, column: Int, row: Int)
    }

    let diagram: BoardDiagram
    let squareSize: Int
    private(set) var items: [Item] = []

    init(_ diagram: BoardDiagram, squareSize: Int) {
        self.diagram = diagram
        self.squareSize = squareSize
        addSquares()
        addDestinations()
        addCoordinates()
        addPieces()
        addAnnotation()
        for mark in diagram.drawings { add(mark) }
        addPromotion()
    }

    private var theme: BoardTheme { diagram.theme }

    // MARK: Layers

    /// The squares with fills, check, selected squares and last move.
    private mutating func addSquares() {
        let (moved, fills) = (diagram.lastMoveSquares, diagram.fills)
        for square in Square.all {
            if let fill = fills[square] {
                add(square, theme.fill(fill, on: square))
            } else if square == diagram.checkedKing {
                add(square, theme.check)
            } else if diagram.selected.contains(square) {
                add(square, theme.selected)
            } else {
                add(square, moved.contains(square) ? theme.lastMove(on: square) : theme.color(of: square))
            }
        }
    }

    /// Dots on empty squares, rings around pieces.
    private mutating func addDestinations() {
        for square in diagram.destinations {
            let color = theme.destinations
            if diagram.position[square] != nil, !diagram.hidesPieces {
                items.append(.stroke(.circle(center(square), radius: 45), width: 8, color, opacity: 1))
            } else {
                items.append(.fill(.circle(center(square), radius: 15), color, opacity: 1))
            }
        }
    }

    private mutating func addPieces() {
        guard !diagram.hidesPieces else { return }
        for square in Square.all {
            if let piece = diagram.position[square] { add(piece, on: square) }
        }
    }

    private mutating func addAnnotation() {
        guard let annotation = diagram.annotation, !annotation.drawn.isEmpty else { return }
        let radius = squareSize < 32 ? 25.0 : 20
        let corner = center(annotation.square) + Point(48 - radius, radius - 48)
        items.append(.fill(.circle(corner, radius: radius), Lettering.badgeColor(annotation.drawn, theme), opacity: 1))
        let height = radius * 1.05
        for glyph in Lettering.outlines(annotation.drawn, center: corner, height: height) {
            items.append(.stroke(glyph, width: max(height * 0.2, 90 / Double(squareSize)), RGB(0xFFFFFF), opacity: 1))
        }
    }

    private mutating func add(_ mark: BoardMark) {
        let color = theme.color(of: mark.color)
        switch mark {
        case .circle(let square, _):
            items.append(.stroke(.circle(center(square), radius: 44), width: 8, color, opacity: 0.85))
        case .fill:
            break  // painted with its square
        case .arrow(let from, let to, _):
            guard from != to else { return add(.circle(from, mark.color)) }
            items.append(.fill(geometry.arrow(from, to), color, opacity: 0.8))
        }
    }

    private mutating func addPromotion() {
        guard let promotion = diagram.promotion else { return }
        for (square, kind) in promotion.squares {
            add(square, theme.selected)
            items.append(.fill(.circle(center(square), radius: 49), theme.light, opacity: 1))
            add(Piece(promotion.side, kind), on: square)
        }
    }

    /// Letters at the lower edge, digits at the right edge, inside the squares.
    private mutating func addCoordinates() {
        guard diagram.hasCoordinates, squareSize >= 24 else { return }
        let height = max(14.5, 700 / Double(squareSize))
        let width = max(height * 0.15, 95 / Double(squareSize))
        for index in 0..<8 {
            let digit = Character("\(diagram.orientation == .white ? 8 - index : index + 1)")
            let letter = Square(file: diagram.orientation == .white ? index : 7 - index, rank: 0)?.fileLetter ?? "a"
            let top = Point(797 - Lettering.width(of: digit, height: height) / 2, Double(index) * 100 + 4 + height / 2)
            let bottom = Point(
                Double(index) * 100 + 4 + Lettering.width(of: letter, height: height) / 2, 796 - height * 0.75)
            for outline in Lettering.outlines([digit], center: top, height: height)
                + Lettering.outlines([letter], center: bottom, height: height)
            {
                items.append(.stroke(outline, width: width, theme.coordinates, opacity: 1))
            }
        }
    }

    // MARK: Places

    private mutating func add(_ square: Square, _ color: RGB) {
        items.append(.square(column: column(square), row: row(square), color))
    }

    private mutating func add(_ piece: Piece, on square: Square) {
        items.append(.piece(piece, column: column(square), row: row(square)))
    }

    private var geometry: BoardGeometry { diagram.geometry }
    private func column(_ square: Square) -> Int { geometry.column(square) }
    private func row(_ square: Square) -> Int { geometry.row(square) }
    private func center(_ square: Square) -> Point { geometry.center(square) }
}
