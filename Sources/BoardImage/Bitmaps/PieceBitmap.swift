public import Chess

/// The bitmap of a kind of piece on a transparent square, drawn by hand.
///
/// Two kinds of piece differ in at least 15 % of the union of their silhouettes. All pieces of a size end one pixel
/// above the lower edge, and their top row is empty for the pawn.
///
/// ```swift
/// let rook = PieceBitmap.of(.rook, set: .classic, size: .small)
/// print(rook.width, rook.height, rook[0, 0], rook[1, 0], rook[1, 2])  // 6 6 fill clear detail
/// ```
public struct PieceBitmap: Hashable, Sendable {
    /// The part of the piece that a pixel shows.
    public enum Pixel: Hashable, Sendable {
        /// The square.
        case clear
        /// The body: light for White, dark for Black.
        case fill
        /// The contour: dark for both sides, so that Black is a dark silhouette, as in printed diagrams.
        case outline
        /// A line inside the body: dark for White, light for Black.
        case detail
    }

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels row by row, from the top left.
    public let pixels: [Pixel]

    /// Returns the bitmap of a kind of piece. The first call reads all drawings, the next ones take O(1).
    public static func of(_ kind: PieceKind, set: PieceSet, size: BitmapSize) -> PieceBitmap {
        BitmapText.all[set]?[size]?[kind] ?? PieceBitmap(size, pixels: [])
    }

    /// A pixel; x counts from the left, y from the top, both from 0. Outside of the bitmap everything is clear.
    public subscript(x: Int, y: Int) -> Pixel {
        x >= 0 && x < width && y >= 0 && y < height ? pixels[y * width + x] : .clear
    }

    /// Creates a bitmap; missing pixels are clear.
    init(_ size: BitmapSize, pixels: [Pixel]) {
        width = size.width
        height = size.height
        let count = width * height
        self.pixels =
            Array(pixels.prefix(count)) + [Pixel](repeating: .clear, count: max(0, count - pixels.count))
    }
}
