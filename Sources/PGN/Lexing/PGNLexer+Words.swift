import Chess

/// Finding the end of a move's text.
extension PGNLexer {
    /// Returns the end of the run of bytes that can form a move. `(Q)` after a square on the last ranks is a promotion,
    /// `e.p.` after a square belongs to the move, and a typographic dash between letters `O` is castling.
    func wordEnd(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            let byte = text[index]
            if Self.isMoveByte(byte) {
                index += 1
            } else if byte == UInt8(ascii: "("), index > start, Self.isPromotion(text, at: index) {
                index += 3
            } else if byte == UInt8(ascii: "."), index > start + 2, text[index - 1] == UInt8(ascii: "e"),
                let after = Self.afterEnPassant(text, from: index - 1)
            {
                return after
            } else if byte >= 0x80, index > start, let dash = Self.castlingDashLength(text, at: index) {
                index += dash
            } else {
                break
            }
        }
        return index
    }

    /// Returns the end of the move in a run of bytes: an evaluation attached to it is the next token, as in `Nf3+-` and
    /// `Nf3=`.
    static func moveEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
        var tail = end
        while tail > start, isSign(text[tail - 1]) { tail -= 1 }
        guard tail > start else { return end }
        if tail < end {
            let signsEnd = signsEnd(text, from: tail)
            if NAG.evaluation(text.extracting(tail..<signsEnd)) != nil { return tail }
            if text[tail] == UInt8(ascii: "+"), NAG.evaluation(text.extracting((tail + 1)..<signsEnd)) != nil {
                return tail + 1
            }
            return end
        }
        return isGlyphLetter(text, end - 1, ofMoveAt: start) ? end - 1 : end
    }

    /// Returns whether the last letter of a run is a glyph, not part of the move: `D` (diagram), or `N` (novelty) unless
    /// it says what a pawn becomes.
    private static func isGlyphLetter(_ text: Span<UInt8>, _ last: Int, ofMoveAt start: Int) -> Bool {
        guard last > start + 1, NAG.letter(text[last]) != nil else { return false }
        let before = text[last - 1]
        switch before {
        case UInt8(ascii: "+"), UInt8(ascii: "#"): return true
        case UInt8(ascii: "2")...UInt8(ascii: "7"): return true
        case UInt8(ascii: "1"), UInt8(ascii: "8"): return text[last] == UInt8(ascii: "D") || !isPawn(text, at: start)
        case UInt8(ascii: "Q"), UInt8(ascii: "R"), UInt8(ascii: "B"), UInt8(ascii: "N"):
            return text[last - 2] == UInt8(ascii: "=") || text[last] == UInt8(ascii: "D")
        default: return isCastlingLetter(before) && isCastlingLetter(text[start])
        }
    }

    /// Returns whether a move's text names a pawn: by a file, `P` or a figurine.
    private static func isPawn(_ text: Span<UInt8>, at start: Int) -> Bool {
        switch text[start] {
        case UInt8(ascii: "P"), UInt8(ascii: "a")...UInt8(ascii: "h"): return true
        case 0x80...:
            let scalar = TextEncoding.scalar(text, at: start).scalar
            return scalar == 0x2659 || scalar == 0x265F
        default: return false
        }
    }

    /// Returns the end of a run of signs: `+ - = / #`, the minus `−`, and `∞` as in `=∞`.
    static func signsEnd(_ text: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while index < text.count {
            if isSign(text[index]) || text[index] == UInt8(ascii: "#") {
                index += 1
            } else if text[index] == 0xE2 {
                let (scalar, length) = TextEncoding.scalar(text, at: index)
                guard scalar == 0x2212 || (scalar == 0x221E && index > start) else { break }
                index += length
            } else {
                break
            }
        }
        return index
    }

    /// Returns the length in bytes of a typographic dash between the letters of castling; nil for anything else.
    private static func castlingDashLength(_ text: Span<UInt8>, at index: Int) -> Int? {
        let length = dashLength(text, at: index)
        guard length > 0, isCastlingLetter(text[index - 1]), index + length < text.count,
            isCastlingLetter(text[index + length])
        else { return nil }
        return length
    }

    /// Returns whether `(Q)` follows a square on the first or last rank.
    private static func isPromotion(_ text: Span<UInt8>, at index: Int) -> Bool {
        guard index + 2 < text.count, text[index + 2] == UInt8(ascii: ")") else { return false }
        let rank = text[index - 1]
        guard rank == UInt8(ascii: "1") || rank == UInt8(ascii: "8") else { return false }
        switch text[index + 1] | 0x20 {
        case UInt8(ascii: "q"), UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "n"): return true
        default: return false
        }
    }

    /// Returns the offset after an `e.p.` or `e.p` that begins at `index`.
    static func afterEnPassant(_ text: Span<UInt8>, from index: Int) -> Int? {
        guard index + 2 < text.count, text[index + 1] == UInt8(ascii: "."), text[index + 2] == UInt8(ascii: "p") else {
            return nil
        }
        let isDotted = index + 3 < text.count && text[index + 3] == UInt8(ascii: ".")
        return index + (isDotted ? 4 : 3)
    }

    /// Returns the length in bytes of the dash or hyphen at `index`; 0 if there is none.
    static func dashLength(_ text: Span<UInt8>, at index: Int) -> Int {
        guard index < text.count else { return 0 }
        let (scalar, length) = TextEncoding.scalar(text, at: index)
        switch scalar {
        case 0x2D, 0x2010...0x2015, 0x2212: return length
        default: return 0
        }
    }

    /// Returns whether the scalar is one of the chess symbols of Unicode, ♔ to ♟.
    static func isFigurine(_ scalar: UInt32) -> Bool { (0x2654...0x265F).contains(scalar) }

    private static func isCastlingLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "O") || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "0")
    }

    static func isSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/")
    }

    /// Returns whether a byte is a letter, a digit or one of `+ - / : = # @ _`; looked up in two 64-bit words.
    @inline(__always)
    static func isMoveByte(_ byte: UInt8) -> Bool {
        let low: UInt64 = 0x27FF_A808_0000_0000
        let high: UInt64 = 0x07FF_FFFE_87FF_FFFF
        guard byte < 0x80 else { return false }
        return (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
    }
}
