import Scheduling
import Testing
import TrainingSupport

@testable import Training

/// The wrong moves that were played at a card.
@Suite struct DeviationHistoryTests {
    private func history(_ events: [(ReviewEvent, day: Int)]) -> DeviationHistory {
        DeviationHistory(
            events.enumerated().map { index, step in
                let moment = Moment(day: StudyDay(number: step.day), instant: Int64(index))
                return LoggedEvent(id: Int64(index + 1), CardEvent(step.0, of: CardID(1), at: moment))
            })
    }

    private func wrong(_ move: String, isEarly: Bool = false) -> ReviewEvent {
        .wrongTry(WrongTry(played: move, isEarly: isEarly))
    }

    private func retried(_ move: String, _ grade: Grade) -> ReviewEvent {
        .answered(GradedAnswer(.review, grade, by: .retry, played: move))
    }

    @Test func `first tries and wrong second tries count, in cramming too`() {
        let history = history([
            (wrong("a2a3"), 1), (retried("h2h3", .wrongShown), 1), (wrong("h2h3", isEarly: true), 4),
            (retried("e2e4", .wrongFound), 4), (.review(.good), 5), (wrong("h2h3"), 9),
        ])
        #expect(history.moves == ["a2a3", "h2h3"])
        #expect(history.days(playing: "h2h3").map(\.number) == [1, 4, 9])
        #expect(history.days(playing: "e2e4").isEmpty)
    }

    @Test func `what was undone does not count`() {
        let history = history([(wrong("a2a3"), 1), (wrong("a2a3"), 2), (.undone(target: 1), 3)])
        #expect(history.days(playing: "a2a3").map(\.number) == [2])
    }
}
