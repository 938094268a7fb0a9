import Foundation
import Scheduling
import TestSupport
import Testing

@testable import Coach

/// Study days by the wall clocks of real time zones, compared with Foundation's calendar.
@Suite struct CalendarDayTests {
    static let zones = [
        "UTC", "Asia/Kathmandu", "Asia/Tokyo", "Europe/Berlin", "America/New_York", "America/Santiago",
        "Australia/Lord_Howe", "Pacific/Chatham",
    ]
    private static let years = 2020...2029

    private func environment(_ zone: TimeZone) -> Environment {
        Environment(
            databasePath: "", engineFolders: [], now: { 0 },
            zoneOffset: { zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0) / 1000)) },
            isClockFixed: true,
            makeGenerator: { SystemRandomNumberGenerator() })
    }

    /// The calendar date, or the one before it until four in the morning.
    private func expected(_ date: Date, _ calendar: Calendar) throws -> StudyDay {
        let parts = calendar.dateComponents([.year, .month, .day, .hour], from: date)
        let (year, month, number) = (try #require(parts.year), try #require(parts.month), try #require(parts.day))
        let day = try #require(StudyDay(year: year, month: month, day: number))
        return try #require(parts.hour) < 4 ? day.advanced(by: -1) : day
    }

    /// The instants at which the clock of a zone changes, and the first of each year.
    private func landmarks(_ zone: TimeZone, _ calendar: Calendar) throws -> [Date] {
        var dates: [Date] = []
        for year in Self.years {
            dates.append(try #require(calendar.date(from: DateComponents(year: year, month: 1, day: 1))))
        }
        let last = try #require(dates.last).addingTimeInterval(365 * 86_400)
        var next = zone.nextDaylightSavingTimeTransition(after: dates[0])
        while let date = next, date < last {
            dates.append(date)
            next = zone.nextDaylightSavingTimeTransition(after: date)
        }
        return dates
    }

    /// Around every change of the clock; with `PREP_LONG=1` every half hour of ten years.
    @Test(arguments: zones) func `the study day is the calendar's, in steps of half an hour`(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let environment = environment(zone)
        let landmarks = try landmarks(zone, calendar)
        let first = landmarks.map { Int($0.timeIntervalSince1970) }
        let spans =
            Long.isAsked
            ? [try #require(first.min())..<(try #require(first.max()) + 86_400)]
            : first.map { ($0 - 86_400)..<($0 + 86_400) }
        for span in spans {
            for second in stride(from: span.lowerBound, to: span.upperBound, by: 1_800) {
                let day = environment.studyDay(at: Int64(second) * 1000, rolloverHour: 4)
                let date = Date(timeIntervalSince1970: Double(second))
                guard try day == expected(date, calendar) else {
                    Issue.record("\(date) in \(name) is \(day)")
                    return
                }
            }
        }
    }

    @Test func `a day of 23 hours and a day of 25 hours are one study day each`() throws {
        let environment = environment(try #require(TimeZone(identifier: "Europe/Berlin")))
        func hours(_ day: StudyDay) -> Int {
            // Whole hours from noon of the day before to noon of the day after, UTC.
            let start = (day.number * 24 - 12) * 3_600
            return (0..<72).count { hour in
                environment.studyDay(at: Int64(start + hour * 3_600) * 1000, rolloverHour: 4) == day
            }
        }
        // The clock changes at two or three at night, so the study day of the evening before is the short or the long one.
        #expect(hours(try #require(StudyDay("2026-03-28"))) == 23)
        #expect(hours(try #require(StudyDay("2026-03-29"))) == 24)
        #expect(hours(try #require(StudyDay("2026-10-24"))) == 25)
        #expect(hours(try #require(StudyDay("2026-10-25"))) == 24)
    }

    @Test func `instants before 1970 have a day too`() throws {
        let environment = environment(try #require(TimeZone(identifier: "UTC")))
        #expect(environment.studyDay(at: -1, rolloverHour: 0) == StudyDay("1969-12-31"))
        #expect(environment.studyDay(at: -86_400_001, rolloverHour: 0) == StudyDay("1969-12-30"))
    }
}
