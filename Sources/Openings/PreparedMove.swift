public import Chess
public import PGN

/// A move the learner has prepared in a position.
public struct PreparedMove: Hashable, Sendable {
    public let move: Move
    public let san: String
    public let uci: String
    public internal(set) var nags: [NAG]
    /// What the author says about the move, of all chapters that play it, each once. Shown only after the answer.
    public internal(set) var comments: [Comment]
    /// Where the move first stands: an index into `Repertoire.chapters`. Nil for a move the learner added himself.
    public let chapter: Int?
    /// The move's place in its file; nil for a move the learner added himself.
    public let location: SourceLocation?

    /// A move that stands in no file: the learner's own addition.
    public init(added move: Move, in position: Position) {
        self.init(move, in: position, nags: [], comments: [], chapter: nil, location: nil)
    }

    init(
        _ move: Move, in position: Position, nags: [NAG], comments: [Comment], chapter: Int?, location: SourceLocation?
    ) {
        self.move = move
        san = position.san(move)
        uci = position.uci(move)
        self.nags = nags
        self.comments = comments
        self.chapter = chapter
        self.location = location
    }
}
