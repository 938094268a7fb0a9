extension Style {
    /// Returns the parameters of a Select Graphic Rendition sequence; empty for none.
    func codes(_ mode: ColorMode) -> String {
        guard mode != .none else { return "" }
        var codes = role.codes(on: background, mode)
        if let foreground = exactForeground?.codes(mode) { codes.append("38;" + foreground) }
        if let background = exactBackground?.codes(mode) {
            codes.append("48;" + background)
        } else if let background {
            codes.append(background.code)
        }
        return codes.joined(separator: ";")
    }
}

extension Role {
    fileprivate func codes(on background: Background?, _ mode: ColorMode) -> [String] {
        switch self {
        case .plain: []
        case .strong, .move: ["1"]
        case .dim: ["2"]
        case .error, .red: ["31"]
        case .warning, .yellow: ["33"]
        case .success, .green: ["32"]
        case .comment: ["36"]
        case .prompt: ["1;34"]
        case .blue: ["34"]
        case .whitePiece, .blackPiece: pieceCodes(on: background, mode)
        }
    }

    /// With sixteen colours both sides have the colour that is readable on the background: their shapes differ.
    private func pieceCodes(on background: Background?, _ mode: ColorMode) -> [String] {
        guard mode == .sixteen else {
            return self == .whitePiece ? ["1"] : []
        }
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
