import Scheduling
import Testing

/// A time zone defined by rules: an offset, and daylight saving time between two Sundays of the year.
struct ZoneRule: Sendable, CustomTestStringConvertible {
    /// The Sunday of a month, and the second of its UTC day, at which the clock changes. `week` counts Sundays from 1;
    /// 5 is the last. A negative second is on the day before.
    struct Change: Sendable {
        let month: Int, week: Int, second: Int
    }
    let name: String
    let offset: Int
    var saved = 0
    var begins: Change?
    var ends: Change?
    var testDescription: String { name }

    static let eight: [ZoneRule] = [
        ZoneRule(name: "UTC", offset: 0),
        ZoneRule(name: "Kathmandu", offset: 20_700),
        ZoneRule(name: "Tokyo", offset: 32_400),
        ZoneRule(
            name: "Berlin", offset: 3_600, saved: 3_600, begins: Change(month: 3, week: 5, second: 3_600),
            ends: Change(month: 10, week: 5, second: 3_600)),
        ZoneRule(
            name: "New York", offset: -18_000, saved: 3_600, begins: Change(month: 3, week: 2, second: 25_200),
            ends: Change(month: 11, week: 1, second: 21_600)),
        ZoneRule(
            name: "Santiago", offset: -14_400, saved: 3_600, begins: Change(month: 9, week: 1, second: 14_400),
            ends: Change(month: 4, week: 1, second: 10_800)),
        ZoneRule(
            name: "Lord Howe", offset: 37_800, saved: 1_800, begins: Change(month: 10, week: 1, second: -30_600),
            ends: Change(month: 4, week: 1, second: -32_400)),
        ZoneRule(
            name: "Chatham", offset: 45_900, saved: 3_600, begins: Change(month: 9, week: 5, second: -36_000),
            ends: Change(month: 4, week: 1, second: -36_000)),
    ]

    /// Returns the instant of a change in a year, in UTC seconds since 1970.
    private func instant(of change: Change, year: Int) -> Int {
        let nextMonth = change.month == 12 ? (year + 1, 1) : (year, change.month + 1)
        let end = StudyDay(year: nextMonth.0, month: nextMonth.1, day: 1)!
        let first = StudyDay(year: year, month: change.month, day: 1)!
        let sundays = (first.number..<end.number).filter { StudyDay(number: $0).weekday == .sunday }
        let sunday = change.week == 5 ? sundays.last! : sundays[change.week - 1]
        return sunday * 86_400 + change.second
    }

    /// Returns the offsets with the instants from which they apply, in chronological order, beginning before 2020.
    func offsets(years: ClosedRange<Int>) -> [(from: Int, offset: Int)] {
        guard let begins, let ends else { return [(0, offset)] }
        let changes = years.flatMap { year in
            [(instant(of: begins, year: year), offset + saved), (instant(of: ends, year: year), offset)]
        }
        return [(0, begins.month < ends.month ? offset : offset + saved)]
            + changes.sorted { $0.0 < $1.0 }.map { (from: $0.0, offset: $0.1) }
    }
}

@Suite struct TimeZoneTests {
    @Test(arguments: ZoneRule.eight)
    func `in ten years, in steps of half an hour, each day begins once, at 04:00`(zone: ZoneRule) throws {
        let offsets = zone.offsets(years: 2020...2029)
        let start = try #require(StudyDay("2020-01-02")).number * 86_400
        let end = try #require(StudyDay("2029-12-31")).number * 86_400
        var inForce = 0
        var lengths: [Int: Int] = [:]
        var day: StudyDay?
        var began = start
        for instant in stride(from: start, to: end, by: 1_800) {
            while inForce + 1 < offsets.count, offsets[inForce + 1].from <= instant { inForce += 1 }
            let local = instant + offsets[inForce].offset
            let now = StudyDay(localSecondsSince1970: local)
            guard let before = day else {
                day = now
                continue
            }
            if now == before { continue }
            let timeOfDay = local - (local / 86_400) * 86_400
            guard now == before.advanced(by: 1), (14_400..<16_200).contains(timeOfDay) else {
                Issue.record("\(before) was followed by \(now) at second \(timeOfDay) of the local day")
                return
            }
            if began != start { lengths[(instant - began) / 1_800, default: 0] += 1 }
            began = instant
            day = now
        }
        let longAndShort = Set(lengths.keys).subtracting([48])
        let change = zone.saved / 1_800
        #expect(longAndShort == (change == 0 ? [] : [48 - change, 48 + change]))
    }
}
