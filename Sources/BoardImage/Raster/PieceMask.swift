/// A piece rasterised for one size of square: for each pixel, how much of it is contour, body and line.
///
/// Each pixel is sampled 4 × 4 times.
struct PieceMask: Sendable {
    /// Samples on each side of a pixel.
    static let grid = 4
    /// Samples in a pixel.
    static let samples: UInt8 = 16

    /// The width and height in pixels.
    let size: Int
    /// For each pixel, row by row, the number of samples on the contour, on the body and on a line: `contour << 16 |
    /// body << 8 | line`.
    let counts: [UInt32]

    /// The number of samples of each pixel that the piece covers.
    var coverage: [UInt8] { counts.map { UInt8(truncatingIfNeeded: $0 >> 16 &+ $0 >> 8 &+ $0) } }

    init(_ drawing: PieceDrawing, size: Int) {
        self.size = size
        let side = size * Self.grid
        let scale = Double(side) / 100
        var parts = [UInt32](repeating: 0, count: side * side)
        func paint(_ polygons: [Polyline], _ part: UInt32) {
            ScanConverter.fill(polygons, width: side, height: side) { row, columns in
                for column in columns { parts[row * side + column] = part }
            }
        }
        let contour = PieceDrawing.contourWidth(squareSize: size) * scale
        for body in drawing.bodies {
            let polygons = body.transformed(scale: scale).polylines()
            paint(polygons, Self.body)
            paint(polygons.flatMap { $0.stroke(width: contour) }, Self.contour)
        }
        let width = PieceDrawing.lineWidth(squareSize: size) * scale
        for line in drawing.lines(squareSize: size) {
            paint(line.transformed(scale: scale).polylines().flatMap { $0.stroke(width: width) }, Self.line)
        }
        for dot in drawing.dots { paint(dot.transformed(scale: scale).polylines(), Self.line) }
        counts = Self.sums(parts, size: size)
    }

    private static let contour: UInt32 = 1 << 16
    private static let body: UInt32 = 1 << 8
    private static let line: UInt32 = 1

    private static func sums(_ parts: [UInt32], size: Int) -> [UInt32] {
        var sums = [UInt32](repeating: 0, count: size * size)
        let side = size * grid
        for row in 0..<side {
            let target = row / grid * size
            for column in 0..<size {
                let first = row * side + column * grid
                sums[target + column] &+= parts[first] &+ parts[first + 1] &+ parts[first + 2] &+ parts[first + 3]
            }
        }
        return sums
    }
}
