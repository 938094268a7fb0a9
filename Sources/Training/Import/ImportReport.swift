public import Openings
public import PGN

/// What an import changes; of a dry run, what it would change.
public struct ImportReport: Sendable {
    /// One side's part. A file with chapters of both sides has two.
    public struct Part: Sendable {
        /// The whole repertoire after the import.
        public let repertoire: Repertoire
        /// The repertoire before a dry run; nil where there was none, and where the import was applied.
        public let former: Repertoire?
        /// How many chapters the files have. Where an older version of a file is kept beside a new one, because a chapter
        /// was rejected, a chapter of both counts once.
        public var chapters: Int {
            let chapters = repertoire.chapters
            let isAscending = zip(chapters, chapters.dropFirst()).allSatisfy {
                ($0.source, $0.number) < ($1.source, $1.number)
            }
            return isAscending ? chapters.count : Set(chapters.map { [$0.source, $0.number] }).count
        }
        /// How many cards are within the depth of their file.
        public let cards: Int
        public let difference: ImportDifference
        /// The cards of `difference.answerChanged`.
        public let answerChanges: [AnswerChange]
        /// Positions that two files answer with different main moves. Both count as prepared.
        public let conflicts: [AnswerConflict]
        /// How many cards come after the 25th move.
        public let deepCards: Int
    }

    /// The repertoire's name: the requested one, or the one the file is known under.
    public let name: String
    public let path: String
    /// The path of the source that is replaced; nil for a new source.
    public let replaced: String?
    /// White's first.
    public let parts: [Part]
    /// The errors of the rejected chapters, in the file's order.
    public let errors: [PGNError]
    /// The errors of chapters that were read nevertheless, in the file's order.
    public let warnings: [PGNError]
    /// How many cards are marked as known.
    public let known: Int
    /// Whether nothing is written, because the file is the same as before.
    public let isUnchanged: Bool
    public let isDryRun: Bool
}
