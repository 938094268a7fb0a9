public import Chess
public import Openings
public import PGN

/// A position with different main moves in two files, of this repertoire or of another active one.
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
    /// In the user's order; the first one is the main move until another one is preferred.
    public let answers: [Answer]
}
