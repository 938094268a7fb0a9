import Chess
import Scheduling
import Terminal
import Testing
import Training

@testable import Coach
@testable import Console

/// When the learner is reminded of a mistake, and with which days.
@Suite struct RepeatedMistakeViewTests {
    /// 2...Nf6 was played wrongly on these days before, and now again on 21 October 2026.
    private func text(_ days: [String]) throws -> String? {
        let position = try position(after: "1.e4 e5 2.Nf3")
        let move = try position.move(san: "Nf6")
        let mistake = ExplainedMove(
            card: CardID(1), position: position, played: move, prepared: [], wayBack: nil, time: days.count + 1,
            isAnswerOut: false, unanswered: [], earlier: try days.map { try #require(StudyDay($0)) })
        let today = try #require(StudyDay("2026-10-21"))
        return RepeatedMistakeView(mistake: mistake, today: today).text?.plain
    }

    @Test(arguments: [
        (["2026-10-03", "2026-10-17"], "on 3 and 17 October."),
        (["2026-10-03", "2026-10-05", "2026-10-17"], "on 3, 5 and 17 October."),
        (["2026-10-03", "2026-10-03"], "on 3 October."),
        (["2026-09-28", "2026-10-03"], "on 28 September and 3 October."),
        (["2025-10-03", "2025-10-17"], "on 3 and 17 October 2025."),
        (["2025-10-03", "2026-10-03"], "on 3 October 2025 and 3 October."),
        (["2026-10-03", "2026-10-21"], "on 3 October and earlier today."),
        (["2026-10-21", "2026-10-21"], "earlier today."),
        (
            ["2026-10-01", "2026-10-02", "2026-10-03", "2026-10-05", "2026-10-17"],
            "on 2, 3, 5 and 17 October (and on 1 day before)."
        ),
    ])
    func `from the third time on the days are named`(days: [String], expected: String) throws {
        #expect(try text(days) == "You played 2...Nf6 here \(expected)")
    }

    @Test(arguments: [[], ["2026-10-03"]])
    func `before the third time nothing is said`(days: [String]) throws {
        #expect(try text(days) == nil)
    }
}
