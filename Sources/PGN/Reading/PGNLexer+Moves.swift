import Chess

/// The tokens of the movetext.
extension PGNLexer {
    /// A token that begins with a letter: a move, `N` and `D` standing alone, or nil for `e.p.`, which says nothing.
    mutating func word() -> PGNToken? {
        let start = offset
        let end = wordEnd(from: start)
        if end == start + 1 {
            offset = end
            if bytes[start] == UInt8(ascii: "N") { return .nag(NAG(rawValue: 146)) }
            if bytes[start] == UInt8(ascii: "D") { return .nag(NAG(rawValue: 220)) }
            if bytes[start] == UInt8(ascii: "e"), let after = afterEnPassant(from: start) {
                offset = after
                return nil
            }
            return .move(start..<end)
        }
        if end == start + 2, bytes[start] == UInt8(ascii: "e"), bytes[start + 1] == UInt8(ascii: "p") {
            offset = end
            return nil
        }
        offset = moveEnd(start..<end)
        return .move(start..<offset)
    }

    /// A token that begins with a digit: a result, castling with zeros, or a move number.
    mutating func digits() -> PGNToken {
        let start = offset
        if let (result, end) = GameResult.match(bytes, at: start) {
            offset = end
            return .result(result)
        }
        var end = start
        var number = 0
        while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
            if number < 1_000_000 { number = number * 10 + Int(bytes[end] - UInt8(ascii: "0")) }
            end += 1
        }
        let isDotted = end < bytes.count && bytes[end] == UInt8(ascii: ".")
        if bytes[start] == UInt8(ascii: "0"), !isDotted {
            // `0-0` is castling; `0000`, an engine's null move, is a move nobody can play.
            if end < bytes.count, bytes[end] == UInt8(ascii: "-") {
                offset = moveEnd(start..<wordEnd(from: start))
                return .move(start..<offset)
            }
            if end == start + 4, number == 0 {
                offset = end
                return .move(start..<end)
            }
        }
        offset = end
        let dots = bytes[end...].prefix(2)
        let isEllipsis = dots.first == 0xE2 && bytes[end...].starts(with: [0xE2, 0x80, 0xA6])
        return .number(number, isBlack: isEllipsis || (dots.count == 2 && dots.allSatisfy { $0 == UInt8(ascii: ".") }))
    }

    /// Signs standing alone: an evaluation, the null move `--`, or nil for a detached check sign.
    mutating func signs() -> PGNToken? {
        let start = offset
        while offset < bytes.count, Self.isSign(bytes[offset]) || bytes[offset] == UInt8(ascii: "#") { offset += 1 }
        let run = bytes[start..<offset]
        if let nag = NAG.evaluation(run) { return .nag(nag) }
        if run.count == 2, run.allSatisfy({ $0 == UInt8(ascii: "-") }) { return .move(start..<offset) }
        if run.count <= 2, run.allSatisfy({ $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#") }) { return nil }
        return .stray(start..<offset)
    }

    /// `$` and its number.
    mutating func numberedGlyph() -> PGNToken {
        let start = offset
        offset += 1
        var number = 0
        while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset]) {
            number = min(number * 10 + Int(bytes[offset] - UInt8(ascii: "0")), 256)
            offset += 1
        }
        guard offset > start + 1, let value = UInt8(exactly: number) else { return .badNAG(start..<offset) }
        return .nag(NAG(rawValue: value))
    }

    /// A character outside the usual ones: a printed evaluation, a half point, or something with no meaning.
    mutating func unusual() -> PGNToken {
        let start = offset
        if let (result, end) = GameResult.match(bytes, at: start) {
            offset = end
            return .result(result)
        }
        offset += 1
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        // Variation selectors change the look of the sign before them only.
        let isSelected = offset + 2 < bytes.count && bytes[offset] == 0xEF && bytes[offset + 1] == 0xB8
        let scalar = String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.first?.value ?? 0
        if let nag = NAG.sign(scalar) {
            if isSelected { offset += 3 }
            return .nag(nag)
        }
        return .stray(start..<offset)
    }

    /// The end of the run of bytes a move may consist of. `(Q)` behind a square of the last ranks is a promotion,
    /// `e.p.` behind a square an explanation.
    private func wordEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isMoveByte(byte) {
                index += 1
            } else if byte == UInt8(ascii: "("), index > start, isPromotion(at: index) {
                index += 3
            } else if byte == UInt8(ascii: "."), index > start + 2, bytes[index - 1] == UInt8(ascii: "e"),
                let after = afterEnPassant(from: index - 1)
            {
                return after
            } else {
                break
            }
        }
        return index
    }

    /// Where the move ends in a run of bytes: evaluations glued to it are the next token, `Nf3+-` and `Nf3=`.
    private func moveEnd(_ run: Range<Int>) -> Int {
        var tail = run.upperBound
        while tail > run.lowerBound, Self.isSign(bytes[tail - 1]) { tail -= 1 }
        guard tail > run.lowerBound else { return run.upperBound }
        if tail < run.upperBound {
            if NAG.evaluation(bytes[tail..<run.upperBound]) != nil { return tail }
            if bytes[tail] == UInt8(ascii: "+"), NAG.evaluation(bytes[(tail + 1)..<run.upperBound]) != nil {
                return tail + 1
            }
            return run.upperBound
        }
        // A glued `N` is a novelty behind a piece's move, and behind a pawn's that does not promote.
        let last = run.upperBound - 1
        if bytes[last] == UInt8(ascii: "N"), run.count > 2 {
            let before = bytes[last - 1]
            let isPiece = bytes[run.lowerBound] < UInt8(ascii: "a")
            let isRank = (UInt8(ascii: "1")...UInt8(ascii: "8")).contains(before)
            let isLastRank = before == UInt8(ascii: "1") || before == UInt8(ascii: "8")
            if before == UInt8(ascii: "+") || before == UInt8(ascii: "#") || (isRank && (isPiece || !isLastRank)) {
                return last
            }
        }
        return run.upperBound
    }

    /// `(Q)` behind a square on the first or last rank.
    private func isPromotion(at index: Int) -> Bool {
        guard index + 2 < bytes.count, bytes[index + 2] == UInt8(ascii: ")") else { return false }
        let rank = bytes[index - 1]
        guard rank == UInt8(ascii: "1") || rank == UInt8(ascii: "8") else { return false }
        switch bytes[index + 1] | 0x20 {
        case UInt8(ascii: "q"), UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "n"): return true
        default: return false
        }
    }

    /// The offset behind `e.p.` or `e.p` that begins at `index`.
    private func afterEnPassant(from index: Int) -> Int? {
        guard bytes[index...].starts(with: [0x65, 0x2E, 0x70]) else { return nil }
        let isDotted = index + 3 < bytes.count && bytes[index + 3] == UInt8(ascii: ".")
        return index + (isDotted ? 4 : 3)
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/")
    }

    /// Letters, digits and `+ - / : = # @ _`.
    private static func isMoveByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"),
            UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "_"):
            true
        default:
            false
        }
    }
}
