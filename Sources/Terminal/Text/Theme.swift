/// The colours of roles and backgrounds.
public struct Theme: Sendable, Hashable {
    public let name: String
    /// The colours of light squares, dark squares and the squares of the last move, as 0xRRGGBB.
    private let light: UInt32
    private let dark: UInt32
    private let last: UInt32

    /// All themes, the standard one first. Every square has a contrast of at least 2.2 to white pieces and of at least
    /// 3 to black pieces.
    public static let all: [Theme] = [
        Theme(name: "wood", light: 0xC6A882, dark: 0xA4744F, last: 0xBDA633),
        Theme(name: "blue", light: 0xA0AEBA, dark: 0x678299, last: 0x99B147),
        Theme(name: "green", light: 0xAAAF92, dark: 0x6D8753, last: 0xB5A940),
        Theme(name: "newspaper", light: 0xACACAC, dark: 0x7F7F7F, last: 0xB0A87B),
        Theme(name: "high-contrast", light: 0xA8A8A8, dark: 0x606060, last: 0xB08000),
        Theme(name: "mono", light: 0xA6A6A6, dark: 0x6E6E6E, last: 0x8C8C8C),
    ]

    public static var standard: Theme { all[0] }

    public static func named(_ name: String) -> Theme? { all.first { $0.name == name } }

    /// Returns the parameters of a Select Graphic Rendition sequence; empty for none.
    func codes(_ style: Style, _ mode: ColorMode) -> String {
        guard mode != .none else { return "" }
        var codes: [String] = []
        switch style.role {
        case .plain: break
        case .strong, .move: codes.append("1")
        case .dim: codes.append("2")
        case .error, .red: codes.append("31")
        case .warning, .yellow: codes.append("33")
        case .success, .green: codes.append("32")
        case .comment: codes.append("36")
        case .prompt: codes.append("1;34")
        case .blue: codes.append("34")
        case .whitePiece: codes.append("1;" + foregroundCodes(0xFFFFFF, basic: 97, mode))
        case .blackPiece: codes.append(foregroundCodes(0x000000, basic: 30, mode))
        }
        if let foreground = style.exactForeground?.codes(mode) { codes.append("38;" + foreground) }
        if let background = style.exactBackground?.codes(mode) {
            codes.append("48;" + background)
        } else if let background = style.background {
            codes.append(backgroundCodes(background, mode))
        }
        return codes.joined(separator: ";")
    }

    private func backgroundCodes(_ background: Background, _ mode: ColorMode) -> String {
        switch background {
        case .lightSquare: backgroundCodes(light, basic: 46, mode)
        case .darkSquare: backgroundCodes(dark, basic: 44, mode)
        case .lastMove: backgroundCodes(last, basic: 43, mode)
        case .check: backgroundCodes(0xC8402F, basic: 41, mode)
        case .green: backgroundCodes(0x4F9A4F, basic: 42, mode)
        case .red: backgroundCodes(0xB5483F, basic: 41, mode)
        case .yellow: backgroundCodes(0xC9A227, basic: 43, mode)
        case .blue: backgroundCodes(0x3F6FB5, basic: 44, mode)
        }
    }

    private func foregroundCodes(_ rgb: UInt32, basic: Int, _ mode: ColorMode) -> String {
        RGBColor(rgb).codes(mode).map { "38;" + $0 } ?? String(basic)
    }

    private func backgroundCodes(_ rgb: UInt32, basic: Int, _ mode: ColorMode) -> String {
        RGBColor(rgb).codes(mode).map { "48;" + $0 } ?? String(basic)
    }
}
