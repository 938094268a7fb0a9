public import Openings
public import PGN

/// What an import changed, or, of a dry run, what it would change.
public struct ImportReport: Sendable {
    /// One side's part. A file with chapters of both sides has two.
    public struct Part: Sendable {
        /// The whole repertoire, as it is (or would be) after the import.
        public let repertoire: Repertoire
        /// Its cards: those within the depth of each file.
        /// The chapters of the files. Where an older reading of a file is kept beside a new one, because a chapter was
        /// rejected, a chapter that both have counts once.
        public var chapters: Int {
            Set(repertoire.chapters.map { [$0.source, $0.number] }).count
        }
        public let cards: Int
        public let difference: ImportDifference
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

    /// Where: the position and the line to it.
    public let place: RepertoireFault.Place
    /// In the learner's order; the first one counts as main until he prefers another.
    public let answers: [Answer]
}
