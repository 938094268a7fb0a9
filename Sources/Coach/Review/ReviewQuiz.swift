public import Analysis
import Chess

/// The questions of `review --quiz` one after the other. It changes no schedule.
public struct ReviewQuiz: Sendable {
    /// The number of tries for each question.
    public static let tries = 2

    public let questions: [QuizQuestion]
    /// The number of questions that are closed.
    public private(set) var closed = 0
    /// The number of questions answered by a move.
    public private(set) var answered = 0
    /// The number of questions whose first or second try was right.
    public private(set) var right = 0
    /// The number of wrong tries at the open question.
    public private(set) var wrong = 0

    public init(_ questions: [QuizQuestion]) { self.questions = questions }

    /// The open question; nil at the end.
    public var question: QuizQuestion? { closed < questions.count ? questions[closed] : nil }

    /// Counts a try at the open question; nil when there is none.
    ///
    /// - Parameter move: The move in the question's position, with its evaluation.
    public mutating func answer(_ move: ReviewedMove) -> QuizAnswer? {
        guard let question else { return nil }
        if wrong == 0 { answered += 1 }
        let isRight = Self.isRight(move)
        if isRight { right += 1 } else { wrong += 1 }
        let isClosed = isRight || wrong >= Self.tries
        let answer = QuizAnswer(question: question, move: move, isRight: isRight, isClosed: isClosed)
        if isClosed { close() }
        return answer
    }

    /// Closes the open question without an answer.
    public mutating func close() {
        closed += 1
        wrong = 0
    }

    /// Whether the move is the best one or loses at most three points of win chance.
    private static func isRight(_ move: ReviewedMove) -> Bool {
        guard let comparison = move.comparison else { return true }
        return comparison.outcome == .sound || comparison.outcome == .prepared
    }
}
