/// Six rows of a picture as runs of characters of one colour each.
struct SixelBand {
    /// Neighbouring columns that have pixels of a colour, with short gaps.
    struct Segment {
        let color: Int
        /// The first column.
        let start: Int
        /// For each column the pixels of the colour, the uppermost in the lowest bit.
        var sixels: [UInt8]
    }

    /// A longer gap than this ends a segment. Within a segment it costs a run, between two the colour's number and a run.
    private static let longestGap = 8

    /// The segments by their first columns, then by colour.
    let segments: [Segment]

    /// - Parameter top: The first of the rows; the picture may end before the sixth.
    init(_ picture: IndexedPixels, top: Int) {
        let rows = min(6, picture.height - top)
        var segments: [Segment] = []
        // For each colour the segment that is not ended yet.
        var open = [Int](repeating: -1, count: 256)
        for column in 0..<picture.width {
            for row in 0..<rows {
                let color = Int(picture.indices[(top + row) * picture.width + column])
                let index = open[color]
                guard index >= 0 else {
                    open[color] = segments.count
                    segments.append(Segment(color: color, start: column, sixels: [1 << UInt8(row)]))
                    continue
                }
                let gap = column - segments[index].start - segments[index].sixels.count
                if gap > Self.longestGap {
                    open[color] = segments.count
                    segments.append(Segment(color: color, start: column, sixels: [1 << UInt8(row)]))
                } else if gap < 0 {
                    segments[index].sixels[segments[index].sixels.count - 1] |= 1 << UInt8(row)
                } else {
                    for _ in 0..<gap { segments[index].sixels.append(0) }
                    segments[index].sixels.append(1 << UInt8(row))
                }
            }
        }
        self.segments = segments
    }
}
