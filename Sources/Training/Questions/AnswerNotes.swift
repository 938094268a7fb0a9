import Chess
public import Openings

/// What is shown once the answer is out.
public struct AnswerNotes: Sendable {
    public let main: AnnotatedMove
    public let alternatives: [AnnotatedMove]
    public let warnings: [AuthorWarning]
    /// The comments held back before the answer, then the author's on the move played (if it is prepared) or on the
    /// main move.
    public let comments: [String]
    /// The arrows and circles of these comments.
    public let drawings: [Drawing]
    /// The number of lapses when this answer made the card a leech, or after every fourth further lapse; nil otherwise.
    public internal(set) var leechLapses: Int?

    /// - Parameter isIntroduction: whether the question has shown everything already.
    init?(_ card: Card, played: Move?, isIntroduction: Bool = false) {
        guard let main = card.prepared.first else { return nil }
        self.main = main
        alternatives = Array(card.prepared.dropFirst())
        warnings = card.warnings
        let filter = LeakFilter(card)
        let explained = card.prepared.first { $0.move == played } ?? main
        comments = card.texts.filter { !isIntroduction && !filter.admitsComment($0) } + explained.texts
        drawings = card.drawings.filter { !isIntroduction && !filter.admits($0) } + explained.drawings
    }
}
