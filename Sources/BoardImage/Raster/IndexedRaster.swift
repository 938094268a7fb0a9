/// A picture whose pixels are indices into a palette of at most 256 colours.
public struct IndexedRaster: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The colours, the most frequent one first.
    public let palette: [RGB]
    /// The index of each pixel's colour, row by row from the top left.
    public let pixels: [UInt8]

    /// Creates a picture with exactly the colours of another one; nil if that has more than 256.
    public init?(exactly raster: Raster) {
        let histogram = ColorHistogram(raster.pixels)
        guard histogram.colors.count <= 256 else { return nil }
        self.init(raster, histogram, histogram.colors.indices.map { [$0] }, maxColors: 256)
    }

    /// Creates a picture from another one. If that has too many colours, the most frequent half of the palette is kept
    /// and similar ones of the others are combined.
    ///
    /// - Parameters:
    ///   - raster: The picture.
    ///   - maxColors: The largest size of the palette, 2…256; other values are clamped.
    public init(_ raster: Raster, maxColors: Int = 256) {
        let limit = min(max(maxColors, 2), 256)
        let histogram = ColorHistogram(raster.pixels)
        self.init(raster, histogram, histogram.groups(limit), maxColors: limit)
    }

    /// - Parameter groups: The indices of the histogram's colours that share an entry of the palette.
    private init(_ raster: Raster, _ histogram: ColorHistogram, _ groups: [[Int]], maxColors: Int) {
        width = raster.width
        height = raster.height
        func count(_ group: [Int]) -> Int { group.reduce(0) { $0 + histogram.counts[$1] } }
        let sorted = groups.map { (group: $0, count: count($0)) }
            .sorted { $0.count != $1.count ? $0.count > $1.count : $0.group[0] < $1.group[0] }.map(\.group)
        palette = sorted.map(histogram.mean)
        var entries = [UInt8](repeating: 0, count: histogram.colors.count)
        for (entry, group) in sorted.enumerated() { for color in group { entries[color] = UInt8(entry) } }
        pixels = histogram.indices.map { entries[Int($0)] }
    }

    /// The picture with the colours of the palette.
    public var raster: Raster {
        var raster = Raster(width: width, height: height, color: RGB(0))
        for index in raster.pixels.indices { raster.pixels[index] = palette[Int(pixels[index])] }
        return raster
    }
}
