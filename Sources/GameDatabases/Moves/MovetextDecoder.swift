import Chess
import PGN

/// Decodes moves in PGN: ocgdb's text column `Moves`, the movetext verbatim as in its PGN file, which ocgdb never checks;
/// and the whole games that Prep stores beside a blob.
struct MovetextDecoder {
    private let text: [UInt8]
    /// The maximum number of tags before the moves.
    private let maxTags: Int

    /// Movetext without tags, played from `start`.
    init(_ movetext: String, from start: Position) {
        let tag = start == .initial ? "" : "[FEN \"\(start.fen)\"]\n\n"
        text = Array((tag + movetext).utf8)
        maxTags = tag.isEmpty ? 0 : 1
    }

    /// A game with its tags, which are not passed on.
    init(game text: [UInt8]) {
        self.text = text
        maxTags = .max
    }

    /// Checks the moves and passes them to a visitor.
    ///
    /// - Returns: the result after the moves; `.unknown` without one.
    func decode<Visitor: PGNVisitor>(
        into visitor: inout Visitor, _ skipPolicy: PGNSkipPolicy
    ) throws(MoveDecodingError) -> GameResult {
        var games = PGNReader(text).makeIterator()
        var moves = MoveVisitor(visitor: visitor, remainingTags: maxTags, skipPolicy: skipPolicy)
        let hasGame = games.visitGame(&moves)
        visitor = moves.visitor
        guard hasGame else { return .unknown }
        if let error = moves.error { throw error }
        var second = SkippingVisitor()
        guard !games.visitGame(&second) else {
            throw MoveDecodingError(.unreadableMoves, "its movetext holds more than one game")
        }
        return moves.result
    }

    /// Passes on moves, NAGs, comments and variations, but not tags, start and end, which come from the row.
    private struct MoveVisitor<Visitor: PGNVisitor>: PGNVisitor {
        var visitor: Visitor
        var remainingTags: Int
        let skipPolicy: PGNSkipPolicy
        var error: MoveDecodingError?
        var result = GameResult.unknown
        private var plies = 0

        init(visitor: Visitor, remainingTags: Int, skipPolicy: PGNSkipPolicy) {
            self.visitor = visitor
            self.remainingTags = remainingTags
            self.skipPolicy = skipPolicy
        }

        mutating func tag(_: Span<UInt8>, _: Span<UInt8>) {
            remainingTags -= 1
            if remainingTags < 0 { error = MoveDecodingError(.unreadableMoves, "its movetext holds tags") }
        }

        mutating func beginMoves(from _: Position) -> PGNSkipPolicy { error == nil ? skipPolicy : .moves }

        mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
            plies += 1
            if plies > MoveDecodingError.maxPlies, error == nil { error = .tooLong() }
            if error == nil { visitor.move(move, at: location, before: before, after: after) }
        }

        mutating func nag(_ nag: NAG) { if error == nil { visitor.nag(nag) } }
        mutating func comment(_ text: Span<UInt8>) { if error == nil { visitor.comment(text) } }
        mutating func beginVariation() { if error == nil { visitor.beginVariation() } }
        mutating func endVariation() { if error == nil { visitor.endVariation() } }

        mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
            switch outcome {
            case .success(let result): self.result = result
            case .failure(let failure):
                // A token with the syntax of a move is an illegal move; anything else is not a move.
                let isMove = failure.token.flatMap { try? SAN($0) } != nil
                let reason: DatabaseGameError.Reason = isMove ? .illegalMove : .unreadableMoves
                if error == nil { error = MoveDecodingError(reason, ply: failure.ply, failure.message) }
            }
        }
    }

    /// Skips a game.
    private struct SkippingVisitor: PGNVisitor {
        mutating func beginMoves(from _: Position) -> PGNSkipPolicy { .moves }
        mutating func endGame(_: Result<GameResult, PGNError>) {}
    }
}
