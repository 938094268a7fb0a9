public import Chess
public import Openings
public import PGN

/// What an import changed, or, of a dry run, what it would change.
public struct ImportReport: Sendable {
    /// One side's part. A file with chapters of both sides has two.
    public struct Part: Sendable {
        /// The whole repertoire, as it is (or would be) after the import.
        public let repertoire: Repertoire
        /// The repertoire as it was; nil where there was none, and where the import was applied.
        public let former: Repertoire?
        /// The chapters of the files. Where an older reading of a file is kept beside a new one, because a chapter was
        /// rejected, a chapter that both have counts once.
        public var chapters: Int {
            let chapters = repertoire.chapters
            let isAscending = zip(chapters, chapters.dropFirst()).allSatisfy {
                ($0.source, $0.number) < ($1.source, $1.number)
            }
            return isAscending ? chapters.count : Set(chapters.map { [$0.source, $0.number] }).count
        }
        /// Its cards: those within the depth of each file.
        public let cards: Int
        public let difference: ImportDifference
        /// The cards of `difference.answerChanged`.
        public let answerChanges: [AnswerChange]
        /// Positions that two files answer with different main moves. Both count as prepared.
        public let conflicts: [AnswerConflict]
        /// Cards beyond the 25th move.
        public let deepCards: Int
    }

    /// The repertoire's name: the one asked for, or the one the file is known under.
    public let name: String
    public let path: String
    /// The path of the source this is a new reading of; nil for a new source.
    public let replaced: String?
    /// White's first.
    public let parts: [Part]
    /// The rejected chapters, in the file's order.
    public let errors: [PGNError]
    /// Cards marked as known.
    public let known: Int
    /// The file's content was the same as before: nothing was (or would be) written.
    public let isUnchanged: Bool
    public let isDryRun: Bool
}

/// One position with different main moves in two files, of this repertoire or of another active one.
public struct AnswerConflict: Hashable, Sendable {
    public struct Answer: Hashable, Sendable {
        public let repertoire: String
        /// The path of the file.
        public let source: String
        public let san: String
        public let location: SourceLocation
    }

    public let position: Position
    public let route: PlayedLine
    /// In the learner's order; the first one is the main move until another one is preferred.
    public let answers: [Answer]
}
