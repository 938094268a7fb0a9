extension Polyline {
    /// Returns polygons that together cover a line of that width with round ends and corners. Fill them by the nonzero
    /// rule.
    func stroke(width: Double) -> [Polyline] {
        let radius = width / 2
        var polygons = points.map { Self.disc($0, radius) }
        let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
        for (start, end) in zip(points, ends) {
            let way = end - start
            guard way.length > 0 else { continue }
            let side = Point(-way.y, way.x) * (radius / way.length)
            polygons.append(Polyline(points: [start + side, end + side, end - side, start - side], isClosed: true))
        }
        return polygons
    }

    /// A polygon of twelve sides, in the same direction as the sides of a stroke.
    private static func disc(_ center: Point, _ radius: Double) -> Polyline {
        Polyline(points: corners.map { center + $0 * radius }, isClosed: true)
    }

    private static let corners: [Point] = {
        let long = 0.75.squareRoot()
        let quarter = [Point(1, 0), Point(long, -0.5), Point(0.5, -long)]
        var all = quarter
        for _ in 0..<3 {
            all += all.suffix(3).map { Point($0.y, -$0.x) }
        }
        return all
    }()
}
