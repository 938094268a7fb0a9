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
        var plain = PlainLetters()
        if plain.write(bytes) {
            try self.init(ascii: plain.bytes.span.extracting(first: plain.count), written: bytes)
        } else {
            try self.init(ascii: bytes, written: bytes)
        }
    }

    /// - Parameter written: The bytes as they stand in the file, for messages.
    private init(ascii bytes: Span<UInt8>, written: Span<UInt8>) throws(SANError) {
        var start = 0
        while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
        var end = Self.endWithoutMarks(bytes, start, bytes.count)
        guard start < end else {
            throw SANError(.syntax, "a move is missing")
        }
        do throws(Fault) {
            if try readWhole(bytes, start, end) { return }
            if Self.endsWithEnPassant(bytes, start, &end) { saysEnPassant = true }
            promotion = try Self.promotion(bytes, start, &end)
            try readSquares(bytes, start, end)
        } catch {
            throw error.described(written)
        }
    }

    /// Cuts blanks and check, mate and assessment marks from the end.
    static func endWithoutMarks(_ bytes: Span<UInt8>, _ start: Int, _ limit: Int) -> Int {
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
    private mutating func readWhole(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) throws(Fault) -> Bool {
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
                if index + 1 < end, bytes[index] == UInt8(ascii: "-") { index += 1 } else { break }
            }
            guard index == end, rooksSteps == 2 || rooksSteps == 3 else {
                throw .notAMove
            }
            form = .castling(kingSide: rooksSteps == 2)
            return true
        case UInt8(ascii: "-"):
            guard end - start == 2, bytes[start + 1] == UInt8(ascii: "-") else {
                throw .notAMove
            }
            form = .null
            return true
        case UInt8(ascii: "Z"):
            guard end - start == 2, bytes[start + 1] == 0x30 else { throw .notAMove }
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

    /// `[piece] [file] [rank] [x : -] file rank`.
    private mutating func readSquares(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) throws(Fault) {
        guard start < end else { throw .notAMove }
        var index = start
        if let named = PieceKind(letter: bytes[index]), bytes[index] != UInt8(ascii: "b") {
            kind = named
            isSmallLetter = bytes[index] & 0x20 != 0
            index += 1
            guard setSquares(try Coordinates(bytes, index, end, mayBeginWithLink: true), hasLetter: true) else {
                throw .notAMove
            }
            return
        }
        if setSquares(try Coordinates(bytes, index, end, mayBeginWithLink: false), hasLetter: false) {
            beginsWithB = bytes[index] == UInt8(ascii: "b") && form == .squares && starts != .max
            return
        }
        // `bdc4`, `bd3c4`: no pawn moves so, so that the `b` can only be a bishop.
        guard bytes[index] == UInt8(ascii: "b") else { throw .notAMove }
        kind = .bishop
        isSmallLetter = true
        guard setSquares(try Coordinates(bytes, index + 1, end, mayBeginWithLink: true), hasLetter: true) else {
            throw .notAMove
        }
    }

    /// False when files and ranks in this order are no move.
    private mutating func setSquares(_ found: Coordinates, hasLetter: Bool) -> Bool {
        to = UInt8(truncatingIfNeeded: found.lastRank * 8 + found.lastFile)
        saysCapture = found.saysCapture
        let file = UInt64.fileA << UInt64(found.firstFile)
        let rank = UInt64.rank(found.firstRank)
        switch found.order {
        case 0x12: starts = .max
        case 0x112: starts = file
        case 0x212: starts = rank
        case 0x1212:
            starts = file & rank
            if !hasLetter { kind = nil }
        case 0x11 where !hasLetter:
            form = .files
            starts = file
            to = UInt8(truncatingIfNeeded: found.lastFile)
        default: return false
        }
        return true
    }

    /// The files and ranks of a text without its piece letter: at most two of each, joined or not.
    private struct Coordinates {
        /// 0…7; the first is that of the start when there are two.
        var firstFile = 0
        var lastFile = 0
        var firstRank = 0
        var lastRank = 0
        /// One hexadecimal digit each, as they stand: 1 a file, 2 a rank. At most five.
        var order: UInt32 = 0
        var saysCapture = false
        /// `order` as it was at `x`, `:` or `-`; nil where none is written.
        private var linked: UInt32?

        init(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, mayBeginWithLink: Bool) throws(Fault) {
            for index in start..<end {
                let byte = bytes[index]
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "h"):
                    order = order << 4 | 1
                    (firstFile, lastFile) = (lastFile, Int(byte - UInt8(ascii: "a")))
                case UInt8(ascii: "1")...UInt8(ascii: "8"):
                    order = order << 4 | 2
                    (firstRank, lastRank) = (lastRank, Int(byte - UInt8(ascii: "1")))
                case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: ":"), UInt8(ascii: "-"):
                    guard index > start || mayBeginWithLink, linked == nil else { throw .notAMove }
                    linked = order
                    if byte != UInt8(ascii: "-") { saysCapture = true }
                default: throw .notAMove
                }
                guard order <= 0xF_FFFF else { throw .notAMove }
            }
            // It stands before the square gone to, or, in `e:d`, before its file.
            if let linked, order != linked << 8 | 0x12, linked != 1 || order != 0x11 { throw .notAMove }
        }
    }

    /// Cuts `=Q`, `(Q)`, `/Q`, `Q`, `q` from the end, when it stands behind a rank's digit.
    private static func promotion(_ bytes: Span<UInt8>, _ start: Int, _ end: inout Int) throws(Fault) -> PieceKind? {
        var index = end
        let hasBracket = bytes[index - 1] == UInt8(ascii: ")")
        if hasBracket { index -= 1 }
        guard index - start >= 3, let kind = PieceKind(letter: bytes[index - 1]) else {
            if bytes[end - 1] == UInt8(ascii: "=") { throw .promotionUnnamed }
            return nil
        }
        index -= 1
        if hasBracket {
            guard bytes[index - 1] == UInt8(ascii: "(") else { throw .notAMove }
            index -= 1
        } else if bytes[index - 1] == UInt8(ascii: "=") || bytes[index - 1] == UInt8(ascii: "/") {
            index -= 1
        }
        guard index > start, bytes[index - 1] >= 0x31, bytes[index - 1] <= 0x38 else { return nil }
        guard kind != .king, kind != .pawn else { throw .promotionToKingOrPawn }
        end = index
        return kind
    }
}
