import Analysis
import Chess
import UCI

/// One search an engine is asked for.
struct EngineQuestion: Hashable, Sendable {
    let position: Position
    /// The one move to evaluate; nil searches all moves.
    let move: Move?
    /// How many of the best moves are wanted; 1 when there is a move to evaluate.
    let lines: Int
    /// How long the engine searches.
    let limit: EngineLimit

    init(_ position: Position, move: Move? = nil, lines: Int = 1, budget: SearchBudget) {
        self.position = position
        self.move = move
        self.lines = move == nil ? max(1, lines) : 1
        limit = .explanation(budget)
    }

    /// Creates the same question with another limit.
    init(_ question: EngineQuestion, limit: EngineLimit) {
        (position, move, lines) = (question.position, question.move, question.lines)
        self.limit = limit
    }

    /// The evaluation of a position of a reviewed game.
    init(reviewing position: Position, lines: Int = 1, limit: ReviewLimit) {
        self.position = position
        move = nil
        self.lines = lines
        self.limit = .review(limit)
    }

    /// The position as the cache stores it. For an explanation: without the move number, with the plies since the last
    /// capture or pawn move (EPD's `hmvc`). For a review: the FEN.
    var epd: String {
        if case .review = limit { return position.fen }
        return position.halfmoveClock == 0 ? position.epd : "\(position.epd) hmvc \(position.halfmoveClock);"
    }

    /// The question as the cache stores it: `e2e4`, `best`, `best 3`, `review`, or `review 6`.
    var words: String {
        if case .review = limit { return lines == 1 ? "review" : "review \(lines)" }
        return move.map(position.uci) ?? (lines == 1 ? "best" : "best \(lines)")
    }

    private struct Key: Hashable {
        let position: PositionIdentity
        let clock: Int
        let move: Move?
        let lines: Int
        let limit: EngineLimit
    }

    private var key: Key {
        Key(position: position.identity, clock: position.halfmoveClock, move: move, lines: lines, limit: limit)
    }

    static func == (a: EngineQuestion, b: EngineQuestion) -> Bool { a.key == b.key }

    func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
}
