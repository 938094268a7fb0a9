import Chess
import PGN

/// Moves as PGN: ocgdb's column Moves of type TEXT, which holds the movetext as it stood in its file and which ocgdb
/// never looked into; and the whole games that Prep keeps beside a blob.
struct MovetextDecoder {
    private let text: [UInt8]
    /// Tags that may stand before the moves.
    private let tags: Int

    /// Movetext alone, played from `start`.
    init(_ movetext: String, from start: Position) {
        let tag = start == .initial ? "" : "[FEN \"\(start.fen)\"]\n\n"
        text = Array((tag + movetext).utf8)
        tags = tag.isEmpty ? 0 : 1
    }

    /// A game with its tags, which are told elsewhere.
    init(whole text: [UInt8]) {
        self.text = text
        tags = .max
    }

    /// - Returns: the result behind the moves; `.unknown` where there is none.
    func tell<Visitor: PGNVisitor>(_ visitor: inout Visitor, _ skipPolicy: PGNSkipPolicy) throws(MoveDecodingError)
        -> GameResult
    {
        var games = PGNReader(text).makeIterator()
        var listener = Listener(visitor: visitor, tagsExpected: tags, skipPolicy: skipPolicy)
        let hasGame = games.visitGame(&listener)
        visitor = listener.visitor
        guard hasGame else { return .unknown }
        if let fault = listener.fault { throw fault }
        var second = Nobody()
        guard !games.visitGame(&second) else {
            throw MoveDecodingError(.unreadableMoves, "its movetext holds more than one game")
        }
        return listener.result
    }

    /// Passes on what is said of moves, and keeps tags, start and end to itself: the row tells those.
    private struct Listener<Visitor: PGNVisitor>: PGNVisitor {
        var visitor: Visitor
        var tagsExpected: Int
        let skipPolicy: PGNSkipPolicy
        var fault: MoveDecodingError?
        var result = GameResult.unknown
        private var plies = 0

        init(visitor: Visitor, tagsExpected: Int, skipPolicy: PGNSkipPolicy) {
            self.visitor = visitor
            self.tagsExpected = tagsExpected
            self.skipPolicy = skipPolicy
        }

        mutating func tag(_: Span<UInt8>, _: Span<UInt8>) {
            tagsExpected -= 1
            if tagsExpected < 0 { fault = MoveDecodingError(.unreadableMoves, "its movetext holds tags") }
        }

        mutating func beginMoves(from _: Position) -> PGNSkipPolicy { fault == nil ? skipPolicy : .moves }

        mutating func move(_ move: Move?, at location: SourceLocation, before: Position, after: Position) {
            plies += 1
            if plies > MoveDecodingError.mostPlies, fault == nil { fault = .tooLong() }
            if fault == nil { visitor.move(move, at: location, before: before, after: after) }
        }

        mutating func nag(_ nag: NAG) { if fault == nil { visitor.nag(nag) } }
        mutating func comment(_ text: Span<UInt8>) { if fault == nil { visitor.comment(text) } }
        mutating func beginVariation() { if fault == nil { visitor.beginVariation() } }
        mutating func endVariation() { if fault == nil { visitor.endVariation() } }

        mutating func endGame(_ outcome: Result<GameResult, PGNError>) {
            switch outcome {
            case .success(let result): self.result = result
            case .failure(let error):
                // A token that is a move as a text cannot be played; anything else is no move at all.
                let isMove = error.token.flatMap { try? SAN($0) } != nil
                let reason: DatabaseGameError.Reason = isMove ? .illegalMove : .unreadableMoves
                if fault == nil { fault = MoveDecodingError(reason, ply: error.ply, error.message) }
            }
        }
    }

    private struct Nobody: PGNVisitor {
        mutating func beginMoves(from _: Position) -> PGNSkipPolicy { .moves }
        mutating func endGame(_: Result<GameResult, PGNError>) {}
    }
}
