public import Chess
public import Openings
import Scheduling

/// A drill: which question comes next, how an answer is judged and graded, and what is written to the log.
///
/// A pure state machine: it has no clock and does no input or output but for the log, and every answer is in the log
/// before the call that gave it returns. `question` is what is open; when a call closes it, `question` is the next one
/// already, and nil at the end. Any front end is a loop: show the question, read a line, call, show the outcome.
///
/// A value that holds a reference to its log: use it in one task or actor. With 6,000 cards a call takes about a
/// millisecond.
public struct Session {
    let log: any ReviewLog
    let options: SessionOptions
    /// How the opponent's replies are drawn; nil where they lead to what is due, in the author's order.
    let drawing: ReplyDrawing?
    let graph: LineGraph
    var cards: [QueuedCard]
    let indices: [CardID: Int]

    var day: StudyDay
    let startedAt: Int64
    var done: DayTally
    var policy: GradingPolicy

    /// Parallel to `cards`.
    var roles: [Role]
    /// Due (or crammed) cards, and new ones, in the order they are asked.
    var dueOrder: [Int] = []
    var newOrder: [Int] = []
    var skipped: Set<Int> = []
    /// Skipped cards that are asked after all, whatever the session's limits.
    var beyondLimit: Set<Int> = []
    /// Whether the session's minutes are over.
    var isTimeUp = false
    /// Cards that another session or an import took out of the queue.
    var gone: Set<Int> = []
    /// Questions closed.
    var asked = 0
    /// Cards that count against `SessionOptions.positions`.
    var counted: Set<Int> = []
    /// Cards asked in this session: on the way from the start each comes once.
    var passed: Set<Int> = []

    /// What is asked next in the line under way.
    var planned: [PlannedQuestion] = []
    /// The stop asked last and the move the line went on with.
    var walk: (stop: PlannedQuestion, move: Move)?
    /// The line on the screen: that of the last question, with the move that answered it.
    var shown: (start: Position, line: [Move])?
    /// Where each card was asked last.
    var stops: [Int: PlannedQuestion] = [:]

    var open: OpenQuestion?
    var given: [SessionSummary.Given] = []
    /// Cards as they were before a move was accepted, by the answer's event.
    var withoutAccepted: [Int64: Card] = [:]

    /// What `0`…`5`, `why`, `accept` and a trailing `last` act on; nil before the first answer and after an undo.
    public internal(set) var last: LastAnswer?

    /// - Parameters:
    ///   - repertoires: the graphs whose lines are walked; best one a side, of all its active chapters.
    ///   - cards: what may be asked (one branch or all), in the order of `Repertoire.cards`. A move is judged by the
    ///     card's own prepared moves.
    ///   - done: what the day brought already, over everything.
    ///   - drawing: draws the opponent's replies as they come in games; nil takes the one that leads to what is due, in
    ///     the author's order.
    public init(
        repertoires: [Repertoire], cards: [QueuedCard], done: DayTally = DayTally(),
        options: SessionOptions = SessionOptions(), drawing: ReplyDrawing? = nil, log: any ReviewLog, at moment: Moment
    ) {
        self.log = log
        self.options = options
        self.drawing = drawing
        self.cards = cards
        self.done = done
        graph = LineGraph(repertoires, cards: cards)
        indices = Dictionary(cards.enumerated().map { ($1.id, $0) }) { first, _ in first }
        day = moment.day
        startedAt = moment.instant
        policy = GradingPolicy(usesTime: options.usesTime, recent: options.recentTimes)
        roles = Array(repeating: .nothing, count: cards.count)
        assignRoles()
        advance(at: moment)
    }

    /// The open question; nil when nothing is left to ask.
    public var question: Question? { open?.question }

    /// Whether no schedule changes.
    public var isCram: Bool { options.mode == .cram }

    /// What the open question waits for.
    public var stage: Stage { open?.stage ?? .firstTry }

    /// The last move of the open question that was not prepared; nil before there is one.
    public var openDeviation: Move? { open?.deviation }

    public enum Stage: Hashable, Sendable {
        case firstTry
        /// The first try was wrong.
        case retry
        /// The answer is out, and one of the prepared moves must be typed. Also in an introduction.
        case typing
    }

    /// How many positions this session still holds, the open one included.
    public var remaining: Remaining {
        var remaining = Remaining()
        for role in roles { remaining.count(role) }
        return remaining
    }

    /// How many positions are still asked, the open one included: what remains, within the session's limit.
    public var left: Int {
        let all = remaining.due + remaining.repeats + remaining.new
        return options.positions.map { min(all, max(open == nil ? 0 : 1, $0 - counted.count)) } ?? all
    }

    /// The positions that are still asked, the open one included. O(cards).
    public var positionsToAsk: Set<PositionIdentity> {
        Set(roles.indices.filter { roles[$0] != .nothing }.map { cards[$0].card.position.identity })
    }

    public struct Remaining: Hashable, Sendable {
        /// Due, or to be crammed.
        public var due = 0
        public var repeats = 0
        /// New, shown or not.
        public var new = 0

        mutating func count(_ role: Role) {
            switch role {
            case .due, .cram: due += 1
            case .repeated: repeats += 1
            case .introduction, .waiting: new += 1
            case .nothing: break
            }
        }
    }

    public var summary: SessionSummary { SessionSummary(given, isCramming: options.mode == .cram) }

    /// The card with this id, as the session knows it.
    public subscript(id: CardID) -> QueuedCard? {
        indices[id].map { cards[$0] }
    }
}

/// The state of the question that is open.
struct OpenQuestion {
    let stop: PlannedQuestion
    var question: Question
    var stage: Session.Stage
    var hints = 0
    var hint: Hint?
    var deviation: Move?
    /// The event that bears the grade, once there is one.
    var event: Int64?
}
