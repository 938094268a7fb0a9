/// A numeric annotation glyph, `$0` to `$255` (PGN standard, section 10).
///
/// ```swift
/// let glyphs = [NAG.dubious, NAG(rawValue: 14), NAG(rawValue: 250)]
/// print(glyphs.map { $0.symbol ?? $0.description })  // ["?!", "⩲", "$250"]
/// ```
public struct NAG: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The number after the `$`.
    public let rawValue: UInt8

    /// Creates a glyph, whether or not the standard defines a meaning for its number.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `!`
    public static let good = NAG(rawValue: 1)
    /// `?`
    public static let mistake = NAG(rawValue: 2)
    /// `!!`
    public static let brilliant = NAG(rawValue: 3)
    /// `??`
    public static let blunder = NAG(rawValue: 4)
    /// `!?`
    public static let interesting = NAG(rawValue: 5)
    /// `?!`
    public static let dubious = NAG(rawValue: 6)

    /// Whether the glyph marks the move as bad: `?`, `??` or `?!`.
    public var isWarning: Bool { self == .mistake || self == .blunder || self == .dubious }

    /// The symbol used in print, such as `!` or `±`; nil if the number has none.
    public var symbol: String? {
        switch rawValue {
        case 1: "!"
        case 2: "?"
        case 3: "!!"
        case 4: "??"
        case 5: "!?"
        case 6: "?!"
        case 7, 8: "□"
        case 10, 11, 12: "="
        case 13: "∞"
        case 14: "⩲"
        case 15: "⩱"
        case 16: "±"
        case 17: "∓"
        case 18, 20: "+−"
        case 19, 21: "−+"
        case 22, 23: "⨀"
        case 26, 27: "○"
        case 32, 33: "⟳"
        case 36, 37: "↑"
        case 40, 41: "→"
        case 44, 45, 46, 47: "=∞"
        case 132, 133: "⇆"
        case 136, 137, 138, 139: "⊕"
        case 140: "∆"
        case 142: "⌓"
        case 146: "N"
        case 220: "D"
        default: nil
        }
    }

    /// The numeric form, such as `$14`.
    public var description: String { "$\(rawValue)" }

    /// The sign that is written directly after a move: `!` `?` `!!` `??` `!?` `?!`; nil for other glyphs.
    public var suffix: String? { (1...6).contains(rawValue) ? symbol : nil }

    /// Reads a run of one or more `!` and `?`; only the first two signs count.
    static func suffix(_ signs: Span<UInt8>) -> NAG {
        let isGood = signs[0] == UInt8(ascii: "!")
        guard signs.count > 1 else { return isGood ? .good : .mistake }
        switch (isGood, signs[1] == UInt8(ascii: "!")) {
        case (true, true): return .brilliant
        case (false, false): return .blunder
        case (true, false): return .interesting
        case (false, true): return .dubious
        }
    }

    /// Reads a glyph that is a letter: `N` or `D`.
    static func letter(_ byte: UInt8) -> NAG? {
        switch byte {
        case UInt8(ascii: "N"): NAG(rawValue: 146)
        case UInt8(ascii: "D"): NAG(rawValue: 220)
        default: nil
        }
    }

    /// Reads an evaluation written with the signs `+ - = /`, the minus `−` and `∞`.
    static func evaluation(_ signs: Span<UInt8>) -> NAG? {
        var word: UInt32 = 0
        var index = 0
        while index < signs.count {
            let (scalar, length) = TextEncoding.scalar(signs, at: index)
            guard word < 0x100_0000 else { return nil }
            word = word << 8 | (scalar == 0x2212 ? 0x2D : scalar & 0xFF)
            index += length
        }
        switch word {
        case 0x3D: return NAG(rawValue: 10)  // =
        case 0x2B3D, 0x2B2F3D: return NAG(rawValue: 14)  // += +/=
        case 0x3D2B, 0x3D2F2B: return NAG(rawValue: 15)  // =+ =/+
        case 0x2B2F2D: return NAG(rawValue: 16)  // +/-
        case 0x2D2F2B: return NAG(rawValue: 17)  // -/+
        case 0x2B2D: return NAG(rawValue: 18)  // +-
        case 0x2D2B: return NAG(rawValue: 19)  // -+
        case 0x3D1E: return NAG(rawValue: 44)  // =∞
        default: return nil
        }
    }

    /// Reads one printed symbol outside ASCII.
    static func sign(_ scalar: UInt32) -> NAG? {
        switch scalar {
        case 0x203C: .brilliant  // ‼
        case 0x2047: .blunder  // ⁇
        case 0x2049: .interesting  // ⁉
        case 0x2048: .dubious  // ⁈
        case 0x25A1, 0x25FB: NAG(rawValue: 7)  // □
        case 0x221E: NAG(rawValue: 13)  // ∞
        case 0x2A72: NAG(rawValue: 14)  // ⩲
        case 0x2A71: NAG(rawValue: 15)  // ⩱
        case 0xB1: NAG(rawValue: 16)  // ±
        case 0x2213: NAG(rawValue: 17)  // ∓
        case 0x2A00, 0x2299: NAG(rawValue: 22)  // ⨀ ⊙
        case 0x25CB: NAG(rawValue: 26)  // ○
        case 0x27F3, 0x21BB: NAG(rawValue: 32)  // ⟳ ↻
        case 0x2191: NAG(rawValue: 36)  // ↑
        case 0x2192: NAG(rawValue: 40)  // →
        case 0x2BF9: NAG(rawValue: 44)  // ⯹
        case 0x21C6: NAG(rawValue: 132)  // ⇆
        case 0x2295: NAG(rawValue: 138)  // ⊕
        case 0x2206, 0x25B3, 0x394: NAG(rawValue: 140)  // ∆ △ Δ
        case 0x2313: NAG(rawValue: 142)  // ⌓
        default: nil
        }
    }
}
