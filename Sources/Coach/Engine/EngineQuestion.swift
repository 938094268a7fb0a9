import Analysis
import Chess

/// One search an engine is asked for.
public struct EngineQuestion: Hashable, Sendable {
    let position: Position
    /// The one move to judge; nil searches all of them.
    let move: Move?
    /// How many of the best moves are wanted; 1 where there is a move to judge.
    let lines: Int
    let budget: SearchBudget

    init(_ position: Position, move: Move? = nil, lines: Int = 1, budget: SearchBudget) {
        self.position = position
        self.move = move
        self.lines = move == nil ? max(1, lines) : 1
        self.budget = budget
    }

    /// The position as engines see it: the number of the move is not looked at, the plies since the last capture or
    /// pawn move are (EPD's `hmvc`).
    var epd: String {
        position.halfmoveClock == 0 ? position.epd : "\(position.epd) hmvc \(position.halfmoveClock);"
    }

    /// `e2e4`, `best`, or `best 3`.
    var words: String {
        move.map(position.uci) ?? (lines == 1 ? "best" : "best \(lines)")
    }

    /// After that the engine is stopped in any case: an engine that works is ten times as fast.
    var patience: Duration {
        switch budget.unit {
        case .nodes: .seconds(10 + budget.amount / 50_000)
        case .milliseconds: .milliseconds(budget.amount) + .seconds(5)
        }
    }

    private struct Key: Hashable {
        let position: PositionIdentity
        let clock: Int
        let move: Move?
        let lines: Int
        let budget: SearchBudget
    }

    private var key: Key {
        Key(
            position: position.identity, clock: position.halfmoveClock, move: move, lines: lines, budget: budget)
    }

    public static func == (a: EngineQuestion, b: EngineQuestion) -> Bool { a.key == b.key }

    public func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
}
