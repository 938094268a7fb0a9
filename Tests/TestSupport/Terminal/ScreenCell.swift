/// A colour of a terminal, as a program asked for it.
public enum ScreenColor: Sendable, Hashable {
    /// The terminal's own foreground or background.
    case standard
    /// A colour of the palette: 0 to 15 are the terminal's, 16 to 255 a cube of colours and greys.
    case indexed(UInt8)
    /// Red, green and blue as one number, such as 0xFF0000 for red.
    case exact(UInt32)

    /// Red, green and blue as one number, with xterm's palette; nil for the terminal's own colours.
    public var rgb: UInt32? {
        switch self {
        case .standard: nil
        case .exact(let rgb): rgb
        case .indexed(let index): Self.palette[Int(index)]
        }
    }

    private static let palette: [UInt32] = firstColors + cube + greys
    private static let cube: [UInt32] = (0..<216).map { (index: UInt32) in
        [36, 6, 1].reduce(0) { (rgb: UInt32, divisor: UInt32) in
            let level = index / divisor % 6
            return rgb << 8 | (level == 0 ? 0 : 55 + 40 * level)
        }
    }
    private static let greys: [UInt32] = (0..<24).map { (step: UInt32) in (8 + 10 * step) * 0x01_01_01 }
    private static let firstColors: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
}

/// The style of a cell.
public struct ScreenStyle: Sendable, Hashable {
    public var foreground = ScreenColor.standard
    public var background = ScreenColor.standard
    public var isBold = false
    public var isDim = false
    public var isItalic = false
    public var isUnderlined = false
    public var isInverse = false

    public init() {}
}

/// A cell of a screen.
public struct ScreenCell: Sendable, Hashable {
    /// The character: a blank where nothing was drawn, empty after a wide one.
    public var text = " "
    public var style = ScreenStyle()

    public init() {}

    /// The colours of the cell's quarters: upper left, upper right, lower left, lower right. Nil if the cell has a
    /// character that is neither a blank nor made of quarters.
    public var quarters: [ScreenColor]? {
        guard let filled = Self.filledQuarters[text] else { return nil }
        let (front, back) =
            style.isInverse ? (style.background, style.foreground) : (style.foreground, style.background)
        return (0..<4).map { filled & (8 >> $0) == 0 ? back : front }
    }

    /// The quarters that a character fills, as bits from the upper left (8) to the lower right (1).
    private static let filledQuarters: [String: Int] = [
        " ": 0b0000, "█": 0b1111, "▀": 0b1100, "▄": 0b0011, "▌": 0b1010, "▐": 0b0101, "▘": 0b1000, "▝": 0b0100,
        "▖": 0b0010, "▗": 0b0001, "▙": 0b1011, "▛": 0b1110, "▜": 0b1101, "▟": 0b0111, "▚": 0b1001, "▞": 0b0110,
    ]
}
