/// The tiles of two pictures of one size in which they differ.
struct ChangedTiles {
    /// Rectangles of pixels; their edges are edges of tiles, or of the picture.
    struct Rectangle {
        var columns: Range<Int>
        var rows: Range<Int>

        func overlaps(_ other: Rectangle) -> Bool { columns.overlaps(other.columns) && rows.overlaps(other.rows) }

        func union(_ other: Rectangle) -> Rectangle {
            Rectangle(
                columns: min(
                    columns.lowerBound, other.columns.lowerBound)..<max(
                        columns.upperBound, other.columns.upperBound),
                rows: min(rows.lowerBound, other.rows.lowerBound)..<max(rows.upperBound, other.rows.upperBound))
        }
    }

    /// The width of a tile in pixels.
    private static let size = 8

    private let width: Int
    private let height: Int
    private let columns: Int
    private let rows: Int
    private var isChanged: [Bool]

    init(_ a: Raster, _ b: Raster) {
        (width, height) = (a.width, a.height)
        columns = (a.width + Self.size - 1) / Self.size
        rows = (a.height + Self.size - 1) / Self.size
        isChanged = Array(repeating: false, count: columns * rows)
        for y in 0..<height {
            for x in 0..<width where a.pixels[y * width + x] != b.pixels[y * width + x] {
                isChanged[y / Self.size * columns + x / Self.size] = true
            }
        }
    }

    /// A rectangle around each group of neighbouring changed tiles; rectangles that overlap are combined.
    var rectangles: [Rectangle] {
        var rest = isChanged
        var found: [Rectangle] = []
        for start in rest.indices where rest[start] {
            var group = rectangle(of: start)
            var open = [start]
            rest[start] = false
            while let tile = open.popLast() {
                group = group.union(rectangle(of: tile))
                for next in neighbours(of: tile) where rest[next] {
                    rest[next] = false
                    open.append(next)
                }
            }
            found.append(group)
        }
        return Self.combined(found)
    }

    private static func combined(_ rectangles: [Rectangle]) -> [Rectangle] {
        var result: [Rectangle] = []
        for var next in rectangles {
            while let index = result.firstIndex(where: next.overlaps) { next = next.union(result.remove(at: index)) }
            result.append(next)
        }
        return result
    }

    private func rectangle(of tile: Int) -> Rectangle {
        let (row, column) = tile.quotientAndRemainder(dividingBy: columns)
        return Rectangle(
            columns: column * Self.size..<min((column + 1) * Self.size, width),
            rows: row * Self.size..<min((row + 1) * Self.size, height))
    }

    private func neighbours(of tile: Int) -> [Int] {
        let (row, column) = tile.quotientAndRemainder(dividingBy: columns)
        var all: [Int] = []
        if column > 0 { all.append(tile - 1) }
        if column + 1 < columns { all.append(tile + 1) }
        if row > 0 { all.append(tile - columns) }
        if row + 1 < rows { all.append(tile + columns) }
        return all
    }
}
