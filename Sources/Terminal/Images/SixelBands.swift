/// The bands of a picture, six rows each, as runs of characters of one colour.
struct SixelBands {
    /// Neighbouring columns that have pixels of a colour, with short gaps.
    struct Segment {
        let color: Int
        /// The first column.
        let start: Int
        /// For each column the pixels of the colour, the uppermost in the lowest bit.
        let sixels: [UInt8]
    }

    /// A longer gap than this ends a segment. Within a segment it costs a run, between two the colour's number and a run.
    private static let longestGap = 8

    private let picture: IndexedPixels
    /// For each colour and column of the band the pixels of the colour; zero between two bands.
    private var sixels: [UInt8]
    /// For each colour the columns from its first pixel to its last; nil if the band does not have it.
    private var spans: [Range<Int>?]

    init(_ picture: IndexedPixels) {
        self.picture = picture
        sixels = [UInt8](repeating: 0, count: 256 * picture.width)
        spans = [Range<Int>?](repeating: nil, count: 256)
    }

    /// Returns the segments of a band by their first columns, then by colour.
    ///
    /// - Parameter top: The first of the rows; the picture may end before the sixth.
    mutating func segments(top: Int) -> [Segment] {
        for row in 0..<min(6, picture.height - top) { add(row: top + row, bit: 1 << UInt8(row)) }
        var segments: [Segment] = []
        for color in spans.indices {
            guard let span = spans[color] else { continue }
            spans[color] = nil
            let line = color * picture.width
            append(
                Array(sixels[line + span.lowerBound..<line + span.upperBound]), color, span.lowerBound, to: &segments)
            for column in span { sixels[line + column] = 0 }
        }
        return segments.sorted { ($0.start, $0.color) < ($1.start, $1.color) }
    }

    /// Marks the pixels of a row, run by run.
    private mutating func add(row: Int, bit: UInt8) {
        let (width, first) = (picture.width, row * picture.width)
        var start = 0
        while start < width {
            let index = picture.indices[first + start]
            var end = start + 1
            while end < width, picture.indices[first + end] == index { end += 1 }
            let color = Int(index)
            for column in color * width + start..<color * width + end { sixels[column] |= bit }
            let span = spans[color] ?? start..<end
            spans[color] = min(span.lowerBound, start)..<max(span.upperBound, end)
            start = end
        }
    }

    /// Divides the columns of a colour at long gaps.
    private func append(_ sixels: [UInt8], _ color: Int, _ first: Int, to segments: inout [Segment]) {
        var start = 0
        var end = 0
        for column in sixels.indices where sixels[column] != 0 {
            if column - end > Self.longestGap {
                segments.append(Segment(color: color, start: first + start, sixels: Array(sixels[start..<end])))
                start = column
            }
            end = column + 1
        }
        segments.append(Segment(color: color, start: first + start, sixels: Array(sixels[start..<end])))
    }
}
