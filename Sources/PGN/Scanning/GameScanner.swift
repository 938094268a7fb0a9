import Chess

/// Reads game after game: consumes tokens, finds the end of each game, plays the moves, and reports to a visitor.
struct GameScanner {
    enum Outcome {
        /// A game has been read or rejected.
        case game
        /// The text has ended.
        case end
        /// More text is needed in the buffer.
        case more
    }

    enum Stage {
        /// Between two games.
        case betweenGames
        case reading
        /// After an error, skipping to the next game, `depth` variations deep.
        case skipping(PGNError, depth: Int)
    }

    let strictness: PGNStrictness
    var stage = Stage.betweenGames
    var number = 0

    var line = ScannedLine()
    var tags = StartTags()
    /// Whether anything other than tags and comments has been read.
    var hasBegun = false
    /// Whether the start position is known.
    var hasStart = false
    var hasCommentAfterTags = false
    var skipped = SkippedParts()
    /// The result after the moves.
    var result: GameResult?
    /// Whether the game follows the result of another and has no tags, so that its moves must be numbered from 1.
    var needsFirstNumber = false

    init(_ strictness: PGNStrictness) { self.strictness = strictness }

    /// Reads to the end of the next game, or to the end of the buffer.
    mutating func read<Report: UsualMoveReport>(
        _ text: Span<UInt8>, _ lexer: inout PGNLexer, _ visitor: inout Report.Visitor, _ report: Report.Type
    ) -> Outcome {
        while true {
            if isInMoves {
                if skipped.isReading { usualMoves(text, &lexer, &visitor, report) }
                if let extent = lexer.nextCommonMove(text) {
                    if let error = commonMove(extent, text, at: lexer.location, &visitor) {
                        handle(error, at: .move(extent), lexer, &visitor)
                    }
                    continue
                }
            }
            let token = lexer.next(text)
            if case .more = token { return .more }
            switch stage {
            case .betweenGames:
                if case .end = token { return .end }
                begin(at: lexer.location)
                visitor.beginGame(number, at: lexer.location)
                fallthrough
            case .reading:
                do throws(PGNError) {
                    if isNextGame(token, text, lexer) {
                        lexer.putBack()
                        stage = .betweenGames
                        try finish(&visitor)
                        return .game
                    }
                    try handle(token, text, &lexer, &visitor)
                } catch {
                    if case .betweenGames = stage {
                        visitor.endGame(.failure(error))
                        return .game
                    }
                    handle(error, at: token, lexer, &visitor)
                }
            case .skipping(let error, let depth):
                guard let depth = depthAfter(token, depth, text, lexer) else {
                    lexer.putBack()
                    stage = .betweenGames
                    visitor.endGame(.failure(error))
                    return .game
                }
                stage = .skipping(error, depth: depth)
            }
        }
    }

    /// Rejects the current or next game because of a token that exceeds the size limit.
    mutating func rejectToken<Visitor: PGNVisitor>(at location: SourceLocation, limit: Int, _ visitor: inout Visitor) {
        if case .skipping = stage { return }
        if case .betweenGames = stage {
            begin(at: location)
            visitor.beginGame(number, at: location)
        }
        let error = error(at: location, "this goes on for more than \(limit) bytes; is a brace or a quote missing?")
        stage = .skipping(error, depth: line.depth + skipped.depth)
    }

    /// Whether the next move belongs to the current game in any case.
    @inline(__always)
    private var isInMoves: Bool {
        guard hasBegun, result == nil, !needsFirstNumber else { return false }
        if case .reading = stage { return true }
        return false
    }

    @inline(__always)
    private mutating func commonMove<Visitor: PGNVisitor>(
        _ extent: Extent, _ text: Span<UInt8>, at location: SourceLocation, _ visitor: inout Visitor
    ) -> PGNError? {
        if skipped.isReading {
            do throws(PGNError) {
                try move(text.extracting(extent.range), at: location, &visitor)
            } catch {
                return error
            }
        } else if skipped.depth == 0 {
            line.skipMove()
        }
        return nil
    }

    private mutating func begin(at location: SourceLocation) {
        stage = .reading
        number += 1
        line.reset()
        tags = StartTags()
        hasBegun = false
        hasStart = false
        hasCommentAfterTags = false
        skipped = SkippedParts()
        needsFirstNumber = result != nil
        result = nil
    }

    @inline(__always)
    private mutating func handle<Visitor: PGNVisitor>(
        _ token: PGNToken, _ text: Span<UInt8>, _ lexer: inout PGNLexer, _ visitor: inout Visitor
    ) throws(PGNError) {
        switch token {
        case .move(let extent):
            try beginMoves(&visitor)
            try checkContinuation(isFirst: false, at: lexer.location)
            if let error = commonMove(extent, text, at: lexer.location, &visitor) { throw error }
        case .number(let value, let isBlack):
            try beginMoves(&visitor)
            try checkContinuation(isFirst: value == 1 && !isBlack, at: lexer.location)
        case .tag(let name, let value):
            needsFirstNumber = false
            tag(name, value, text, lexer, &visitor)
        case .comment(let extent):
            if tags.hasAny { hasCommentAfterTags = true }
            if skipped.isReading { withUTF8(text, extent, lexer) { visitor.comment($0) } }
        default:
            try handleOther(token, text, &lexer, &visitor)
        }
    }

    private mutating func handleOther<Visitor: PGNVisitor>(
        _ token: PGNToken, _ text: Span<UInt8>, _ lexer: inout PGNLexer, _ visitor: inout Visitor
    ) throws(PGNError) {
        switch token {
        case .nag(let nag):
            try beginMoves(&visitor)
            if skipped.isReading { visitor.nag(nag) }
        case .variationStart:
            try beginMoves(&visitor)
            if skipped.policy != .nothing || skipped.isLineLost {
                skipped.openVariation(at: lexer.location)
            } else if line.openVariation(at: lexer.location) {
                visitor.beginVariation()
            } else {
                throw error(
                    at: lexer.location, "a variation replaces the move before it; write that move before this (",
                    token: "(")
            }
        case .variationEnd:
            try beginMoves(&visitor)
            if skipped.closeVariation() { break }
            if line.closeVariation() {
                skipped.isLineLost = false
                visitor.endVariation()
            } else if skipped.isReading {
                throw error(at: lexer.location, "there is no open variation here; remove the )", token: ")")
            }
        case .result(let read):
            try beginMoves(&visitor)
            if isOutsideVariations, result == nil { result = read }
        case .incompleteTag:
            throw error(at: lexer.location, "this tag is not complete; write it as [Name \"value\"]")
        case .unclosedComment:
            try beginMoves(&visitor)
            throw error(at: lexer.location, "this comment is never closed; end it with }", token: "{")
        case .badNAG(let extent):
            let token = Self.quoted(text, extent)
            if skipped.isReading {
                throw error(
                    at: lexer.location, "\(token) is not an annotation; write a number from $0 to $255", token: token)
            }
        case .stray(let extent):
            if skipped.isReading { throw stray(Self.quoted(text, extent), at: lexer.location) }
        case .move, .number, .tag, .comment, .end, .more:
            break
        }
    }

    /// Whether no variation is open, read or skipped.
    var isOutsideVariations: Bool { line.isMainLine && skipped.depth == 0 }
}
