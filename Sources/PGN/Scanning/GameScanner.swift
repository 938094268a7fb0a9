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

    var stage = Stage.betweenGames
    var number = 0

    /// The positions before and after the last move of the current line.
    var before = Position.initial
    var after = Position.initial
    var lastMove: Move?
    /// The number of half-moves from the start of the game to the end of the current line.
    var ply = 0
    /// The number of moves in the current line since the start of its variation or of the game.
    var movesInLine = 0
    var open: [OpenVariation] = []
    /// The positions in which the open variations begin, without repetitions.
    var origins: [Position] = []

    var tags = StartTags()
    /// Whether anything other than tags and comments has been read.
    var hasBegun = false
    var hasCommentAfterTags = false
    var skipPolicy = PGNSkipPolicy.nothing
    /// The depth in variations that are skipped, and the location where the outermost was opened.
    var skippedDepth = 0
    var skippedStart = SourceLocation.start
    /// The result after the moves.
    var result: GameResult?

    /// An open variation.
    struct OpenVariation {
        let replaced: Move?
        /// Whether the variation has its own start position; otherwise it replaces the same move as the enclosing
        /// variation.
        let hasOwnOrigin: Bool
        /// The ply of the enclosing line.
        let ply: UInt32
        let movesInLine: UInt32
        let location: SourceLocation
    }

    /// Reads to the end of the next game, or to the end of the buffer.
    mutating func read<Visitor: PGNVisitor>(
        _ text: Span<UInt8>, _ lexer: inout PGNLexer, _ visitor: inout Visitor
    ) -> Outcome {
        while true {
            if isInMoves, let extent = lexer.nextCommonMove(text) {
                if let error = commonMove(extent, text, at: lexer.location, &visitor) {
                    stage = .skipping(error, depth: open.count)
                }
                continue
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
                    stage = .skipping(error, depth: open.count + skippedDepth)
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
        stage = .skipping(error, depth: open.count + skippedDepth)
    }

    /// Whether the next move belongs to the current game in any case.
    @inline(__always)
    private var isInMoves: Bool {
        guard hasBegun, result == nil else { return false }
        if case .reading = stage { return true }
        return false
    }

    @inline(__always)
    private mutating func commonMove<Visitor: PGNVisitor>(
        _ extent: Extent, _ text: Span<UInt8>, at location: SourceLocation, _ visitor: inout Visitor
    ) -> PGNError? {
        if isReadingMoves {
            do throws(PGNError) {
                try move(text.extracting(extent.range), at: location, &visitor)
            } catch {
                return error
            }
        } else if skippedDepth == 0 {
            ply += 1
        }
        return nil
    }

    private mutating func begin(at location: SourceLocation) {
        stage = .reading
        number += 1
        before = .initial
        after = .initial
        ply = 0
        movesInLine = 0
        open.removeAll(keepingCapacity: true)
        origins.removeAll(keepingCapacity: true)
        tags = StartTags()
        hasBegun = false
        hasCommentAfterTags = false
        skipPolicy = .nothing
        skippedDepth = 0
        result = nil
    }

    @inline(__always)
    private mutating func handle<Visitor: PGNVisitor>(
        _ token: PGNToken, _ text: Span<UInt8>, _ lexer: inout PGNLexer, _ visitor: inout Visitor
    ) throws(PGNError) {
        switch token {
        case .move(let extent):
            try beginMoves(&visitor)
            if let error = commonMove(extent, text, at: lexer.location, &visitor) { throw error }
        case .number:
            try beginMoves(&visitor)
        case .tag(let name, let value):
            tag(name, value, text, lexer, &visitor)
        case .comment(let extent):
            if tags.hasAny { hasCommentAfterTags = true }
            if isReadingMoves { withUTF8(text, extent, lexer) { visitor.comment($0) } }
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
            if isReadingMoves { visitor.nag(nag) }
        case .variationStart:
            try beginMoves(&visitor)
            if skipPolicy == .nothing {
                try openVariation(at: lexer.location)
                visitor.beginVariation()
            } else {
                if skippedDepth == 0 { skippedStart = lexer.location }
                skippedDepth += 1
            }
        case .variationEnd:
            try beginMoves(&visitor)
            if skippedDepth > 0 {
                skippedDepth -= 1
            } else if closeVariation() {
                visitor.endVariation()
            } else if isReadingMoves {
                throw error(at: lexer.location, "there is no open variation here; remove the )", token: ")")
            }
        case .result(let read):
            try beginMoves(&visitor)
            if isOutsideVariations, result == nil { result = read }
        case .incompleteTag:
            throw error(at: lexer.location, "this tag is not complete; write it as [Name \"value\"]")
        case .unclosedComment:
            hasBegun = true
            throw error(at: lexer.location, "this comment is never closed; end it with }", token: "{")
        case .badNAG(let extent):
            let token = Self.quoted(text, extent)
            if isReadingMoves {
                throw error(
                    at: lexer.location, "\(token) is not an annotation; write a number from $0 to $255", token: token)
            }
        case .stray(let extent):
            if isReadingMoves { throw stray(Self.quoted(text, extent), at: lexer.location) }
        case .move, .number, .tag, .comment, .end, .more:
            break
        }
    }

    /// Whether the moves here are read rather than skipped.
    private var isReadingMoves: Bool { skipPolicy != .moves && skippedDepth == 0 }

    /// Whether no variation is open, read or skipped.
    var isOutsideVariations: Bool { open.isEmpty && skippedDepth == 0 }

    /// Ends the game and checks that no variation is open.
    private mutating func finish<Visitor: PGNVisitor>(_ visitor: inout Visitor) throws(PGNError) {
        try beginMoves(&visitor)
        if let variation = open.last {
            throw unclosedVariation(at: variation.location, ply: Int(variation.ply))
        }
        if skippedDepth > 0, skipPolicy == .variations { throw unclosedVariation(at: skippedStart, ply: ply) }
        let read = result ?? .unknown
        visitor.endGame(.success(read == .unknown ? tags.result ?? .unknown : read))
    }

    private func unclosedVariation(at location: SourceLocation, ply: Int) -> PGNError {
        PGNError(
            location: location, game: number, message: "this variation is never closed; end it with )", ply: ply,
            token: "(")
    }
}
