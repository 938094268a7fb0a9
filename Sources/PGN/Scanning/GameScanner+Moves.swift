import Chess

extension GameScanner {
    /// The length in bytes of the longest text that is read as a move.
    private static let longestMove = 32

    /// Plays a move and reports it to the visitor.
    @inline(__always)
    mutating func move<Visitor: PGNVisitor>(
        _ written: Span<UInt8>, at location: SourceLocation, _ visitor: inout Visitor
    ) throws(PGNError) {
        if written.count > Self.longestMove {
            let token = Self.quoted(written)
            throw error(at: location, "\"\(token)\" is not a move; write one such as Nf3 or exd5", token: token)
        }
        do throws(SANError) {
            try line.play(san: written)
        } catch {
            // The illegal move counts like the skipped moves after it, so the end of the game is found as if all were
            // legal.
            defer { line.skipMove() }
            throw self.error(at: location, error.message, token: Self.quoted(written))
        }
        visitor.move(line.lastMove, at: location, before: line.before, after: line.after)
    }

    /// Plays the next moves as long as they are written in their usual forms.
    @inline(__always)
    mutating func usualMoves<Report: UsualMoveReport>(
        _ text: Span<UInt8>, _ lexer: inout PGNLexer, _ visitor: inout Report.Visitor, _: Report.Type
    ) {
        while let word = lexer.nextUsualWord(text), line.play(word.text) {
            lexer.pass(word)
            Report.report(&self, at: lexer.location, to: &visitor)
        }
    }

    /// Returns an error at a token.
    func error(at location: SourceLocation, _ message: String, token: String? = nil) -> PGNError {
        PGNError(
            location: location, game: number, message: message, ply: hasBegun ? line.ply + 1 : nil, token: token)
    }

    func stray(_ token: String, at location: SourceLocation) -> PGNError {
        let message =
            switch token {
            case "}": "there is no open comment here; remove the }"
            default: "\(token) does not belong among moves; remove it, or write { } around the text"
            }
        return error(at: location, message, token: token)
    }

    /// Returns a token's text, shortened to 32 bytes.
    static func quoted(_ token: Span<UInt8>) -> String {
        if token.count <= longestMove { return TextEncoding.string(token) }
        var end = longestMove
        while end > 0, token[end] & 0xC0 == 0x80 { end -= 1 }
        return TextEncoding.string(token.extracting(first: end)) + "…"
    }

    static func quoted(_ text: Span<UInt8>, _ extent: Extent) -> String {
        quoted(text.extracting(extent.range))
    }
}
