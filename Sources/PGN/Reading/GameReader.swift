import Chess

/// Reads one game: takes tokens, plays the moves, and grows the tree.
struct GameReader {
    /// A variation that is open: the move it replaces, and where it was opened.
    struct OpenVariation {
        let node: UInt32
        /// It brought its own position; otherwise it replaces the same move as the variation around it.
        let hasOwnPosition: Bool
        let isAfterVariation: Bool
        let line: UInt32
        let column: UInt32
    }

    let number: Int
    var tree = GameTree()
    /// The node the line has reached, and the positions after and before its move.
    var node = 0
    var after = Position.initial
    var before = Position.initial
    var open: [OpenVariation] = []
    /// What was to move where each open variation begins, without repetitions.
    var origins: [Position] = []
    /// A variation has been opened and has no move yet.
    var isLineEmpty = false
    /// A variation has just been closed: a comment belongs to the move to come.
    var isAfterVariation = false
    /// Comments and glyphs that wait for the next move.
    var waitingComments: UInt32 = 0
    var waitingNAGs: UInt32 = 0

    var hasBegun = false
    var hasResult = false
    var hasCommentAfterTags = false
    var location = SourceLocation.start
    var variantPlace: SourceLocation?
    var fenPlace: SourceLocation?

    init(number: Int) {
        self.number = number
    }

    /// Reads the next game; nil at the end of the text.
    static func read(_ lexer: inout PGNLexer, number: Int) -> ReadGame? {
        var reader = GameReader(number: number)
        if case .end = lexer.next() { return nil }
        reader.location = lexer.location()
        lexer.putBack()
        reader.tree.stored[0] = StoredNode(move: nil, parent: 0, ply: 0, location: reader.location)
        do throws(PGNError) {
            try reader.readGame(&lexer)
            return reader.finished(.success(reader.tree))
        } catch {
            return reader.finished(.failure(error))
        }
    }

    private func finished(_ result: Result<GameTree, PGNError>) -> ReadGame {
        ReadGame(number: number, location: location, tags: tree.tags, tree: result)
    }

    private mutating func readGame(_ lexer: inout PGNLexer) throws(PGNError) {
        while true {
            let token = lexer.next()
            if isNextGame(token, lexer) {
                lexer.putBack()
                return try finish()
            }
            do throws(PGNError) {
                try take(token, &lexer)
            } catch {
                skipRest(of: &lexer)
                throw error
            }
        }
    }

    private mutating func take(_ token: PGNToken, _ lexer: inout PGNLexer) throws(PGNError) {
        switch token {
        case .move(let range):
            try move(range, &lexer)
        case .comment(let range):
            comment(lexer.bytes[range])
        case .number:
            try begin()
        case .nag(let nag):
            try begin()
            annotate(nag)
        case .variationStart:
            try begin()
            try openVariation(&lexer)
        case .variationEnd:
            try begin()
            guard !open.isEmpty else {
                throw error(&lexer, "there is no open variation here; remove the )", token: ")")
            }
            closeVariation()
        case .result(let result):
            try begin()
            if open.isEmpty { end(result) }
        case .tag(let name, let value):
            tag(name, value, &lexer)
        case .incompleteTag:
            throw error(&lexer, "this tag is not complete; write it as [Name \"value\"]")
        case .unclosedComment:
            hasBegun = true
            throw error(&lexer, "this comment is never closed; end it with }", token: "{")
        case .badNAG(let range):
            throw error(
                &lexer, "\(lexer.text(range)) is no annotation; write a number from $0 to $255",
                token: lexer.text(range))
        case .stray(let range):
            throw stray(lexer.text(range), &lexer)
        case .end:
            break
        }
    }

    private func stray(_ text: String, _ lexer: inout PGNLexer) -> PGNError {
        let message =
            switch text {
            case "}": "there is no open comment here; remove the }"
            default: "\(text) does not belong among moves; remove it, or write { } around the text"
            }
        return error(&lexer, message, token: text)
    }

    /// An error at the last token.
    func error(_ lexer: inout PGNLexer, _ message: String, token: String? = nil) -> PGNError {
        let ply = hasBegun ? Int(tree.stored[node].ply) + (isLineEmpty ? 0 : 1) : nil
        return PGNError(location: lexer.location(), game: number, message: message, ply: ply, token: token)
    }

    // MARK: - Where a game ends

    /// Whether a token is no longer this game's. A result ends the moves; comments, glyphs and variations behind it
    /// still belong to it up to an empty line.
    private func isNextGame(_ token: PGNToken, _ lexer: PGNLexer) -> Bool {
        switch token {
        case .end:
            return true
        case .tag(let name, _):
            if hasBegun { return true }
            let isEvent = lexer.bytes[name].elementsEqual("Event".utf8)
            let isRepeated = isEvent && tree.tags["Event"] != nil
            return lexer.isAfterBlankLine && (isRepeated || hasCommentAfterTags)
        case .incompleteTag:
            return hasBegun
        case .move:
            return hasResult && open.isEmpty
        case .number(let value, let isBlack):
            if hasResult && open.isEmpty { return true }
            // Games with neither tags nor results: an empty line, and the moves are counted from 1 again.
            return value == 1 && !isBlack && lexer.isAfterBlankLine && open.isEmpty && tree.stored[node].ply >= 2
        case .result, .comment, .nag:
            return hasResult && open.isEmpty && lexer.isAfterBlankLine
        default:
            return false
        }
    }

    /// Passes the rest of a refused game: up to a result outside its variations and what follows that, or a tag.
    /// A brace that is never closed is passed like any other character.
    private mutating func skipRest(of lexer: inout PGNLexer) {
        var depth = open.count
        open = []
        while true {
            let token = lexer.next()
            switch token {
            case .end:
                return lexer.putBack()
            case .tag, .incompleteTag:
                if hasBegun, lexer.isFirstOfLine || hasResult { return lexer.putBack() }
                continue
            case .variationStart:
                depth += 1
            case .variationEnd:
                depth = max(depth - 1, 0)
            case .result where depth == 0:
                if isNextGame(token, lexer) { return lexer.putBack() }
                hasResult = true
            default:
                if depth == 0, isNextGame(token, lexer) { return lexer.putBack() }
            }
            if case .comment = token { continue }
            if case .unclosedComment = token { continue }
            hasBegun = true
        }
    }
}
