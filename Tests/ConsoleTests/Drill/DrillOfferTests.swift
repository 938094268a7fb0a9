import Scheduling
import Testing
import Training

@testable import Console
@testable import Store

@Suite struct DrillOfferTests {
    @Test(
        arguments: [
            (14, 0, 0, 0, "14 due"), (14, 2, 1, 9, "14 due, 2 to repeat, 10 new"), (0, 0, 0, 10, "10 new"),
            (0, 3, 0, 0, "3 to repeat"), (0, 0, 0, 0, nil),
        ] as [(Int, Int, Int, Int, String?)])
    func `Enter offers what a drill would ask`(due: Int, toRepeat: Int, pending: Int, new: Int, words: String?) throws {
        let day = try #require(StudyDay("2026-11-21"))
        let counts = DueCounts(
            day: day, due: due, late: 0, oldestLateDays: 0, toRepeat: toRepeat, pending: pending, new: new,
            introducedToday: pending, upcoming: DueCounts.Upcoming(nextDay: nil, tomorrow: 0),
            time: DueCounts.Time(TimeEstimate(due: due, samples: [])))
        #expect(DrillOffer.words(counts) == words)
    }
}
