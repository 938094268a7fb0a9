/// A place in a plane; x grows to the right, y downward.
struct Point: Hashable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

    /// The distance from the origin.
    var length: Double { (x * x + y * y).squareRoot() }
}

/// Lines and Bézier curves, in one piece or several.
struct Outline: Hashable, Sendable {
    enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, Point)
        case close
    }

    var elements: [Element] = []

    /// Returns the outline scaled, then moved.
    func transformed(scale: Double, by offset: Point = Point(0, 0)) -> Outline {
        mapped { $0 * scale + offset }
    }

    /// Returns the outline with every point replaced.
    func mapped(_ change: (Point) -> Point) -> Outline {
        Outline(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(change(point))
                case .line(let point): .line(change(point))
                case .curve(let a, let b, let end): .curve(change(a), change(b), change(end))
                case .close: .close
                }
            })
    }

    /// The pieces of the outline with straight sides only.
    ///
    /// - Parameter steps: The number of sides that replace a curve.
    func polylines(steps: Int = 10) -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline()
        for element in elements {
            switch element {
            case .move(let point):
                if !current.points.isEmpty { lines.append(current) }
                current = Polyline(points: [point])
            case .line(let point): current.points.append(point)
            case .curve(let a, let b, let end):
                let start = current.points.last ?? a
                for step in 1...steps {
                    current.points.append(Self.bezier(start, a, b, end, at: Double(step) / Double(steps)))
                }
            case .close: current.isClosed = true
            }
        }
        if !current.points.isEmpty { lines.append(current) }
        return lines
    }

    private static func bezier(_ p: Point, _ q: Point, _ r: Point, _ s: Point, at t: Double) -> Point {
        let u = 1 - t
        return p * (u * u * u) + q * (3 * u * u * t) + r * (3 * u * t * t) + s * (t * t * t)
    }
}

/// Connected straight lines.
struct Polyline: Hashable, Sendable {
    var points: [Point] = []
    /// Whether the last point is connected to the first one.
    var isClosed = false
}
