public import Chess
public import PGN

/// A position of a repertoire with its moves and comments from all chapters and move orders that lead to it.
public struct RepertoirePosition: Sendable {
    /// The position as it first appears; its clocks are those of that line.
    public let position: Position
    public let identity: PositionIdentity
    /// Whether the learner is to move.
    public let isOwn: Bool
    private let lineStart: LineStart
    /// The moves from `start` by which the position first appears.
    public let line: [Move]
    /// The learner's moves, the main one first, then the author's order. Empty where the opponent is to move.
    public internal(set) var prepared: [AnnotatedMove] = []
    /// The author's own mistakes here.
    public internal(set) var warnings: [AuthorWarning] = []
    /// The opponent's moves, in the author's order. Empty where the learner is to move.
    public internal(set) var replies: [AnnotatedMove] = []
    /// The comments on the opponent's moves that lead here (at a start: before the first move), each once.
    public internal(set) var comments: [Comment] = []
    /// The chapter of the first appearance: an index into `Repertoire.chapters`.
    public let chapter: Int
    /// The location of the move that first led here; nil at a chapter's start.
    public let location: SourceLocation?
    /// The rank in depth-first order: the main line to its end, then from the last branch back to the first. From 0;
    /// all positions of a repertoire differ.
    public internal(set) var order = 0

    init(
        position: Position, identity: PositionIdentity, isOwn: Bool, start: Position, line: [Move], chapter: Int,
        location: SourceLocation?
    ) {
        self.position = position
        self.identity = identity
        self.isOwn = isOwn
        lineStart = LineStart(start)
        self.line = line
        self.chapter = chapter
        self.location = location
    }

    /// The position the line starts from.
    public var start: Position { lineStart.position }
    /// The line by which the position first appears.
    public var route: PlayedLine { PlayedLine(start: start, moves: line, reaching: position) }
    /// The move that first led here; nil at a chapter's start.
    public var lastMove: Move? { line.last }
}
