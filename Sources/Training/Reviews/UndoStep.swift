public import Openings
public import Scheduling

/// What one `undo` takes back: the learner's newest action, with everything that belongs to it.
public struct UndoStep: Hashable, Sendable {
    /// The kind of action. The raw values are part of the JSON of a drill.
    public enum Kind: String, Hashable, Sendable {
        /// A wrong first try whose retry was still open.
        case wrongTry = "wrong-try"
        /// A graded answer, or giving up, together with the wrong first try that came before it.
        case answer
        /// The move of a new position, typed once.
        case introduction
        /// A deviation taken into the repertoire.
        case accept
        /// A move added to the repertoire.
        case add
        /// A note, written or replaced.
        case note
        /// Arrows and circles, drawn or erased.
        case shapes
        /// Positions buried until another day.
        case bury
        /// Positions suspended until they are released.
        case suspend
        /// Positions whose due day was moved.
        case reschedule
        /// Positions marked as known.
        case known
        /// Positions made new again.
        case reset
        /// Positions released from a suspension or a burial.
        case release

        /// Whether one command may have done it to many positions, which one `undo` takes back together.
        public var isOfManyCards: Bool {
            switch self {
            case .bury, .suspend, .reschedule, .known, .reset, .release: true
            case .wrongTry, .answer, .introduction, .accept, .add, .note, .shapes: false
            }
        }
    }

    public let kind: Kind
    /// Nil for a position without a card, and for several cards.
    public let card: CardID?
    /// Nil for several positions.
    public let key: CardKey?
    /// The move that was played, accepted or added, in UCI; nil when none was.
    public let move: String?
    /// The events that are void now, oldest first. Empty for a note and for shapes, which are not in the log.
    public let voided: [LoggedEvent]
    /// The study day it was done on.
    public let day: StudyDay

    public init(
        _ kind: Kind, card: CardID? = nil, key: CardKey? = nil, move: String? = nil, voided: [LoggedEvent] = [],
        day: StudyDay
    ) {
        self.kind = kind
        self.card = card
        self.key = key
        self.move = move
        self.voided = voided
        self.day = day
    }

    /// The step that an event ends; nil when `undo` does not take back such an event.
    ///
    /// - Parameters:
    ///   - newest: an event that was not undone.
    ///   - events: all events of its card, by id. For a step of many cards (`Kind.isOfManyCards`), also those of the others.
    public init?(takingBack newest: LoggedEvent, among events: [LoggedEvent], key: CardKey? = nil) {
        guard let kind = Kind(newest.event) else { return nil }
        var voided = [newest]
        switch kind {
        case .answer:
            if let wrongTry = events.wrongTry(before: newest) { voided.insert(wrongTry, at: 0) }
        case _ where kind.isOfManyCards:
            voided = events.standing.filter { Kind($0.event) == kind && $0.instant == newest.instant }
        default: break
        }
        let isOne = voided.allSatisfy { $0.card == newest.card }
        self.init(
            kind, card: isOne ? newest.card : nil, key: isOne ? key : nil, move: newest.event.move, voided: voided,
            day: newest.day)
    }
}

extension UndoStep.Kind {
    /// What an event ends; nil when `undo` does not take it back.
    public init?(_ event: ReviewEvent) {
        switch event {
        case .wrongTry: self = .wrongTry
        case .answered(let answer): self = answer.gradedBy == .accept ? .accept : .answer
        case .introduced: self = .introduction
        case .buried: self = .bury
        case .suspended: self = .suspend
        case .rescheduled: self = .reschedule
        case .added: self = .add
        case .regraded(let regrade):
            guard case .accepted = regrade.reason else { return nil }
            self = .accept
        case .known(_, byCommand: true): self = .known
        case .reset: self = .reset
        case .released: self = .release
        case .known, .restarted, .madeDue, .seenInGames, .undone: return nil
        }
    }
}

extension ReviewEvent {
    /// The move that the learner played, accepted or added; nil for other events.
    fileprivate var move: String? {
        switch self {
        case .answered(let answer): answer.played
        case .wrongTry(let wrongTry): wrongTry.played
        case .introduced(let played, _): played
        case .added(let move, _): move
        case .regraded(let regrade):
            if case .accepted(let move) = regrade.reason { move } else { nil }
        case .known, .restarted, .reset, .rescheduled, .madeDue, .seenInGames, .buried, .suspended, .released,
            .undone:
            nil
        }
    }
}

extension [LoggedEvent] {
    /// The wrong first try of an answer; nil when its first try was right.
    fileprivate func wrongTry(before answer: LoggedEvent) -> LoggedEvent? {
        let isEarly = answer.event.answer?.kind == .early
        let earlier = standing.filter { $0.card == answer.card && $0.id < answer.id }
        let last = earlier.last { logged in
            switch logged.event {
            // A try in a cram belongs to no review, and the other way round.
            case .wrongTry(let wrongTry): wrongTry.isEarly == isEarly
            case .answered(let answer): answer.kind != .early || isEarly
            case .introduced: true
            default: false
            }
        }
        guard let last, case .wrongTry = last.event, last.day == answer.day else { return nil }
        return last
    }
}
