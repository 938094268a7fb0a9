/// The result of an engine for one position, stored so that it need not search again.
public struct StoredAnalysis: Hashable, Sendable {
    /// The position as `Position.epd`, with operations if the question needs more than the position.
    public let epd: String
    /// The engine: its name, its settings and the unit of `budget`. Results with equal values are comparable.
    public let engine: String
    /// The question in the format of the caller, such as a move in UCI.
    public let question: String
    /// The search budget; more is stronger.
    public let budget: Int
    /// The result in the format of the caller.
    public let found: String

    public init(epd: String, engine: String, question: String, budget: Int, found: String) {
        self.epd = epd
        self.engine = engine
        self.question = question
        self.budget = budget
        self.found = found
    }
}
