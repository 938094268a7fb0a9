/// How text of a role looks on a background.
struct TextColor: Hashable {
    let isBold: Bool
    /// The colour with at least 4.5:1 contrast to the background: black or nearly so, white or nearly so. Nil for the
    /// terminal's own.
    let exact: RGBColor?
    /// The parameters of Select Graphic Rendition with a palette of sixteen colours; nil for plain text.
    let basic: Int?

    private init(bold isBold: Bool = false, _ exact: UInt32? = nil, basic: Int? = nil) {
        self.isBold = isBold
        self.exact = exact.map(RGBColor.init)
        self.basic = basic
    }

    /// - Parameter background: Nil when it is unknown.
    init(_ role: Role, on background: TerminalBackground?) {
        self =
            switch (role, background) {
            case (.plain, _), (.whitePiece, _), (.blackPiece, _): TextColor()
            case (.strong, _), (.move, _): TextColor(bold: true)
            case (.dim, nil): TextColor(basic: 2)
            case (.dim, .dark): TextColor(0x9C9C9C, basic: 2)
            case (.dim, .light): TextColor(0x616161, basic: 2)
            case (.error, nil), (.red, nil): TextColor(basic: 31)
            case (.error, .dark), (.red, .dark): TextColor(0xFF7B72, basic: 31)
            case (.error, .light), (.red, .light): TextColor(0xB3261E, basic: 31)
            case (.warning, nil), (.yellow, nil): TextColor(basic: 33)
            case (.warning, .dark), (.yellow, .dark): TextColor(0xE3B341, basic: 33)
            // Yellow cannot be read on white.
            case (.warning, .light), (.yellow, .light): TextColor(0x845306, basic: 35)
            case (.success, nil), (.green, nil): TextColor(basic: 32)
            case (.success, .dark), (.green, .dark): TextColor(0x7CC47C, basic: 32)
            case (.success, .light), (.green, .light): TextColor(0x1A6B2B, basic: 32)
            case (.comment, nil): TextColor(basic: 36)
            case (.comment, .dark): TextColor(0x6CC5D0, basic: 36)
            case (.comment, .light): TextColor(0x0B6170, basic: 34)
            case (.prompt, nil): TextColor(bold: true, basic: 34)
            case (.prompt, .dark): TextColor(bold: true, 0x85AFFF, basic: 34)
            case (.prompt, .light): TextColor(bold: true, 0x1F4FB5, basic: 34)
            case (.blue, nil): TextColor(basic: 34)
            case (.blue, .dark): TextColor(0x85AFFF, basic: 34)
            case (.blue, .light): TextColor(0x1F4FB5, basic: 34)
            }
    }

    /// Returns the parameters of a Select Graphic Rendition sequence; empty for plain text.
    func codes(_ mode: ColorMode) -> String {
        let color = exact?.codes(mode).map { "38;" + $0 } ?? basic.map(String.init)
        return [isBold ? "1" : nil, color].compactMap(\.self).joined(separator: ";")
    }
}
