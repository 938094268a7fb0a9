/// Finds the samples inside polygons. A sample is the centre of a cell of a grid.
enum ScanConverter {
    /// Calls `span` with the row and the columns of neighbouring samples inside the polygons, each sample once, from the
    /// top down. A sample is inside when the sides wind around it (the nonzero rule).
    static func fill(_ polygons: [Polyline], width: Int, height: Int, span: (Int, Range<Int>) -> Void) {
        var crossings = Crossings(polygons, height: height)
        crossings.forEachRow { row, hits in
            var winding = 0
            var start = 0
            for hit in hits {
                let column = min(max(Int(hit >> 1) - Crossings.offset, 0), width)
                if winding == 0 { start = column }
                winding += hit & 1 == 1 ? 1 : -1
                if winding == 0, column > start { span(row, start..<column) }
            }
        }
    }
}

/// The places where the sides of polygons cross the rows of a grid.
private struct Crossings {
    /// Added to columns, which may lie left of the grid, so that they are positive.
    static let offset = 1 << 20

    /// For each row from `firstRow`, the index of its first place; one more at the end.
    private var starts: [Int]
    private var hits: [UInt32]
    private let firstRow: Int

    init(_ polygons: [Polyline], height: Int) {
        let top = polygons.lazy.flatMap(\.points).map(\.y).min() ?? 0
        let bottom = polygons.lazy.flatMap(\.points).map(\.y).max() ?? 0
        let first = min(max(Self.row(top), 0), height)
        let rows = max(min(Self.row(bottom), height) - first, 0)
        var counts = [Int](repeating: 0, count: rows + 1)
        for polygon in polygons {
            Self.forEachSide(of: polygon) { a, b in
                for row in Self.rows(a, b, first, rows) { counts[row + 1] += 1 }
            }
        }
        for row in 0..<rows { counts[row + 1] += counts[row] }
        firstRow = first
        starts = counts
        var hits = [UInt32](repeating: 0, count: counts[rows])
        for polygon in polygons {
            Self.forEachSide(of: polygon) { a, b in
                let slope = (b.x - a.x) / (b.y - a.y)
                let direction: UInt32 = b.y > a.y ? 1 : 0
                for row in Self.rows(a, b, first, rows) {
                    let x = a.x + (Double(row + first) + 0.5 - a.y) * slope
                    let column = UInt32(max(Self.row(x) + Self.offset, 0))
                    hits[counts[row]] = column << 1 | direction
                    counts[row] += 1
                }
            }
        }
        self.hits = hits
    }

    /// Calls `body` with each row that has crossings, and these from left to right.
    mutating func forEachRow(_ body: (Int, ArraySlice<UInt32>) -> Void) {
        for row in 0..<starts.count - 1 where starts[row] < starts[row + 1] {
            sort(starts[row]..<starts[row + 1])
            body(row + firstRow, hits[starts[row]..<starts[row + 1]])
        }
    }

    /// Sorts a few crossings by insertion.
    private mutating func sort(_ range: Range<Int>) {
        for index in range.dropFirst() {
            let hit = hits[index]
            var place = index
            while place > range.lowerBound, hits[place - 1] > hit {
                hits[place] = hits[place - 1]
                place -= 1
            }
            hits[place] = hit
        }
    }

    private static func forEachSide(of polygon: Polyline, _ body: (Point, Point) -> Void) {
        guard var last = polygon.points.last else { return }
        for point in polygon.points {
            if point.y != last.y { body(last, point) }
            last = point
        }
    }

    /// The rows, counted from `first`, whose samples lie between the ends of a side.
    private static func rows(_ a: Point, _ b: Point, _ first: Int, _ count: Int) -> Range<Int> {
        let start = min(max(row(min(a.y, b.y)) - first, 0), count)
        return start..<min(max(row(max(a.y, b.y)) - first, start), count)
    }

    /// The first row whose sample lies at or below y; the same for columns.
    private static func row(_ y: Double) -> Int { Int((y - 0.5).rounded(.up)) }
}
