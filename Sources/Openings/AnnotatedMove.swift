public import Chess
public import PGN

/// A move of a repertoire with the author's annotations: a prepared move, a reply of the opponent's, or a mistake the
/// author warns of (`AuthorWarning`).
public struct AnnotatedMove: Hashable, Sendable {
    /// Where a move first appears in the files.
    public struct Origin: Hashable, Sendable {
        /// An index into `Repertoire.chapters`.
        public let chapter: Int
        public let location: SourceLocation
    }

    public let move: Move
    public let san: String
    public let uci: String
    public private(set) var nags: [NAG]
    /// The author's comments on the move from all chapters that play it, without duplicates. Comments on a prepared
    /// move are shown only after the answer.
    public private(set) var comments: [Comment]
    /// Nil for a move the learner added, and in a `CompiledRepertoire`.
    public let origin: Origin?
    /// Whether the learner added the move and no file contains it.
    public let isAdded: Bool

    /// A move that the learner added and that is in no file.
    init(added move: Move, in position: Position) {
        self.init(move, in: position, nags: [], comments: [], isAdded: true)
    }

    init(
        _ move: Move, in position: Position, nags: [NAG], comments: [Comment], origin: Origin? = nil,
        isAdded: Bool = false
    ) {
        self.move = move
        san = position.san(move)
        uci = position.uci(move)
        self.nags = nags
        self.comments = comments
        self.origin = origin
        self.isAdded = isAdded
    }

    /// The author's comments as text, without commands; empty texts are left out.
    public var texts: [String] { comments.texts }
    /// The arrows and circles of the comments, in their order.
    public var drawings: [Drawing] { comments.drawings }

    /// Adds the annotations of another chapter that plays the move.
    mutating func annotate(nags: [NAG], comments: [Comment]) {
        self.nags.merge(nags)
        self.comments += comments
    }
}
