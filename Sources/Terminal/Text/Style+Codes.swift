extension Style {
    /// Returns the parameters of a Select Graphic Rendition sequence; empty for none.
    ///
    /// - Parameter terminal: The background of the terminal; if it is unknown, text has the terminal's own colours,
    ///   which its palette makes readable.
    func codes(_ mode: ColorMode, on terminal: TerminalBackground?) -> String {
        guard mode != .none else { return "" }
        var codes: [String] = []
        switch role {
        case .whitePiece, .blackPiece: codes += pieceCodes(mode)
        default:
            let text = TextColor(role, on: terminal).codes(mode)
            if !text.isEmpty { codes.append(text) }
        }
        if let foreground = exactForeground?.codes(mode) { codes.append("38;" + foreground) }
        if let background = exactBackground?.codes(mode) {
            codes.append("48;" + background)
        } else if let background {
            codes.append(background.code)
        }
        return codes.joined(separator: ";")
    }

    /// With sixteen colours both sides have the colour that is readable on the background: their shapes differ.
    private func pieceCodes(_ mode: ColorMode) -> [String] {
        guard mode == .sixteen else { return role == .whitePiece ? ["1"] : [] }
        return [background?.isDark == true ? "1;97" : "30"]
    }
}

extension Background {
    /// Whether the colour of the sixteen is so dark that text on it must be white.
    fileprivate var isDark: Bool {
        switch self {
        case .check, .red, .blue, .selected: true
        case .lightSquare, .darkSquare, .lastMove, .destination, .green, .yellow: false
        }
    }

    /// The colour without an exact one: one of the terminal's sixteen.
    fileprivate var code: String {
        switch self {
        case .lightSquare: "47"
        case .darkSquare: "46"
        case .lastMove, .yellow: "43"
        case .check, .red: "41"
        case .destination, .green: "42"
        case .selected, .blue: "44"
        }
    }
}
