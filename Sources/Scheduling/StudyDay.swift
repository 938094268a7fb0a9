/// A study day: a calendar date that begins at a configurable hour (04:00 by default).
///
/// Each review stores its study day as a number that is never recomputed, so that travel through time zones does not
/// change the history. Days are counted in the proleptic Gregorian calendar, not as 86,400 seconds.
public struct StudyDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number of days since 1970-01-01; negative before.
    public let number: Int

    public init(number: Int) { self.number = number }

    /// Creates the day of a date; nil if the date does not exist or the year is outside 1…9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
        else {
            return nil
        }
        number = Self.number(year: year, month: month, day: day)
    }

    /// Reads a date such as `2026-11-21`; nil for anything else.
    public init?(_ iso: some StringProtocol) {
        let parts = iso.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
            parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// Creates the study day of an instant.
    /// - Parameters:
    ///   - localSecondsSince1970: The seconds since 1970-01-01T00:00 in local time: the UTC instant plus the offset of
    ///     the time zone at that instant.
    ///   - rolloverHour: The local hour at which the day begins, 0…23.
    public init(localSecondsSince1970 seconds: Int, rolloverHour: Int = 4) {
        let shifted = seconds - rolloverHour * 3600
        number = shifted >= 0 ? shifted / 86_400 : -((86_399 - shifted) / 86_400)
    }

    public var year: Int { date.year }
    /// The month, 1…12.
    public var month: Int { date.month }
    /// The day of the month, 1…31.
    public var day: Int { date.day }

    public var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        let index = ((number + 3) % 7 + 7) % 7
        return Weekday.allCases[index]
    }

    public enum Weekday: String, Sendable, CaseIterable {
        case monday = "Mon"
        case tuesday = "Tue"
        case wednesday = "Wed"
        case thursday = "Thu"
        case friday = "Fri"
        case saturday = "Sat"
        case sunday = "Sun"
    }

    /// The date as `2026-11-21`.
    public var description: String {
        let date = date
        return "\(Self.padded(date.year, 4))-\(Self.padded(date.month, 2))-\(Self.padded(date.day, 2))"
    }

    /// The date as `21 Nov`.
    public var short: String {
        let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let date = date
        return "\(date.day) \(names[date.month - 1])"
    }

    /// Returns the date as `21 November`, with the year unless it is that of `today`.
    public func long(today: StudyDay) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let date = date
        let text = "\(date.day) \(names[date.month - 1])"
        return date.year == today.year ? text : "\(text) \(date.year)"
    }

    public func advanced(by days: Int) -> StudyDay { StudyDay(number: number + days) }

    /// The number of days from `b` to `a`.
    public static func - (a: StudyDay, b: StudyDay) -> Int { a.number - b.number }
    public static func < (a: StudyDay, b: StudyDay) -> Bool { a.number < b.number }

    // Source of both conversions: the civil calendar in eras of 400 years (146,097 days) that begin on 1 March.

    private var date: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private static func number(year: Int, month: Int, day: Int) -> Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
