import GameDatabases
import Scheduling
import Testing
import Training
import TrainingSupport

@testable import Coach

@Suite struct AnkiScheduleTests {
    private static let first = StudyDay(number: 20_000)

    /// A schedule after events, each on a day counted from the first.
    private func schedule(
        _ events: [(Int, ReviewEvent)], today: Int = 60, under scheduler: Scheduler = .sm2
    ) -> AnkiSchedule {
        let logged = events.enumerated().map { index, event in
            LoggedEvent(
                id: Int64(index + 1),
                CardEvent(
                    event.1, of: CardID(1),
                    at: Moment(day: Self.first.advanced(by: event.0), instant: Int64(index))))
        }
        return AnkiSchedule(
            CardState(replaying: logged, under: scheduler), position: 3, events: logged,
            today: Self.first.advanced(by: today),
            firstDay: Self.first)
    }

    private func rows(_ events: [(Int, ReviewEvent)]) -> [String] {
        schedule(events).reviews.map {
            "\($0.kind) \($0.button) \($0.lastInterval)>\($0.interval) \($0.ease) \($0.milliseconds)"
        }
    }

    @Test func `a card without answers is new`() {
        let schedule = schedule([(0, .introduced(played: "e2e4", milliseconds: 900))])
        #expect(
            schedule.card
                == AnkiCard(schedule: .new(position: 3), isSuspended: false, isBuried: false, answers: 0, lapses: 0))
        #expect(schedule.reviews.isEmpty)
    }

    @Test func `due day, interval, ease, answers and lapses are those of the card`() {
        let schedule = schedule([(0, .review(.perfect)), (1, .review(.hard)), (7, .review(.blackout))])
        #expect(
            schedule.card
                == AnkiCard(
                    schedule: .review(due: 8, interval: 1, ease: 2460), isSuspended: false, isBuried: false,
                    answers: 3, lapses: 1))
        #expect(
            rows([(0, .review(.perfect)), (1, .review(.hard)), (7, .review(.blackout))]) == [
                "learning good 0>1 2600 0", "review hard 1>6 2460 0", "review again 6>1 2460 0",
            ])
    }

    @Test func `every grade has its button; only a 5 that the learner typed is Easy`() {
        for (grade, button) in [
            (Grade.blackout, "again"), (.wrongShown, "again"), (.wrongFound, "again"), (.hard, "hard"), (.good, "good"),
            (.perfect, "good"),
        ] {
            #expect(schedule([(0, .review(grade))]).reviews.map { "\($0.button)" } == [button])
        }
        let typed = Regrade(target: 1, grade: .perfect)
        #expect(rows([(0, .review(.good)), (0, .regraded(typed))]) == ["learning easy 0>1 2600 0"])
        let accepted = Regrade(target: 1, grade: .good, reason: .accepted("d2d4"))
        #expect(rows([(0, .review(.blackout)), (0, .regraded(accepted))]) == ["learning good 0>1 2500 0"])
    }

    @Test func `repeats and early answers are answers that change no schedule`() {
        #expect(
            rows([(0, .review(.blackout)), (0, .repeated(.good)), (0, .early(.perfect))]) == [
                "learning again 0>1 2500 0", "extra good 1>1 0 0", "extra good 1>1 0 0",
            ])
    }

    @Test func `a schedule changed without an answer is a manual row, and a reset starts again`() {
        let due = Self.first.advanced(by: 30)
        #expect(
            rows([
                (0, .reset), (0, .known(due: due)), (30, .rescheduled(due: due.advanced(by: 2))), (32, .reset),
                (33, .review(.good)),
            ]) == [
                "manual none 0>21 2500 0", "manual none 21>21 2500 0", "manual none 21>0 0 0",
                "learning good 0>1 2500 0",
            ])
    }

    @Test func `undone events and wrong first tries are left out, and thinking time is limited`() {
        let slow = ReviewEvent.answered(
            GradedAnswer(.review, .good, by: .answer, played: "e2e4", milliseconds: 90_000))
        let wrong = ReviewEvent.wrongTry(WrongTry(played: "d2d4", milliseconds: 10))
        #expect(
            rows([(0, .review(.blackout)), (0, .undone(target: 1)), (0, wrong), (0, slow)])
                == ["learning good 0>1 2500 60000"])
    }

    @Test func `suspended and buried cards are that in Anki too`() {
        #expect(schedule([(0, .suspended(.command))]).card.isSuspended)
        let buried = ReviewEvent.buried(until: Self.first.advanced(by: 2), .question)
        #expect(schedule([(1, buried)], today: 1).card.isBuried)
        #expect(!schedule([(1, buried)], today: 2).card.isBuried)
    }

    @Test func `FSRS decides the due day, and the ease is Anki's first one`() {
        let fsrs = schedule([(0, .review(.good)), (2, .review(.good))], under: .fsrs(FSRS()))
        let sm2 = schedule([(0, .review(.good)), (2, .review(.good))])
        #expect(fsrs.reviews.map(\.button) == sm2.reviews.map(\.button))
        #expect(fsrs.reviews.map(\.ease) == [2500, 2500])
        #expect(
            fsrs.card.schedule
                == .review(due: 2 + fsrs.reviews[1].interval, interval: fsrs.reviews[1].interval, ease: 2500))
        #expect(fsrs.reviews.map(\.interval) != sm2.reviews.map(\.interval))
    }
}
