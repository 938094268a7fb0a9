/// A colour with 8 bits a channel, in sRGB.
///
/// ```swift
/// let white = RGB(0xFFFFFF)
/// let brown = RGB(0xA4744F)
/// print(brown.red, brown.green, brown.blue, brown)  // 164 116 79 #a4744f
/// print(white.contrast(to: RGB(0x000000)), white.contrast(to: brown) > 3)  // 21.0 true
/// print(white.blend(over: RGB(0x000000), alpha: 0.5))  // #808080
/// ```
public struct RGB: Hashable, Sendable, CustomStringConvertible {
    /// The channels as 0xRRGGBB.
    public let hex: UInt32

    /// Creates a colour from 0xRRGGBB. The upper eight bits are ignored.
    @inlinable public init(_ hex: UInt32) { self.hex = hex & 0xFF_FFFF }

    /// Creates a colour from its channels.
    @inlinable public init(red: UInt8, green: UInt8, blue: UInt8) {
        hex = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// The red channel.
    @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: hex >> 16) }
    /// The green channel.
    @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: hex >> 8) }
    /// The blue channel.
    @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: hex) }

    /// The notation of CSS and SVG: `#rrggbb`.
    public var description: String {
        let digits = String(hex, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    // MARK: Contrast

    /// The relative luminance of WCAG 2: 0 for black, 1 for white.
    public var relativeLuminance: Double {
        let linear = Self.linear
        return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
    }

    /// Returns the contrast ratio of WCAG 2, from 1 (equal) to 21 (black and white), in any order of the colours.
    public func contrast(to other: RGB) -> Double {
        let (a, b) = (relativeLuminance, other.relativeLuminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Returns this colour painted over another one.
    ///
    /// - Parameters:
    ///   - background: The colour below.
    ///   - alpha: The opacity from 0 (only `background`) to 1 (only this colour). Other values are clamped.
    public func blend(over background: RGB, alpha: Double) -> RGB {
        blended(over: background, weight: UInt32((min(max(alpha, 0), 1) * 256).rounded()))
    }

    /// Returns this colour painted over another one, with an opacity in parts of 256.
    @inline(__always) func blended(over background: RGB, weight: UInt32) -> RGB {
        let rest = 256 &- weight
        // Red and blue in one multiplication: neither product reaches the other's bits.
        let outer = ((hex & 0xFF00FF) &* weight &+ (background.hex & 0xFF00FF) &* rest &+ 0x80_0080) &>> 8 & 0xFF00FF
        let green = ((hex & 0xFF00) &* weight &+ (background.hex & 0xFF00) &* rest &+ 0x8000) &>> 8 & 0xFF00
        return RGB(outer | green)
    }

    /// The linear intensity of each channel value.
    private static let linear: [Double] = (0..<256).map { value in
        let channel = Double(value) / 255
        guard channel > 0.04045 else { return channel / 12.92 }
        let base = (channel + 0.055) / 1.055
        // x^2.4 = x² · (x²)^(1/5)
        return base * base * fifthRoot(base * base)
    }

    /// Returns the fifth root of a number between 0 and 1 by Newton's method.
    private static func fifthRoot(_ number: Double) -> Double {
        var root = 1.0
        for _ in 0..<60 {
            let fourth = root * root * root * root
            let next = root - (root - number / fourth) / 5
            if next == root { break }
            root = next
        }
        return root
    }
}
