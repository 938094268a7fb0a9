import Scheduling
import Testing

@Suite struct ClockTests {
    let today = StudyDay(number: 20_778)

    @Test func `a correct clock is used without a warning`() {
        #expect(StudyDay.admitted(clock: today, newestReview: nil) == (today, nil))
        #expect(StudyDay.admitted(clock: today, newestReview: today) == (today, nil))
        #expect(StudyDay.admitted(clock: today, newestReview: today.advanced(by: -400)) == (today, nil))
    }

    @Test(arguments: [1, 2])
    func `a clock set back by up to two days does not move the study day`(days: Int) {
        let newest = today.advanced(by: days)
        let admitted = StudyDay.admitted(clock: today, newestReview: newest)
        #expect(admitted.day == newest)
        #expect(admitted.warning == .behind(days: days))
    }

    @Test(arguments: [3, 400, 14_600])
    func `beyond two days the clock's day counts, with a warning`(days: Int) {
        let newest = today.advanced(by: days)
        let admitted = StudyDay.admitted(clock: today, newestReview: newest)
        #expect(admitted.day == today)
        #expect(admitted.warning == .farBehind(days: days))
    }
}
