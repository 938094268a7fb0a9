public import Analysis
import Chess
public import Openings

/// The gaps of one side.
public struct GapsReport: Sendable {
    public let repertoire: Repertoire
    /// All gaps that reach the target, the most frequent first.
    public let gaps: [Gap]
    /// The number of further gaps that were played in fewer than `leastGames` games.
    public let leftOut: Int
    public let leastGames: Int
    /// The first gaps, with suggested answers.
    public let shown: [Answered]
    public let ends: [LineEnd]

    public init(repertoire: Repertoire, gaps: [Gap], leftOut: Int, leastGames: Int, shown: [Answered], ends: [LineEnd])
    {
        self.repertoire = repertoire
        self.gaps = gaps
        self.leftOut = leftOut
        self.leastGames = leastGames
        self.shown = shown
        self.ends = ends
    }

    public struct Answered: Sendable {
        public let gap: Gap
        public let answers: [SuggestedAnswer]

        public init(gap: Gap, answers: [SuggestedAnswer]) {
            self.gap = gap
            self.answers = answers
        }

        /// The questions for the engine: about each answer.
        public var questions: [AnswerCheck.Question] {
            answers.map { AnswerCheck.Question(position: gap.after, move: $0.move) }
        }
    }

    /// The same report with the answers in the engine's order.
    public func ordered(by checks: [AnswerCheck.Question: MoveComparison]) -> GapsReport {
        GapsReport(
            repertoire: repertoire, gaps: gaps, leftOut: leftOut, leastGames: leastGames,
            shown: shown.map { $0.ordered(by: checks) }, ends: ends)
    }

    /// White's first moves without an answer. Each would need a separate repertoire rather than one answer.
    public var firstMoves: [Gap] { gaps.filter(\.isFirstMove) }
    /// The gaps that are shown one by one, with a number.
    public var numbered: [Answered] { shown.filter { !$0.gap.isFirstMove } }
    /// The gaps that are not first moves.
    public var replies: [Gap] { gaps.filter { !$0.isFirstMove } }

    /// Whether the report covers several repertoires.
    public var isMixed: Bool { Set(repertoire.chapters.map(\.repertoire)).count > 1 }

}

extension [Gap] {
    /// The share of games that leave the book in one of the gaps while the learner plays the main moves, from 0 to 1.
    public var share: Double { reduce(0) { $0 + $1.byMainMoves } }

    /// Whether some gaps are met only after alternatives.
    public var hasAlternatives: Bool { contains { $0.byMainMoves < $0.probability * 0.99 } }
}

extension Gap {
    /// Whether the reply is the first move of a game.
    public var isFirstMove: Bool { line.isEmpty && start == .initial }
}
