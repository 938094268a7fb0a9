/// The first stage of reading: from bytes to `SAN`.
extension SAN {
    /// Reads the text of one move. Ignores surrounding blanks and any number of `+ # ! ?` after the move. Throws
    /// `.syntax` for anything that is not a move in a supported notation, including the null moves of engines (`0000`,
    /// `@@@@`).
    public init(_ text: some StringProtocol) throws(SANError) {
        let bytes = Array(text.utf8)
        try self.init(utf8: bytes.span)
    }

    /// Reads the text of one move like `init(_:)`, from UTF-8 bytes. Allocates nothing unless it throws.
    public init(utf8 bytes: Span<UInt8>) throws(SANError) {
        var plain = ASCIIMoveText()
        if plain.write(bytes) {
            try self.init(ascii: plain.bytes.span.extracting(first: plain.count), written: bytes)
        } else {
            try self.init(ascii: bytes, written: bytes)
        }
    }

    /// - Parameter written: The original bytes, for messages.
    private init(ascii bytes: Span<UInt8>, written: Span<UInt8>) throws(SANError) {
        var start = 0
        while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
        var end = Self.endWithoutMarks(bytes, start, bytes.count)
        guard start < end else {
            throw SANError(.syntax, "a move is missing")
        }
        do throws(SyntaxError) {
            if try readSpecialToken(bytes, start, end) { return }
            if Self.endsWithEnPassant(bytes, start, &end) { hasEnPassantMark = true }
            promotion = try Self.promotion(bytes, start, &end)
            try readSquares(bytes, start, end)
        } catch {
            throw error.sanError(for: written)
        }
    }

    /// Returns the end of the text without trailing blanks and check, mate and assessment marks.
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

    /// Reads tokens that are matched as a whole: castling and null moves.
    private mutating func readSpecialToken(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) throws(SyntaxError) -> Bool {
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

    /// Removes `e.p.`, `ep` or ` e.p.` from the end.
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

    /// Reads `[piece] [file] [rank] [x : -] file rank`.
    private mutating func readSquares(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) throws(SyntaxError) {
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
        // `bdc4`, `bd3c4`: no pawn moves like this, so the `b` must be a bishop.
        guard bytes[index] == UInt8(ascii: "b") else { throw .notAMove }
        kind = .bishop
        isSmallLetter = true
        guard setSquares(try Coordinates(bytes, index + 1, end, mayBeginWithLink: true), hasLetter: true) else {
            throw .notAMove
        }
    }

    /// Stores the squares; returns false if files and ranks in this order are not a move.
    private mutating func setSquares(_ squares: Coordinates, hasLetter: Bool) -> Bool {
        to = UInt8(truncatingIfNeeded: squares.lastRank * 8 + squares.lastFile)
        hasCaptureMark = squares.hasCaptureMark
        let file = UInt64.fileA << UInt64(squares.firstFile)
        let rank = UInt64.rank(squares.firstRank)
        switch squares.order {
        case 0x12: starts = .max
        case 0x112: starts = file
        case 0x212: starts = rank
        case 0x1212:
            starts = file & rank
            if !hasLetter { kind = nil }
        case 0x11 where !hasLetter:
            form = .files
            starts = file
            to = UInt8(truncatingIfNeeded: squares.lastFile)
        default: return false
        }
        return true
    }

    /// The files and ranks of a text without its piece letter: at most two of each, with or without a separator.
    private struct Coordinates {
        /// Values 0…7. If there are two, the first belongs to the start square.
        var firstFile = 0
        var lastFile = 0
        var firstRank = 0
        var lastRank = 0
        /// The sequence as hexadecimal digits, 1 for a file and 2 for a rank; at most five.
        var order: UInt32 = 0
        var hasCaptureMark = false
        /// The value of `order` at `x`, `:` or `-`; nil without such a separator.
        private var linked: UInt32?

        init(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, mayBeginWithLink: Bool) throws(SyntaxError) {
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
                    if byte != UInt8(ascii: "-") { hasCaptureMark = true }
                default: throw .notAMove
                }
                guard order <= 0xF_FFFF else { throw .notAMove }
            }
            // The separator must come before the target square or, in `e:d`, before its file.
            if let linked, order != linked << 8 | 0x12, linked != 1 || order != 0x11 { throw .notAMove }
        }
    }

    /// Removes `=Q`, `(Q)`, `/Q`, `Q` or `q` from the end if it follows a rank digit.
    private static func promotion(_ bytes: Span<UInt8>, _ start: Int, _ end: inout Int) throws(SyntaxError)
        -> PieceKind?
    {
        var index = end
        let hasBracket = bytes[index - 1] == UInt8(ascii: ")")
        if hasBracket { index -= 1 }
        guard index - start >= 3, let kind = PieceKind(letter: bytes[index - 1]) else {
            if bytes[end - 1] == UInt8(ascii: "=") { throw .promotionPieceMissing }
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
