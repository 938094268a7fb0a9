/// The outlines of a kind of piece on a square of 100 × 100 units, painted in this order.
struct PieceDrawing: Sendable {
    /// The closed forms of the body. Each is filled and gets a contour, and covers the forms before it.
    let bodies: [Outline]
    /// The lines on the body, the most important one first.
    let lines: [Outline]
    /// Closed forms filled with the colour of the lines.
    let dots: [Outline]
    /// How many of the lines are drawn below 24 pixels, where more would fill the body.
    let smallLines: Int

    init(bodies: [Form], lines: [Form] = [], dots: [Form] = [], smallLines: Int = 1) {
        self.smallLines = smallLines
        self.bodies = bodies.map(\.closed)
        self.lines = lines.map(\.open)
        self.dots = dots.map(\.closed)
    }

    /// Returns the width in units of the contour: at least 0.95 pixels on a square of that many pixels.
    static func contourWidth(squareSize: Int) -> Double { max(3.6, 95 / Double(squareSize)) }

    /// Returns the width in units of the lines on the body.
    static func lineWidth(squareSize: Int) -> Double {
        contourWidth(squareSize: squareSize) * (squareSize < 24 ? 0.85 : squareSize < 40 ? 1 : 0.9)
    }

    /// Returns the lines to draw.
    func lines(squareSize: Int) -> ArraySlice<Outline> { lines.prefix(squareSize < 24 ? smallLines : lines.count) }

    /// A part of a drawing as it is written in the tables.
    enum Form {
        /// A path.
        case path(String)
        /// The right half of a symmetrical path; x = 50 is the axis.
        case half(String)
        /// A circle.
        case ball(Double, Double, Double)
        /// A circle and its mirror image.
        case balls(Double, Double, Double)

        var closed: Outline {
            switch self {
            case .path(let text): Outline(text)
            case .half(let text): .symmetric(Outline(text), axis: 50)
            case .ball(let x, let y, let radius): .circle(Point(x, y), radius: radius)
            case .balls(let x, let y, let radius): .doubled(.circle(Point(x, y), radius: radius), axis: 50)
            }
        }

        /// The same as a line: a half is continued by its mirror image.
        var open: Outline {
            guard case .half(let text) = self else { return closed }
            return .doubled(Outline(text), axis: 50)
        }
    }
}
