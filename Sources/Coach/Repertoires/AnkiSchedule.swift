public import GameDatabases
public import Scheduling
public import Training

/// The schedule and the answers of a card in Anki's terms.
///
/// | Prep | Anki |
/// |---|---|
/// | new | new, in the order of the cards |
/// | due day, interval, ease | the same; learning steps are not used |
/// | grades 0 to 2; 3; 4 and a measured 5; a 5 the learner typed | Again; Hard; Good; Easy |
/// | repeats of a day, early answers | answers that change no schedule |
/// | known, rescheduled, made due by a game | a change without an answer |
/// | reset, restarted | the card becomes new again |
/// | suspended; buried | suspended; buried until the next day |
///
/// Wrong first tries, introductions and undone events are left out; a regraded answer has its last grade.
public struct AnkiSchedule: Sendable {
    public let card: AnkiCard
    public let reviews: [AnkiReview]

    /// - Parameters:
    ///   - position: the rank of the card among the new ones.
    ///   - events: all events of the card, ordered by ID.
    ///   - firstDay: day 0 of the collection.
    public init(
        _ state: CardState, position: Int, events: [LoggedEvent], today: StudyDay, firstDay: StudyDay
    ) {
        reviews = Self.reviews(events, state.memory.scheduler)
        let schedule: AnkiCard.Schedule =
            if let due = state.due {
                .review(due: due - firstDay, interval: max(1, state.interval), ease: Self.ease(state))
            } else {
                .new(position: position)
            }
        card = AnkiCard(
            schedule: schedule, isSuspended: state.isSuspended, isBuried: state.buriedUntil.map { $0 > today } ?? false,
            answers: reviews.count(where: { $0.button != .none }), lapses: state.lapses)
    }

    private static func reviews(_ events: [LoggedEvent], _ scheduler: Scheduler) -> [AnkiReview] {
        var live = CardState.new(under: scheduler)
        return events.effective.compactMap { logged in
            let before = live
            live = live.applying(logged.event, on: logged.day)
            return review(logged.event, from: before, to: live, at: logged.instant)
        }
    }

    private static func review(
        _ event: ReviewEvent, from before: CardState, to after: CardState, at instant: Int64
    ) -> AnkiReview? {
        func row(
            _ kind: AnkiReview.Kind, _ button: AnkiReview.Button = .none, ease: Int? = nil, milliseconds: Int = 0
        ) -> AnkiReview {
            AnkiReview(
                instant: instant, kind: kind, button: button, interval: after.interval, lastInterval: before.interval,
                ease: ease ?? Self.ease(after), milliseconds: milliseconds)
        }
        let counted: AnkiReview.Kind = before.isNew ? .learning : .review
        switch event {
        case .answered(let answer):
            let button = button(answer.grade, isTyped: answer.gradedBy == .learner)
            let milliseconds = min(answer.milliseconds ?? 0, longestAnswer)
            return answer.kind == .review
                ? row(counted, button, milliseconds: milliseconds)
                : row(.extra, button, ease: 0, milliseconds: milliseconds)
        case .seenInGames(let seen):
            return seen.grade.map { row(counted, button($0, isTyped: false)) }
        case .known, .rescheduled, .madeDue:
            return row(.manual)
        case .restarted, .reset:
            return before.isNew ? nil : row(.manual, ease: 0)
        case .wrongTry, .introduced, .added, .buried, .suspended, .released, .regraded, .undone:
            return nil
        }
    }

    /// The longest thinking time that Anki counts by default.
    private static let longestAnswer = 60_000

    private static func button(_ grade: Grade, isTyped: Bool) -> AnkiReview.Button {
        switch grade {
        case .blackout, .wrongShown, .wrongFound: .again
        case .hard: .hard
        case .good: .good
        case .perfect: isTyped ? .easy : .good
        }
    }

    /// The ease in thousandths, as far as Anki's two bytes hold it. FSRS has none, so Anki's first ease is written: Anki
    /// computes stability and difficulty from the reviews.
    private static func ease(_ state: CardState) -> Int {
        min((state.memory.easiness ?? SM2.new.easiness) * 10, Int(UInt16.max))
    }
}
