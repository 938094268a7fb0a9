/// What an engine found in one position, kept so that it need not look again.
public struct StoredAnalysis: Hashable, Sendable {
    /// The position, as `Position.epd` writes it, with operations where more of it counts.
    public let epd: String
    /// What gave the answer and may be compared: the engine's name, its settings, the unit of `effort`.
    public let engine: String
    /// What was asked, in the words of whoever stored it: a move in UCI, say.
    public let question: String
    /// How hard it looked; more is stronger.
    public let budget: Int
    /// The answer in the words of whoever stored it; the file does not read it.
    public let found: String

    public init(epd: String, engine: String, question: String, budget: Int, found: String) {
        self.epd = epd
        self.engine = engine
        self.question = question
        self.budget = budget
        self.found = found
    }
}
