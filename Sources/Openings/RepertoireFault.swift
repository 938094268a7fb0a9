public import Chess
public import PGN

/// Something in a repertoire the learner should know of. None of it keeps the repertoire from being drilled.
public enum RepertoireFault: Hashable, Sendable {
    /// Different files answer one position with different main moves. All of them count as prepared, the first is main.
    case conflict(Place, answers: [Answer])
    /// The learner is to move after a prepared line and no move is prepared.
    case unanswered(Place)
    /// One place marks a move as a mistake that another one plays. It counts as a mistake.
    case warnedAndPlayed(Place, san: String)
    /// Cards beyond move 25: as a rule whole games among the chapters.
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

    /// How one file answers.
    public struct Answer: Hashable, Sendable {
        public let source: Int
        /// An index into `Repertoire.chapters`.
        public let chapter: Int
        public let san: String
        public let location: SourceLocation
    }
}
