/// An exact colour on the screen, with 8 bits a channel.
public struct RGBColor: Sendable, Hashable {
    /// The channels as 0xRRGGBB.
    public let hex: UInt32

    /// Creates a colour from 0xRRGGBB. The upper eight bits are ignored.
    public init(_ hex: UInt32) { self.hex = hex & 0xFF_FFFF }

    var red: Int { Int(hex >> 16) }
    var green: Int { Int(hex >> 8 & 255) }
    var blue: Int { Int(hex & 255) }

    /// The index of the nearest colour of the 256-colour palette, 16…255: a cube of 6 × 6 × 6 colours, then 24 greys.
    /// The first sixteen entries depend on the terminal and are never used.
    public var paletteIndex: Int {
        let steps = (Self.step(red), Self.step(green), Self.step(blue))
        let cube = distance(Self.level(steps.0), Self.level(steps.1), Self.level(steps.2))
        let shade = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
        let grey = 8 + 10 * shade
        return distance(grey, grey, grey) < cube ? 232 + shade : 16 + 36 * steps.0 + 6 * steps.1 + steps.2
    }

    /// The levels of the cube are 0, 95, 135, 175, 215 and 255.
    private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    private static func step(_ channel: Int) -> Int { channel < 48 ? 0 : channel < 116 ? 1 : (channel - 36) / 40 }

    /// Returns the sum of the squared differences of the channels.
    func distance(to other: RGBColor) -> Int { distance(other.red, other.green, other.blue) }

    private func distance(_ red: Int, _ green: Int, _ blue: Int) -> Int {
        let (r, g, b) = (self.red - red, self.green - green, self.blue - blue)
        return r * r + g * g + b * b
    }

    /// The parameters of a Select Graphic Rendition sequence after 38 or 48; nil in modes without exact colours.
    func codes(_ mode: ColorMode) -> String? {
        switch mode {
        case .none, .sixteen: nil
        case .indexed: "5;\(paletteIndex)"
        case .trueColor: "2;\(hex >> 16);\(hex >> 8 & 255);\(hex & 255)"
        }
    }
}
