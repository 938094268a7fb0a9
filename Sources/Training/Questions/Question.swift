public import Chess
public import Openings

/// A question of a session, with everything that may be shown before the answer.
public struct Question: Sendable {
    public enum Kind: Sendable, Hashable {
        /// A new position: its move is shown, and the learner types it once.
        case introduction
        /// The first graded answer of a new position.
        case new
        case review
        /// Again, on the day of an answer below 4.
        case repeated
        /// Not due: cramming, or on the way from the start.
        case early
    }

    public let card: CardID
    public internal(set) var kind: Kind
    public let repertoire: String
    public let side: Side
    /// The moves that led to the position.
    public let route: PlayedLine
    /// The first ply of `line` that was not on the screen with the question before; `line.count` if all were.
    public let newFrom: Int
    /// The comments on the opponent's move, without those that would give the answer away.
    public let comments: [String]
    /// The arrows and circles of these comments, without those that would give the answer away.
    public let drawings: [Drawing]
    /// The move to type; only in an introduction.
    public let show: AnnotatedMove?
    /// What is shown with the answer; only in an introduction.
    public let notes: AnswerNotes?

    init(_ queued: QueuedCard, _ kind: Kind, line: PlayedLine, newFrom: Int) {
        let card = queued.card
        let filter = LeakFilter(card)
        let isIntroduction = kind == .introduction
        self.card = queued.id
        self.kind = kind
        repertoire = card.repertoire
        side = card.key.side
        route = line
        self.newFrom = newFrom
        comments = card.texts.filter { isIntroduction || filter.admitsComment($0) }
        drawings = card.drawings.filter { isIntroduction || filter.admits($0) }
        show = isIntroduction ? card.prepared.first : nil
        notes = isIntroduction ? AnswerNotes(card, played: nil, isIntroduction: true) : nil
    }

    public var start: Position { route.start }
    /// The moves from `start` that led to the position.
    public var line: [Move] { route.moves }
    public var position: Position { route.position }
    public var lastMove: Move? { line.last }

    /// The key of the learner's notes and added moves in this position.
    public var key: CardKey { CardKey(side: side, epd: position.epd) }

    /// The line in SAN, one text a ply. O(plies).
    public var lineSAN: [String] { start.sanLine(line) }
}

extension Position {
    /// Legal moves from here in SAN, one text a ply; ends before a move that is not legal.
    func sanLine(_ moves: [Move]) -> [String] {
        var position = self
        var line: [String] = []
        for move in moves where position.isLegal(move) {
            line.append(position.san(move))
            position = position.playing(move)
        }
        return line
    }
}
