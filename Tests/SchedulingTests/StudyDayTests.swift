import Scheduling
import Testing

@Suite struct StudyDayTests {
    @Test(arguments: [
        ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("1900-03-01", -25_508),
        ("2026-11-21", 20_778), ("2100-03-01", 47_541), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
    ])
    func `a date and its day number are equivalent`(text: String, number: Int) throws {
        let day = try #require(StudyDay(text))
        #expect(day.number == number)
        #expect(day.description == text)
        #expect(StudyDay(year: day.year, month: day.month, day: day.day) == day)
    }

    @Test func `four centuries of days are consecutive`() {
        var expected = StudyDay(year: 1799, month: 12, day: 31)!
        for year in 1800..<2200 {
            for month in 1...12 {
                for date in 1...31 {
                    guard let day = StudyDay(year: year, month: month, day: date) else { continue }
                    expected = expected.advanced(by: 1)
                    if day != expected || day.year != year || day.month != month || day.day != date {
                        Issue.record("\(year)-\(month)-\(date) became \(day), not \(expected)")
                        return
                    }
                }
            }
        }
    }

    @Test(arguments: [
        "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1", "2026-11-21 ", "+026-11-21",
        "", "today", "2026/11/21", "２０２６-11-21",
    ])
    func `text that is not a date is refused`(text: String) {
        #expect(StudyDay(text) == nil)
    }

    @Test func `days are compared, counted and formatted`() throws {
        let day = try #require(StudyDay("2026-11-21"))
        #expect(day.short == "21 Nov")
        #expect(day.weekday.rawValue == "Sat")
        #expect(day.advanced(by: 2).weekday == .monday)
        #expect(StudyDay(number: 0).weekday == .thursday)
        #expect(StudyDay(number: -4).weekday == .sunday)
        #expect(day.advanced(by: 40) - day == 40)
        #expect(day < day.advanced(by: 1))
    }

    @Test(arguments: [
        (3 * 3_600 + 3_599, -1), (4 * 3_600, 0), (86_400 + 4 * 3_600 - 1, 0), (86_400 + 4 * 3_600, 1),
        (-86_400 + 4 * 3_600 - 1, -2),
    ])
    func `the study day begins at 04:00 local time`(seconds: Int, number: Int) {
        #expect(StudyDay(localSecondsSince1970: seconds).number == number)
    }

    @Test func `the rollover hour can be changed`() {
        #expect(StudyDay(localSecondsSince1970: 3_600, rolloverHour: 0).number == 0)
        #expect(StudyDay(localSecondsSince1970: 5 * 3_600, rolloverHour: 6).number == -1)
    }
}
