/// First stage: bytes to `SAN`.
extension SAN {
    /// Reads one move's text. Blanks around it, and any number of `+ # ! ?` behind it, are ignored.
    /// Throws `.syntax` for what is no move in any notation we know, null moves of engines (`0000`, `@@@@`) included.
    public init(_ text: some StringProtocol) throws(SANError) {
        let bytes = Array(text.utf8)
        try self.init(utf8: bytes.span)
    }

    /// As `init(_:)`, from UTF-8 bytes. Allocates nothing unless it throws.
    public init(utf8 bytes: Span<UInt8>) throws(SANError) {
        var start = 0
        var end = bytes.count
        while start < end, bytes[start] <= 0x20 { start += 1 }
        end = Self.endWithoutMarks(bytes, start, end)
        guard start < end else {
            throw SANError(.syntax, "a move is missing")
        }
        if try readWhole(bytes, start, end) { return }
        if Self.endsWithEnPassant(bytes, start, &end) { saysEnPassant = true }
        try readSquares(bytes, start, end)
    }

    /// Cuts blanks and check, mate and assessment marks from the end.
    private static func endWithoutMarks(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
        var end = limit
        while end > start {
            switch bytes[end - 1] {
            case 0...0x20, UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "!"), UInt8(ascii: "?"): end -= 1
            default: return end
            }
        }
        return end
    }

    /// Castling and null moves: tokens that are matched whole.
    private mutating func readWhole(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) throws(SANError) -> Bool {
        let first = bytes[start]
        switch first {
        case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "0"):
            var rooksSteps = 0
            var index = start
            while index < end {
                guard bytes[index] == UInt8(ascii: "O") || bytes[index] == UInt8(ascii: "o") || bytes[index] == 0x30
                else { break }
                rooksSteps += 1
                index += 1
                if index < end, bytes[index] == UInt8(ascii: "-") { index += 1 } else { break }
            }
            guard index == end, rooksSteps == 2 || rooksSteps == 3 else {
                throw Self.notAMove(bytes, start, end)
            }
            form = .castling(kingSide: rooksSteps == 2)
            return true
        case UInt8(ascii: "-"):
            guard end - start == 2, bytes[start + 1] == UInt8(ascii: "-") else {
                throw Self.notAMove(bytes, start, end)
            }
            form = .null
            return true
        case UInt8(ascii: "Z"):
            guard end - start == 2, bytes[start + 1] == 0x30 else { throw Self.notAMove(bytes, start, end) }
            form = .null
            return true
        default: return false
        }
    }

    /// Cuts `e.p.`, `ep`, ` e.p.` from the end.
    private static func endsWithEnPassant(_ bytes: Span<UInt8>, _ start: Int, _ end: inout Int) -> Bool {
        var index = end
        if index > start, bytes[index - 1] == UInt8(ascii: ".") { index -= 1 }
        guard index > start, bytes[index - 1] == UInt8(ascii: "p") else { return false }
        index -= 1
        if index > start, bytes[index - 1] == UInt8(ascii: ".") { index -= 1 }
        guard index > start, bytes[index - 1] == UInt8(ascii: "e") else { return false }
        index -= 1
        while index > start, bytes[index - 1] == 0x20 { index -= 1 }
        guard index > start, bytes[index - 1] >= 0x31, bytes[index - 1] <= 0x38 else { return false }
        end = index
        return true
    }

    /// `[piece] [file] [rank] [x : -] file rank [promotion]`.
    private mutating func readSquares(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) throws(SANError) {
        var end = limit
        promotion = try Self.promotion(bytes, start, &end)
        var index = start
        var hasLetter = false
        if let named = PieceKind(letter: bytes[index]), bytes[index] != UInt8(ascii: "b") {
            kind = named
            isSmallLetter = bytes[index] & 0x20 != 0
            hasLetter = true
            index += 1
        }
        // At most four coordinates, as pairs of kind (file or rank) and number.
        var files: (first: Int?, last: Int?) = (nil, nil)
        var ranks: (first: Int?, last: Int?) = (nil, nil)
        var order: UInt32 = 0  // one hexadecimal digit each: 1 a file, 2 a rank
        let bodyStart = index
        while index < end {
            let byte = bytes[index]
            if byte >= 0x61, byte <= 0x68 {
                order = order << 4 | 1
                files = (files.last, Int(byte - 0x61))
            } else if byte >= 0x31, byte <= 0x38 {
                order = order << 4 | 2
                ranks = (ranks.last, Int(byte - 0x31))
            } else if Self.isLink(bytes, &index) {
                guard index > bodyStart || hasLetter else { throw Self.notAMove(bytes, start, limit) }
                if byte != UInt8(ascii: "-") { saysCapture = true }
            } else {
                throw Self.notAMove(bytes, start, limit)
            }
            guard order <= 0xFFFF else { throw Self.notAMove(bytes, start, limit) }
            index += 1
        }
        guard let lastFile = files.last else { throw Self.notAMove(bytes, start, limit) }
        toFile = lastFile
        toRank = ranks.last
        switch order {
        case 0x12: break
        case 0x112: fromFile = files.first
        case 0x212: fromRank = ranks.first
        case 0x1212:
            fromFile = files.first
            fromRank = ranks.first
            if !hasLetter { kind = nil }
        case 0x11 where !hasLetter:
            fromFile = files.first
            toRank = nil
        default: throw Self.notAMove(bytes, start, limit)
        }
        if !hasLetter, bytes[start] == UInt8(ascii: "b"), let toRank {
            bishopReading = Self.bishop(order, fromRank: fromRank, files, ranks, toFile, toRank)
        }
    }

    /// Reads the squares behind a leading `b` once more, the `b` now a bishop: `bc4`, `bdc4`, `b1c4`, `bd3c4` …
    private static func bishop(
        _ order: UInt32, fromRank: Int?, _ files: (first: Int?, last: Int?), _ ranks: (first: Int?, last: Int?),
        _ toFile: Int, _ toRank: Int
    ) -> Bishop? {
        switch order {
        case 0x112: Bishop(fromFile: nil, fromRank: nil, toFile: toFile, toRank: toRank)
        case 0x1212: Bishop(fromFile: nil, fromRank: fromRank, toFile: toFile, toRank: toRank)
        default: nil
        }
    }

    /// Whether the byte (or the two of `×`, then `index` moves to the second) only joins squares.
    private static func isLink(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: ":"), UInt8(ascii: "-"): return true
        case 0xC3 where index + 1 < bytes.count && bytes[index + 1] == 0x97:
            index += 1
            return true
        default: return false
        }
    }

    /// Cuts `=Q`, `(Q)`, `/Q`, `Q`, `q` from the end, when it stands behind a rank's digit.
    private static func promotion(_ bytes: Span<UInt8>, _ start: Int, _ end: inout Int) throws(SANError) -> PieceKind? {
        var index = end
        let hasBracket = bytes[index - 1] == UInt8(ascii: ")")
        if hasBracket { index -= 1 }
        guard index - start >= 3, let kind = PieceKind(letter: bytes[index - 1]) else {
            if bytes[end - 1] == UInt8(ascii: "=") {
                throw SANError(
                    .syntax, "\(text(bytes, start, end)) does not say what the pawn becomes; write =Q, =R, =B or =N")
            }
            return nil
        }
        index -= 1
        if hasBracket {
            guard bytes[index - 1] == UInt8(ascii: "(") else { throw notAMove(bytes, start, end) }
            index -= 1
        } else if bytes[index - 1] == UInt8(ascii: "=") || bytes[index - 1] == UInt8(ascii: "/") {
            index -= 1
        }
        guard index > start, bytes[index - 1] >= 0x31, bytes[index - 1] <= 0x38 else { return nil }
        guard kind != .king, kind != .pawn else {
            throw SANError(.syntax, "\(text(bytes, start, end)): a pawn becomes a queen, rook, bishop or knight")
        }
        end = index
        return kind
    }

    private static func notAMove(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> SANError {
        let text = text(bytes, start, end)
        if text == "0000" || text == "@@@@" {
            return SANError(.syntax, "\(text) is an engine's null move; write -- for a null move")
        }
        return SANError(.syntax, "\(text) is no move; write it like Nf3, exd5, O-O or e8=Q")
    }

    /// The bytes as text for a message, at most 20 of them; what is not printable ASCII becomes `?`.
    static func text(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> String {
        var text = ""
        for index in start..<min(end, start + 20) {
            let byte = bytes[index]
            text.append(byte >= 0x20 && byte < 0x7F ? Character(Unicode.Scalar(byte)) : "?")
        }
        return end - start > 20 ? text + "…" : text
    }
}
