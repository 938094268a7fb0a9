import PGN

extension NAG {
    /// `!`, `±`, `N`: the sign as it is printed; with plus and minus in ASCII where the terminal shows no more. Nil when
    /// the glyph has no sign.
    func sign(isUTF8: Bool) -> String? {
        guard !isUTF8 else { return symbol }
        switch rawValue {
        case 7, 8: return "[]"
        case 13: return "~"
        case 14: return "+="
        case 15: return "=+"
        case 16: return "+/-"
        case 17: return "-/+"
        case 18, 20: return "+-"
        case 19, 21: return "-+"
        default: return symbol.flatMap { $0.utf8.allSatisfy { $0 < 0x80 } ? $0 : nil }
        }
    }

    /// Whether the sign is written directly after the move: `!` `?` `!!` `??` `!?` `?!`.
    var isSuffix: Bool { (1...6).contains(rawValue) }
}
