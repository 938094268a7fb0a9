public import Chess
public import Openings

/// What is asked, and all that may be shown before the answer.
public struct Question: Sendable {
    public enum Kind: Sendable, Hashable {
        /// A new position: its move is shown and to be typed once.
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
    public let start: Position
    /// The moves from `start` that led here.
    public let line: [Move]
    /// The first ply of `line` that was not on the screen with the question before; `line.count` if all were.
    public let newFrom: Int
    public let position: Position
    /// What is said about the opponent's move, without what would give the answer away.
    public let comments: [String]
    /// What is drawn there, without what would give the answer away.
    public let drawings: [Drawing]
    /// The move to type; only in an introduction.
    public let show: AnnotatedMove?
    /// All that is known of the answer; only in an introduction.
    public let notes: AnswerNotes?

    public var lastMove: Move? { line.last }

    /// What notes and moves of the learner's own hang on.
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

/// What is shown once the answer is out.
public struct AnswerNotes: Sendable {
    public let main: AnnotatedMove
    public let alternatives: [AnnotatedMove]
    public let warnings: [AuthorWarning]
    /// What was held back before the answer, then what the author says about the move played (if it is prepared) or
    /// the main move.
    public let comments: [String]
    /// Drawn likewise.
    public let drawings: [Drawing]

    /// - Parameter nothingWaited: whether the question has shown everything already, as an introduction does.
    init?(_ card: Card, played: Move?, nothingWaited: Bool = false) {
        guard let main = card.prepared.first else { return nil }
        self.main = main
        alternatives = Array(card.prepared.dropFirst())
        warnings = card.warnings
        let filter = LeakFilter(card)
        let told = card.prepared.first { $0.move == played } ?? main
        comments = card.texts.filter { !nothingWaited && !filter.admitsComment($0) } + told.texts
        drawings = card.drawings.filter { !nothingWaited && !filter.admits($0) } + told.drawings
    }
}
