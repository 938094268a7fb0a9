/// The buffer of a text that is being read, with the state of lexer and scanner.
struct PGNScan {
    private(set) var text: [UInt8] = []
    var lexer = PGNLexer()
    var game: GameScanner
    private(set) var hasBegun = false

    /// The number of bytes requested at once: small enough for a core's own cache.
    private static let pieceSize = 64 * 1024

    /// The maximum length of a token in bytes: a longer comment, tag or run of letters rejects its game.
    private let longestToken: Int

    init(_ strictness: PGNStrictness = .strict, longestToken: Int = 1 << 30) {
        game = GameScanner(strictness)
        self.longestToken = longestToken
    }

    /// Creates a scan of a text that is completely in memory; the text is not copied.
    init(whole text: [UInt8], _ strictness: PGNStrictness) {
        self.init(strictness)
        self.text = text
        lexer.isLast = true
    }

    /// Creates a scan that starts at a game.
    init(whole text: [UInt8], _ strictness: PGNStrictness, from location: GameLocation) {
        self.init(whole: text, strictness)
        hasBegun = true
        lexer.cursor = TextCursor(
            offset: location.offset, line: Int(location.line), lineStart: location.offset - Int(location.column))
        game.number = Int(location.gamesBefore)
        game.result = location.result
    }

    /// The location of the next game, including blanks before it.
    var location: GameLocation {
        let cursor = lexer.cursor
        return GameLocation(
            offset: cursor.offset, line: UInt32(truncatingIfNeeded: cursor.line),
            column: UInt32(truncatingIfNeeded: cursor.offset - cursor.lineStart),
            gamesBefore: UInt32(truncatingIfNeeded: game.number), result: game.result)
    }

    /// Reads the next game for a visitor; returns false at the end of the text.
    mutating func nextGame<Visitor: PGNVisitor, Failure: Error>(
        _ visitor: inout Visitor, _ more: (Int) throws(Failure) -> [UInt8]
    ) throws(Failure) -> Bool {
        try nextGame(&visitor, MoveWithPositions<Visitor>.self, more)
    }

    /// - Parameter report: how moves in their usual forms are reported.
    mutating func nextGame<Report: UsualMoveReport, Failure: Error>(
        _ visitor: inout Report.Visitor, _ report: Report.Type, _ more: (Int) throws(Failure) -> [UInt8]
    ) throws(Failure) -> Bool {
        if !hasBegun, let refusal = try begin(more) {
            hasBegun = true
            visitor.beginGame(0, at: .start)
            visitor.endGame(.failure(refusal))
            text = []
            lexer.cursor.offset = 0
            lexer.isLast = true
            return true
        }
        while true {
            switch read(&visitor, report) {
            case .game: return true
            case .end: return false
            case .more where text.count - lexer.firstNeeded >= longestToken:
                game.rejectToken(at: lexer.cursor.location, limit: longestToken, &visitor)
                let text = self.text
                lexer.skipAll(text.span)
            case .more: try refill(more)
            }
        }
    }

    /// Reads to the end of the next game, or to the end of the buffer.
    mutating func read<Report: UsualMoveReport>(
        _ visitor: inout Report.Visitor, _ report: Report.Type
    ) -> GameScanner.Outcome {
        let text = self.text
        return game.read(text.span, &lexer, &visitor, report)
    }

    /// Reads enough to detect the kind of file. Returns why the text is refused; nil if it is read.
    private mutating func begin<Failure: Error>(_ more: (Int) throws(Failure) -> [UInt8]) throws(Failure) -> PGNError? {
        while text.count < TextEncoding.sampleSize, !lexer.isLast { try refill(more) }
        let text = self.text
        if let message = TextEncoding.refusal(of: text) { return PGNError(location: .start, game: 0, message: message) }
        lexer.skipByteOrderMark(text.span)
        hasBegun = true
        return nil
    }

    /// Whether the text is not refused. Reads enough to detect the kind of file.
    mutating func begins<Failure: Error>(_ more: (Int) throws(Failure) -> [UInt8]) throws(Failure) -> Bool {
        if hasBegun { return true }
        return try begin(more) == nil
    }

    /// Drops the consumed bytes and requests as many as remain, so that a token of any length takes linear time,
    /// however small the pieces are.
    private mutating func refill<Failure: Error>(_ more: (Int) throws(Failure) -> [UInt8]) throws(Failure) {
        dropConsumed()
        let wanted = 2 * text.count
        repeat {
            try append(more(max(Self.pieceSize, wanted - text.count)))
        } while text.count < wanted && !lexer.isLast
    }

    /// Drops the consumed bytes and requests more until the buffer has `size` bytes or the text ends.
    mutating func fill<Failure: Error>(
        _ size: Int, _ more: (Int) throws(Failure) -> [UInt8]
    ) throws(Failure) {
        dropConsumed()
        while text.count < size, !lexer.isLast { try append(more(Self.pieceSize)) }
    }

    private mutating func dropConsumed() {
        let passed = lexer.firstNeeded
        text.removeSubrange(..<passed)
        lexer.shift(by: passed)
    }

    private mutating func append(_ piece: [UInt8]) {
        if piece.isEmpty { lexer.isLast = true } else { text.append(contentsOf: piece) }
    }
}
