extension Raster {
    /// Fills a rectangle, which must be inside the picture.
    mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ color: RGB) {
        for row in rows {
            for index in row * width + columns.lowerBound..<row * width + columns.upperBound { pixels[index] = color }
        }
    }

    /// Paints polygons with smooth edges, in coordinates of pixels. Each pixel is sampled 4 × 4 times.
    mutating func paint(_ polygons: [Polyline], _ color: RGB, alpha: Double) {
        let xs = polygons.lazy.flatMap(\.points).map(\.x)
        let ys = polygons.lazy.flatMap(\.points).map(\.y)
        guard let minX = xs.min(), let maxX = xs.max(), let minY = ys.min(), let maxY = ys.max() else { return }
        let left = min(max(Int(minX.rounded(.down)), 0), width)
        let right = min(max(Int(maxX.rounded(.up)), left), width)
        let top = min(max(Int(minY.rounded(.down)), 0), height)
        let bottom = min(max(Int(maxY.rounded(.up)), top), height)
        let columns = right - left
        let grid = PieceMask.grid
        var counts = [UInt8](repeating: 0, count: columns * (bottom - top))
        let moved = polygons.map { polygon in
            Polyline(points: polygon.points.map { ($0 - Point(Double(left), Double(top))) * Double(grid) })
        }
        ScanConverter.fill(moved, width: columns * grid, height: (bottom - top) * grid) { row, samples in
            let base = row / grid * columns
            let first = samples.lowerBound / grid
            let last = (samples.upperBound - 1) / grid
            if first == last {
                counts[base + first] += UInt8(samples.count)
            } else {
                counts[base + first] += UInt8(grid - samples.lowerBound % grid)
                for column in first + 1..<last { counts[base + column] += UInt8(grid) }
                counts[base + last] += UInt8(samples.upperBound - last * grid)
            }
        }
        let weights = (0...PieceMask.samples).map { count in
            UInt32((alpha * 256 * Double(count) / Double(PieceMask.samples)).rounded())
        }
        for row in top..<bottom {
            for column in 0..<columns {
                let count = Int(counts[(row - top) * columns + column])
                guard count > 0 else { continue }
                let index = row * width + left + column
                pixels[index] = color.blended(over: pixels[index], weight: weights[count])
            }
        }
    }

    /// Paints a piece with its upper left corner at a pixel. The square must be inside the picture.
    mutating func paint(_ mask: PieceMask, x: Int, y: Int, contour: RGB, body: RGB, line: RGB) {
        for row in 0..<mask.size {
            let start = (y + row) * width + x
            for column in 0..<mask.size {
                let counts = mask.counts[row * mask.size + column]
                guard counts != 0 else { continue }
                let parts = (counts >> 16, counts >> 8 & 0xFF, counts & 0xFF)
                let rest = UInt32(PieceMask.samples) - parts.0 - parts.1 - parts.2
                let back = pixels[start + column].hex
                pixels[start + column] = Self.mix(
                    (contour.hex, parts.0), (body.hex, parts.1), (line.hex, parts.2), (back, rest))
            }
        }
    }

    /// The mean of four colours whose weights add up to 16.
    @inline(__always)
    private static func mix(
        _ a: (hex: UInt32, weight: UInt32), _ b: (hex: UInt32, weight: UInt32), _ c: (hex: UInt32, weight: UInt32),
        _ d: (hex: UInt32, weight: UInt32)
    ) -> RGB {
        func sum(_ mask: UInt32) -> UInt32 {
            (a.hex & mask) &* a.weight &+ (b.hex & mask) &* b.weight &+ (c.hex & mask) &* c.weight
                &+ (d.hex & mask) &* d.weight
        }
        let outer = (sum(0xFF00FF) &+ 0x08_0008) &>> 4 & 0xFF00FF
        let green = (sum(0xFF00) &+ 0x0800) &>> 4 & 0xFF00
        return RGB(outer | green)
    }
}
