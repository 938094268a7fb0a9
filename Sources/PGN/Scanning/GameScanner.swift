import Chess

/// Reads game after game: takes tokens, finds out where a game ends, plays the moves, and tells a visitor.
struct GameScanner {
    enum Outcome {
        /// A game has been read, or refused.
        case game
        /// The text is at its end.
        case end
        /// More of the text must be at hand.
        case more
    }

    enum Stage {
        /// Between two games.
        case between
        case reading
        /// Behind an error, on the way to the next game, `depth` variations deep.
        case skipping(PGNError, depth: Int)
    }

    var stage = Stage.between
    var number = 0

    /// The positions before and after the last move of the line that is being read.
    var before = Position.initial
    var after = Position.initial
    var lastMove: Move?
    /// Half-moves from the start of the game to the end of the line.
    var ply = 0
    /// Moves of the line that is being read: since its variation began, or the game.
    var movesInLine = 0
    var open: [OpenVariation] = []
    /// What was to move where each open variation begins, without repetitions.
    var origins: [Position] = []

    var tags = StartTags()
    /// Something other than tags and comments has been read.
    var hasBegun = false
    var hasCommentAfterTags = false
    var interest = PGNInterest.everything
    /// How deep in variations that the visitor does not want, and where the outermost was opened.
    var unwanted = 0
    var unwantedStart = SourceLocation.start
    /// The result behind the moves.
    var result: GameResult?

    /// A variation that is open: what it replaces, and where it was opened.
    struct OpenVariation {
        let replaced: Move?
        /// It brought its own position; otherwise it replaces the same move as the variation around it.
        let hasOwnOrigin: Bool
        /// Of the line it stands in.
        let ply: UInt32
        let movesInLine: UInt32
        let location: SourceLocation
    }

    /// Reads to the end of the next game, or as far as the text at hand goes.
    mutating func read<Visitor: PGNVisitor>(
        _ text: Span<UInt8>, _ lexer: inout PGNLexer, _ visitor: inout Visitor
    ) -> Outcome {
        while true {
            if isInMoves, let extent = lexer.nextUsualMove(text) {
                if let error = usualMove(extent, text, at: lexer.location, &visitor) {
                    stage = .skipping(error, depth: open.count)
                }
                continue
            }
            let token = lexer.next(text)
            if case .more = token { return .more }
            switch stage {
            case .between:
                if case .end = token { return .end }
                begin(at: lexer.location)
                visitor.beginGame(number, at: lexer.location)
                fallthrough
            case .reading:
                do throws(PGNError) {
                    if isNextGame(token, text, lexer) {
                        lexer.putBack()
                        stage = .between
                        try finish(&visitor)
                        return .game
                    }
                    try take(token, text, &lexer, &visitor)
                } catch {
                    if case .between = stage {
                        visitor.endGame(.failure(error))
                        return .game
                    }
                    stage = .skipping(error, depth: open.count + unwanted)
                }
            case .skipping(let error, let depth):
                guard let depth = depthBehind(token, depth, text, lexer) else {
                    lexer.putBack()
                    stage = .between
                    visitor.endGame(.failure(error))
                    return .game
                }
                stage = .skipping(error, depth: depth)
            }
        }
    }

    /// Refuses the game that is being read, or the one that begins, for a token that is too long to be one.
    mutating func refuseToken<Visitor: PGNVisitor>(at location: SourceLocation, limit: Int, _ visitor: inout Visitor) {
        if case .skipping = stage { return }
        if case .between = stage {
            begin(at: location)
            visitor.beginGame(number, at: location)
        }
        let error = error(at: location, "this goes on for more than \(limit) bytes; is a brace or a quote missing?")
        stage = .skipping(error, depth: open.count + unwanted)
    }

    /// Whether a move that comes now is this game's, without further ado.
    @inline(__always)
    private var isInMoves: Bool {
        guard hasBegun, result == nil else { return false }
        if case .reading = stage { return true }
        return false
    }

    @inline(__always)
    private mutating func usualMove<Visitor: PGNVisitor>(
        _ extent: Extent, _ text: Span<UInt8>, at location: SourceLocation, _ visitor: inout Visitor
    ) -> PGNError? {
        if isWanted {
            do throws(PGNError) {
                try move(text.extracting(extent.range), at: location, &visitor)
            } catch {
                return error
            }
        } else if unwanted == 0 {
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
        interest = .everything
        unwanted = 0
        result = nil
    }

    @inline(__always)
    private mutating func take<Visitor: PGNVisitor>(
        _ token: PGNToken, _ text: Span<UInt8>, _ lexer: inout PGNLexer, _ visitor: inout Visitor
    ) throws(PGNError) {
        switch token {
        case .move(let extent):
            try beginMoves(&visitor)
            if let error = usualMove(extent, text, at: lexer.location, &visitor) { throw error }
        case .number:
            try beginMoves(&visitor)
        case .tag(let name, let value):
            tag(name, value, text, lexer, &visitor)
        case .comment(let extent):
            if tags.hasAny { hasCommentAfterTags = true }
            if isWanted { withUTF8(text, extent, lexer) { visitor.comment($0) } }
        default:
            try takeOther(token, text, &lexer, &visitor)
        }
    }

    private mutating func takeOther<Visitor: PGNVisitor>(
        _ token: PGNToken, _ text: Span<UInt8>, _ lexer: inout PGNLexer, _ visitor: inout Visitor
    ) throws(PGNError) {
        switch token {
        case .nag(let nag):
            try beginMoves(&visitor)
            if isWanted { visitor.nag(nag) }
        case .variationStart:
            try beginMoves(&visitor)
            if interest == .everything {
                try openVariation(at: lexer.location)
                visitor.beginVariation()
            } else {
                if unwanted == 0 { unwantedStart = lexer.location }
                unwanted += 1
            }
        case .variationEnd:
            try beginMoves(&visitor)
            if unwanted > 0 {
                unwanted -= 1
            } else if closeVariation() {
                visitor.endVariation()
            } else if isWanted {
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
            if isWanted {
                throw error(
                    at: lexer.location, "\(token) is not an annotation; write a number from $0 to $255", token: token)
            }
        case .stray(let extent):
            if isWanted { throw stray(Self.quoted(text, extent), at: lexer.location) }
        case .move, .number, .tag, .comment, .end, .more:
            break
        }
    }

    /// Whether the visitor wants what stands here.
    private var isWanted: Bool { interest != .nothing && unwanted == 0 }

    /// No variation is open, wanted or not.
    var isOutsideVariations: Bool { open.isEmpty && unwanted == 0 }

    /// The end of the game: nothing may be left open.
    private mutating func finish<Visitor: PGNVisitor>(_ visitor: inout Visitor) throws(PGNError) {
        try beginMoves(&visitor)
        if let variation = open.last {
            throw unclosedVariation(at: variation.location, ply: Int(variation.ply))
        }
        if unwanted > 0, interest == .mainLine { throw unclosedVariation(at: unwantedStart, ply: ply) }
        let read = result ?? .unknown
        visitor.endGame(.success(read == .unknown ? tags.result ?? .unknown : read))
    }

    private func unclosedVariation(at location: SourceLocation, ply: Int) -> PGNError {
        PGNError(
            location: location, game: number, message: "this variation is never closed; end it with )", ply: ply,
            token: "(")
    }
}
