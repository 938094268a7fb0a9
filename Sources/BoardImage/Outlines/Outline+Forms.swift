/// Circles, rectangles and symmetrical outlines.
extension Outline {
    /// The distance of a control point from its end, for a quarter of a circle with the radius 1.
    private static let quarter = 0.5523

    /// A circle.
    static func circle(_ center: Point, radius: Double) -> Outline {
        let far = radius
        let near = radius * quarter
        func at(_ x: Double, _ y: Double) -> Point { center + Point(x, y) }
        return Outline(elements: [
            .move(at(0, -far)), .curve(at(near, -far), at(far, -near), at(far, 0)),
            .curve(at(far, near), at(near, far), at(0, far)), .curve(at(-near, far), at(-far, near), at(-far, 0)),
            .curve(at(-far, -near), at(-near, -far), at(0, -far)), .close,
        ])
    }

    /// A closed outline with straight sides.
    static func polygon(_ points: [Point]) -> Outline {
        guard let first = points.first else { return Outline() }
        return Outline(elements: [.move(first)] + points.dropFirst().map(Element.line) + [.close])
    }

    /// Returns the closed outline of a symmetrical form.
    ///
    /// - Parameters:
    ///   - half: The right half in one piece, from the axis to the axis.
    ///   - axis: The x of the vertical axis.
    static func symmetric(_ half: Outline, axis: Double) -> Outline {
        func mirrored(_ point: Point) -> Point { Point(2 * axis - point.x, point.y) }
        var starts: [Point] = []
        var back: [Element] = []
        for element in half.elements {
            switch element {
            case .move(let point): starts.append(point)
            case .line(let point):
                if let start = starts.last { back.append(.line(mirrored(start))) }
                starts.append(point)
            case .curve(let a, let b, let end):
                if let start = starts.last { back.append(.curve(mirrored(b), mirrored(a), mirrored(start))) }
                starts.append(end)
            case .close: break
            }
        }
        return Outline(elements: half.elements + back.reversed() + [.close])
    }

    /// Returns the outline together with its mirror image.
    static func doubled(_ outline: Outline, axis: Double) -> Outline {
        Outline(elements: outline.elements + outline.mapped { Point(2 * axis - $0.x, $0.y) }.elements)
    }

    /// An arrow with a filled triangle as its head.
    ///
    /// - Parameters:
    ///   - path: Two points, or three for an arrow with a right angle; the last is the tip.
    ///   - width: The width of the shaft.
    static func arrow(_ path: [Point], width: Double) -> Outline {
        guard path.count >= 2 else { return Outline() }
        let directions = zip(path, path.dropFirst()).map { from, to -> Point in
            let way = to - from
            return way.length > 0 ? way * (1 / way.length) : Point(0, 0)
        }
        let normals = directions.map { Point(-$0.y, $0.x) * (width / 2) }
        let tip = path[path.count - 1]
        let last = directions.count - 1
        let neck = tip - directions[last] * (width * 2.3)
        var left = [path[0] + normals[0]]
        var right = [path[0] - normals[0]]
        for corner in 1..<path.count - 1 {
            left.append(path[corner] + normals[corner - 1] + normals[corner])
            right.append(path[corner] - normals[corner - 1] - normals[corner])
        }
        let head = [
            neck + normals[last], neck + normals[last] * 2.8, tip, neck - normals[last] * 2.8, neck - normals[last],
        ]
        return polygon(left + head + right.reversed())
    }
}
