import Chess

/// Detecting the end of a game, valid or rejected.
extension GameScanner {
    /// Returns whether a token belongs to the next game. A result ends the moves; comments, glyphs and variations after
    /// it still belong to the game up to an empty line. Without tags only moves numbered from 1 begin a game after it.
    @inline(__always)
    func isNextGame(_ token: PGNToken, _ text: Span<UInt8>, _ lexer: PGNLexer) -> Bool {
        switch token {
        case .number(let value, let isBlack):
            if result != nil, isOutsideVariations { return value == 1 && !isBlack }
            // Games without tags and results: an empty line, then move numbers starting with 1 again.
            return value == 1 && lexer.isAfterBlankLine && !isBlack && isOutsideVariations && line.ply >= 2
        case .tag(let name, _):
            if hasBegun { return true }
            guard lexer.isAfterBlankLine else { return false }
            return hasCommentAfterTags || tags.repeats(text.extracting(name.range))
        case .result, .comment, .nag:
            return result != nil && isOutsideVariations && lexer.isAfterBlankLine
        case .end:
            return true
        case .incompleteTag:
            return hasBegun
        default:
            return false
        }
    }

    /// Skips a token of a rejected game, which extends to a result outside its variations and what follows it, or to a
    /// tag. An unclosed brace is skipped like any other character.
    /// - Returns: the variation depth after the token; nil if the game ends before the token.
    mutating func depthAfter(
        _ token: PGNToken, _ depth: Int, _ text: Span<UInt8>, _ lexer: PGNLexer
    ) -> Int? {
        line.closeAll()
        skipped.closeAll()
        var depth = depth
        switch token {
        case .end:
            return nil
        case .tag(let name, _) where !hasBegun:
            // The game's own tags, unless a new tag section begins.
            let name = text.extracting(name.range)
            return lexer.isAfterBlankLine && (name == "Event" || tags.repeats(name)) ? nil : depth
        case .tag, .incompleteTag:
            return hasBegun && (lexer.isFirstOfLine || result != nil) ? nil : depth
        case .variationStart:
            depth += 1
        case .variationEnd:
            depth = max(depth - 1, 0)
        case .result(let read) where depth == 0:
            if isNextGame(token, text, lexer) { return nil }
            result = result ?? read
        default:
            if depth == 0, isNextGame(token, text, lexer) { return nil }
            if depth == 0, case .move = token { line.skipMove() }
        }
        switch token {
        case .comment, .unclosedComment: break
        default: hasBegun = true
        }
        return depth
    }
}
