import Scheduling

/// An instant of ISO 8601 with its offset from UTC, such as `2026-11-21T19:00:00+01:00`. Read without Foundation, whose
/// formatters load the data of all calendars and languages, which takes as long as many a command.
struct ISOInstant: Equatable {
    /// Milliseconds since 1970 UTC.
    let milliseconds: Int64
    /// The seconds that the clock on the wall is ahead of UTC.
    let offset: Int

    /// Reads a date, a time of day in seconds or fractions of a second, and `Z`, `+02:00`, `+0200` or `+02`; nil for
    /// anything else.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count > 19, bytes[10] == UInt8(ascii: "T"), let day = StudyDay(String(text.prefix(10))),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let hour = Self.number(bytes[11..<13], upTo: 23), let minute = Self.number(bytes[14..<16], upTo: 59),
            let second = Self.number(bytes[17..<19], upTo: 59)
        else { return nil }
        var rest = bytes[19...]
        var fraction = 0
        if rest.first == UInt8(ascii: ".") {
            let digits = rest.dropFirst().prefix { Self.isDigit($0) }
            guard !digits.isEmpty else { return nil }
            fraction = Self.value(digits.prefix(3)) * [100, 10, 1][min(digits.count, 3) - 1]
            rest = rest.dropFirst(digits.count + 1)
        }
        guard let offset = Self.offset(rest) else { return nil }
        let seconds = day.number * 86_400 + hour * 3600 + minute * 60 + second - offset
        self.offset = offset
        milliseconds = Int64(seconds) * 1000 + Int64(fraction)
    }

    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
        if bytes.count == 1, bytes.first == UInt8(ascii: "Z") || bytes.first == UInt8(ascii: "z") { return 0 }
        guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), bytes.count >= 3,
            let hours = number(bytes.dropFirst().prefix(2), upTo: 23)
        else { return nil }
        var rest = bytes.dropFirst(3)
        if rest.count == 3, rest.first == UInt8(ascii: ":") { rest = rest.dropFirst() }
        guard let minutes = rest.isEmpty ? 0 : number(rest, upTo: 59) else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    /// The number that two digits spell.
    private static func number(_ bytes: ArraySlice<UInt8>, upTo limit: Int) -> Int? {
        guard bytes.count == 2, bytes.allSatisfy(isDigit), value(bytes) <= limit else { return nil }
        return value(bytes)
    }

    private static func value(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
