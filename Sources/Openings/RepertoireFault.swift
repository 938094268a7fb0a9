public import Chess
public import PGN

/// A fault of a repertoire that the learner should know. The repertoire can be drilled all the same.
public enum RepertoireFault: Hashable, Sendable {
    /// Different files answer one position with different main moves. All of them count as prepared, the first is main.
    case conflict(Place, answers: [Answer])
    /// The learner is to move after a prepared line and no move is prepared.
    case unanswered(Place)
    /// One chapter marks a move as a mistake and another one plays it. It counts as a mistake.
    case warnedAndPlayed(Place, san: String)
    /// Cards after move 25: usually whole games among the chapters.
    case lateCards(count: Int)

    /// Where in the repertoire.
    public struct Place: Hashable, Sendable {
        public let position: Position
        public let start: Position
        public let line: [Move]
        /// An index into `Repertoire.chapters`.
        public let chapter: Int
        /// Nil at a chapter's start.
        public let location: SourceLocation?
    }

    /// The answer of one file.
    public struct Answer: Hashable, Sendable {
        public let source: Int
        /// An index into `Repertoire.chapters`.
        public let chapter: Int
        public let san: String
        public let location: SourceLocation
    }
}
