import Chess
public import PGN
public import Store
public import Training

/// The result of a command in a drill. All front ends render the same responses.
public enum DrillResponse {
    case quit
    /// The command needs an open question, and there is none.
    case noQuestion
    /// The command is about the last answer, and there is none.
    case noLastAnswer
    /// The answer is already shown.
    case answerIsOut
    /// Another question is open: a new study day began, or another session removed the card.
    case questionChanged
    case outcome(Outcome)
    case hint(GivenHint)
    /// The prepared moves of the last answer's position, as text: `14...Nxd4 (also Bg4)`.
    case lastAnswer(String)
    case nothingToUndo
    case undone(Undone)
    case noAnswerToGrade
    case regraded(Regraded, LastAnswer)
    case skipped
    case putOff(PutOff)
    /// Neither an open question nor a last answer can be buried or suspended.
    case nothingToPutOff
    /// The file marks the move, given in SAN with its number, as a mistake: it is accepted only when the learner
    /// repeats the command.
    case markedMistake(String)
    case accepted(Accepted)
    /// The last answer was not a deviation.
    case notADeviation
    /// The note on a question's position; nil when it has none.
    case note(String?, Question)
    /// There is a note, but it names the answer, which is not shown yet.
    case noteNamesAnswer(Question)
    case noteSet(String, replacing: String?, Question)
    /// Shapes were drawn or erased.
    case drawn(DrillSession.Drawn)
    /// The learner's shapes in a question's position that may be shown, and the number of those that show the answer.
    case shapes(shown: [Shape], held: Int, Question)
    case added(DrillSession.Addition)
    /// The legal moves in SAN, in the order of their UCI moves.
    case moves([String])
    /// The answer to a question about the board, one sentence a line.
    case boardAnswer(BoardQuery, [String])
    /// The learner asked for more explanation: `ExplanationService.more`.
    case why
    /// The learner asked for the last wrong move beside the prepared one: `ExplanationService.contrast`.
    case contrast
    /// There are no games to explore.
    case noGames
    /// There is no last answer whose games could be explored.
    case nothingToExplore
    case games(ExploredQuestion)
    /// A command that only the front end executes: `board`, `flip`, `back`, `next`, `line`, `last`, `stats`, `help`,
    /// `show NAME`.
    case display(DrillWord)

    /// A question that was buried or suspended.
    public struct PutOff {
        public let question: Question
        public let isSuspended: Bool
        /// Whether it was the open question, so that another question is open now.
        public let wasOpen: Bool
    }

    /// A question whose games are explored.
    public struct ExploredQuestion {
        public let question: Question
        public let base: LearnerFile
        /// The outcome of showing the answer, which the games reveal; nil when it was already shown.
        public let revealed: Outcome?
        public let isQuestionChanged: Bool
    }
}
