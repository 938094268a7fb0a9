/// The part of a text that is at hand, and how far its games have been read.
struct PGNScan {
    private var text: [UInt8] = []
    private var lexer = PGNLexer()
    private var game = GameScanner()
    private var hasBegun = false

    /// How many bytes are asked for at once: few enough to stay in a core's own cache.
    private static let pieceSize = 64 * 1024

    /// The longest token that is read, in bytes: a comment, tag or run of letters beyond it refuses its game.
    private let longestToken: Int

    init(longestToken: Int = 1 << 30) { self.longestToken = longestToken }

    /// For a text that is at hand as a whole: it is not copied.
    init(whole text: [UInt8]) {
        self.init()
        self.text = text
        lexer.isLast = true
    }

    /// The same from a game on.
    init(whole text: [UInt8], from place: GameLocation) {
        self.init(whole: text)
        hasBegun = true
        lexer.offset = place.offset
        lexer.line = Int(place.line)
        lexer.lineStart = place.offset - Int(place.column)
        game.number = Int(place.gamesBefore)
    }

    /// Where the next game begins, blanks before it included.
    var place: GameLocation {
        GameLocation(
            offset: lexer.offset, line: UInt32(truncatingIfNeeded: lexer.line),
            column: UInt32(truncatingIfNeeded: lexer.offset - lexer.lineStart),
            gamesBefore: UInt32(truncatingIfNeeded: game.number))
    }

    /// Reads the next game for a visitor; false at the end of the text.
    mutating func nextGame<Visitor: PGNVisitor, Failure: Error>(
        _ visitor: inout Visitor, _ more: (Int) throws(Failure) -> [UInt8]
    ) throws(Failure) -> Bool {
        if !hasBegun {
            hasBegun = true
            if let refusal = try begin(more) {
                visitor.beginGame(0, at: .start)
                visitor.endGame(.failure(refusal))
                text = []
                lexer.offset = 0
                lexer.isLast = true
                return true
            }
        }
        while true {
            switch read(&visitor) {
            case .game: return true
            case .end: return false
            case .more where text.count - lexer.firstNeeded >= longestToken:
                game.refuseToken(at: lexer.nextLocation, limit: longestToken, &visitor)
                let text = self.text
                lexer.skipAll(text.span)
            case .more: try refill(more)
            }
        }
    }

    private mutating func read<Visitor: PGNVisitor>(_ visitor: inout Visitor) -> GameScanner.Outcome {
        let text = self.text
        return game.read(text.span, &lexer, &visitor)
    }

    /// Reads enough to see what kind of file this is.
    private mutating func begin<Failure: Error>(_ more: (Int) throws(Failure) -> [UInt8]) throws(Failure) -> PGNError? {
        while text.count < TextEncoding.sampleSize, !lexer.isLast { try refill(more) }
        let text = self.text
        lexer.skipByteOrderMark(text.span)
        return TextEncoding.refusal(of: text).map { PGNError(location: .start, game: 0, message: $0) }
    }

    /// Drops what has been read, and gathers as much again as is left: so a token of any length costs linear time,
    /// in however small pieces it comes.
    private mutating func refill<Failure: Error>(_ more: (Int) throws(Failure) -> [UInt8]) throws(Failure) {
        let passed = lexer.firstNeeded
        text.removeSubrange(..<passed)
        lexer.shift(by: passed)
        let wanted = 2 * text.count
        repeat {
            let piece = try more(max(Self.pieceSize, wanted - text.count))
            if piece.isEmpty { lexer.isLast = true } else { text.append(contentsOf: piece) }
        } while text.count < wanted && !lexer.isLast
    }
}
