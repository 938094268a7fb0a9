/// The sizes of the bitmaps that are drawn by hand for boards of block characters.
///
/// ```swift
/// print(BitmapSize.wide.width, BitmapSize.wide.height)  // 12 6
/// ```
public enum BitmapSize: Hashable, Sendable, CaseIterable {
    /// 6×6 pixels: a square of 6×3 cells of half blocks.
    case small
    /// 12×6 pixels, each half as wide as high: a square of 6×3 cells of quadrants.
    case wide
    /// 10×10 pixels: a square of 10×5 cells of half blocks.
    case large

    /// The width of a square in pixels.
    public var width: Int {
        switch self {
        case .small: 6
        case .wide: 12
        case .large: 10
        }
    }

    /// The height of a square in pixels.
    public var height: Int { self == .large ? 10 : 6 }

    /// Whether White's pieces have a dark contour. Without it they need squares of a middle tone: `MidtoneSquares`.
    public var hasContour: Bool { self == .large }
}
