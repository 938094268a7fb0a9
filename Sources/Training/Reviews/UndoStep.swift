public import Openings
public import Scheduling

/// What one `undo` takes back: the newest thing the learner did, with everything that belongs to it.
public struct UndoStep: Hashable, Sendable {
    /// What was done. The raw values are part of the JSON of a drill.
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
        /// Positions put off until another day.
        case bury
        /// Positions put off until they are released.
        case suspend
    }

    public let kind: Kind
    /// Nil where it concerns a position without a card, or several cards.
    public let card: CardID?
    /// Nil where it concerns several positions.
    public let key: CardKey?
    /// The move that was played, accepted or added, in UCI; nil when none was.
    public let move: String?
    /// The events that are void now, oldest first. Empty for what is not in the log.
    public let voided: [ReviewRecord]
    /// The study day it was done on.
    public let day: StudyDay

    public init(
        _ kind: Kind, card: CardID? = nil, key: CardKey? = nil, move: String? = nil, voided: [ReviewRecord] = [],
        day: StudyDay
    ) {
        self.kind = kind
        self.card = card
        self.key = key
        self.move = move
        self.voided = voided
        self.day = day
    }

    /// The step that an event ends; nil when the event is none that `undo` takes back.
    ///
    /// - Parameters:
    ///   - newest: an event that stands.
    ///   - records: all events of its card, by id. For cards buried or suspended at once, also those of the others.
    public init?(takingBack newest: ReviewRecord, among records: [ReviewRecord], key: CardKey? = nil) {
        guard let kind = Kind(newest) else { return nil }
        var voided = [newest]
        switch kind {
        case .answer:
            if let wrongTry = records.wrongTry(before: newest) { voided.insert(wrongTry, at: 0) }
        case .bury, .suspend:
            let standing = records.standing
            voided = standing.filter { $0.kind == newest.kind && $0.instant == newest.instant }
        case .wrongTry, .introduction, .accept, .add, .note: break
        }
        let isOne = voided.allSatisfy { $0.card == newest.card }
        self.init(
            kind, card: isOne ? newest.card : nil, key: isOne ? key : nil, move: newest.played, voided: voided,
            day: newest.day)
    }
}

extension UndoStep.Kind {
    /// What an event ends; nil when it is nothing that `undo` takes back.
    init?(_ record: ReviewRecord) {
        switch record.kind {
        case .wrongTry: self = .wrongTry
        case .review, .repeated, .early: self = record.gradedBy == .accept ? .accept : .answer
        case .introduced: self = .introduction
        case .buried: self = .bury
        case .suspended: self = .suspend
        case .added: self = .add
        case .regraded where record.gradedBy == .accept: self = .accept
        case .regraded, .known, .restarted, .reset, .rescheduled, .madeDue, .seen, .released, .undone: return nil
        }
    }
}

extension [ReviewRecord] {
    /// Those that were not taken back.
    var standing: [ReviewRecord] {
        let voided = Set(lazy.filter { $0.kind == .undone }.compactMap(\.target))
        return filter { $0.id.map { !voided.contains($0) } ?? true }
    }

    /// The wrong first try of an answer; nil when its first try was right.
    fileprivate func wrongTry(before answer: ReviewRecord) -> ReviewRecord? {
        let isEarly = answer.kind == .early
        let earlier = standing.filter { $0.card == answer.card && ($0.id ?? 0) < (answer.id ?? Int64.max) }
        let last = earlier.last { record in
            switch record.kind {
            // A try in a cram belongs to no review, and the other way round.
            case .wrongTry: (record.value == ReviewRecord.early) == isEarly
            case .early: isEarly
            default: record.kind.isAnswer || record.kind == .introduced
            }
        }
        return last.flatMap { $0.kind == .wrongTry && $0.day == answer.day ? $0 : nil }
    }
}
