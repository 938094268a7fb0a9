import Chess

/// Checks that concern a game as a whole.
extension GameScanner {
    /// Checks that a move or number does not continue a game after its result. A new game without tags must be numbered
    /// from 1.
    /// - Parameter isFirst: Whether the token is White's number 1.
    @inline(__always)
    mutating func checkContinuation(isFirst: Bool, at location: SourceLocation) throws(PGNError) {
        if isFirst {
            needsFirstNumber = false
        } else if needsFirstNumber || result != nil {
            try refuseContinuation(at: location)
        }
    }

    private func refuseContinuation(at location: SourceLocation) throws(PGNError) {
        guard isOutsideVariations, skipped.isReading else { return }
        throw error(
            at: location, "these moves follow the result of a game; begin a new game with tags or with move number 1")
    }

    /// Ends the game, and checks that no variation is open. A Result tag that contradicts the result is reported.
    mutating func finish<Visitor: PGNVisitor>(_ visitor: inout Visitor) throws(PGNError) {
        try beginMoves(&visitor)
        while let variation = line.innermost {
            let error = unclosedVariation(at: variation.location, ply: variation.ply)
            guard strictness == .lenient else { throw error }
            visitor.error(error)
            _ = line.closeVariation()
            visitor.endVariation()
        }
        if skipped.depth > 0, skipped.policy == .variations {
            let error = unclosedVariation(at: skipped.start, ply: line.ply)
            guard strictness == .lenient else { throw error }
            visitor.error(error)
        }
        let read = result ?? .unknown
        if skipped.policy != .moves, let location = tags.contradiction(to: read) {
            visitor.error(contradiction(of: read, at: location))
        }
        visitor.endGame(.success(read == .unknown ? tags.result ?? .unknown : read))
    }

    private func unclosedVariation(at location: SourceLocation, ply: Int) -> PGNError {
        PGNError(
            location: location, game: number, message: "this variation is never closed; end it with )", ply: ply,
            token: "(")
    }

    private func contradiction(of end: GameResult, at location: SourceLocation) -> PGNError {
        let other = end == .unknown || end == tags.result ? "another Result tag" : "the result after the moves"
        let value = (end == .unknown ? tags.result ?? end : end).rawValue
        return PGNError(
            location: location, game: number, message: "this Result tag contradicts \(other), \(value); correct one")
    }

    /// Rejects the game because of an error; a lenient reader skips only what the error makes unreadable.
    mutating func handle<Visitor: PGNVisitor>(
        _ error: PGNError, at token: PGNToken, _ lexer: PGNLexer, _ visitor: inout Visitor
    ) {
        guard strictness == .lenient, hasStart || !hasBegun else {
            stage = .skipping(error, depth: line.depth + skipped.depth)
            return
        }
        visitor.error(error)
        switch token {
        case .variationStart:
            skipped.openVariation(at: lexer.location)
        case .move, .number:
            needsFirstNumber = false
            skipped.isLineLost = true
        default:
            break
        }
    }
}
