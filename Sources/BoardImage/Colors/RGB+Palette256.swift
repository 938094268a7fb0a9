/// The palette of terminals with 256 colours: a cube of 6 × 6 × 6 colours from 16, then 24 greys from 232. The first
/// sixteen entries depend on the terminal and are never used.
extension RGB {
    /// The index of the nearest colour of the 256-colour palette, 16…255.
    public var index256: UInt8 { nearest256.index }

    /// The nearest colour of the 256-colour palette.
    public var quantized256: RGB { nearest256.color }

    private var nearest256: (index: UInt8, color: RGB) {
        let steps = [red, green, blue].map { channel in
            Self.levels.indices.min { distance(Self.levels[$0], channel) < distance(Self.levels[$1], channel) } ?? 0
        }
        let cube = RGB(red: Self.levels[steps[0]], green: Self.levels[steps[1]], blue: Self.levels[steps[2]])
        let mean = (Int(red) + Int(green) + Int(blue)) / 3
        let step = min(max((mean - 3) / 10, 0), 23)
        let value = UInt8(8 + 10 * step)
        let grey = RGB(red: value, green: value, blue: value)
        return squaredDistance(to: grey) < squaredDistance(to: cube)
            ? (UInt8(232 + step), grey) : (UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2]), cube)
    }

    private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

    private func distance(_ a: UInt8, _ b: UInt8) -> Int { abs(Int(a) - Int(b)) }

    /// The sum of the squared differences of the channels.
    func squaredDistance(to other: RGB) -> Int {
        let red = distance(red, other.red)
        let green = distance(green, other.green)
        let blue = distance(blue, other.blue)
        return red * red + green * green + blue * blue
    }
}
