#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Whether a terminal shows light text on a dark background or the reverse.
public enum TerminalBackground: Sendable, Hashable {
    case dark, light

    /// The background of a colour: light from a relative luminance of 0.179 on, where black text has more contrast than
    /// white text.
    init(_ color: RGBColor) { self = color.luminance >= 0.179 ? .light : .dark }
}

extension RGBColor {
    /// The relative luminance of WCAG 2: 0 for black, 1 for white.
    var luminance: Double {
        func linear(_ channel: Int) -> Double {
            let value = Double(channel) / 255
            return value > 0.04045 ? pow((value + 0.055) / 1.055, 2.4) : value / 12.92
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
