import Chess

/// Where a game ends, whole or refused.
extension GameScanner {
    /// Whether a token is no longer this game's. A result ends the moves; comments, glyphs and variations behind it
    /// still belong to it up to an empty line.
    @inline(__always)
    func isNextGame(_ token: PGNToken, _ text: Span<UInt8>, _ lexer: PGNLexer) -> Bool {
        switch token {
        case .move:
            return result != nil && isOutsideVariations
        case .number(let value, let isBlack):
            if result != nil, isOutsideVariations { return true }
            // Games with neither tags nor results: an empty line, and the moves are counted from 1 again.
            return value == 1 && lexer.isAfterBlankLine && !isBlack && isOutsideVariations && ply >= 2
        case .tag(let name, _):
            if hasBegun { return true }
            guard lexer.isAfterBlankLine else { return false }
            return hasCommentAfterTags || (tags.hasEvent && StartTags.isEvent(text.extracting(name.range)))
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

    /// Passes a token of a refused game, which goes up to a result outside its variations and what follows that, or
    /// to a tag. A brace that is never closed is passed like any other character.
    /// - Returns: how deep in variations what follows stands; nil where the game ends before the token.
    mutating func depthBehind(
        _ token: PGNToken, _ depth: Int, _ text: Span<UInt8>, _ lexer: PGNLexer
    ) -> Int? {
        open.removeAll(keepingCapacity: true)
        unwanted = 0
        var depth = depth
        switch token {
        case .end:
            return nil
        case .tag(let name, _) where !hasBegun:
            // Its own tags, unless they begin anew.
            return lexer.isAfterBlankLine && StartTags.isEvent(text.extracting(name.range)) ? nil : depth
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
            if depth == 0, case .move = token { ply += 1 }
        }
        switch token {
        case .comment, .unclosedComment: break
        default: hasBegun = true
        }
        return depth
    }
}
