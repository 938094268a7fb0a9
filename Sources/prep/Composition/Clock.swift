import Coach
import Foundation

/// The only place where the program reads the clock.
enum Clock {
    /// Now in milliseconds since 1970 UTC, and the seconds the wall clock is ahead of UTC at an instant.
    struct Reading: Sendable {
        let now: @Sendable () -> Int64
        let zoneOffset: @Sendable (Int64) -> Int
        let isFixed: Bool
    }

    static let machine = Reading(now: machineNow, zoneOffset: machineOffset, isFixed: false)

    /// The machine's clock and zone, or the instant of `PREP_NOW` and its own offset.
    /// Nil when `PREP_NOW` is not an ISO 8601 instant with offset.
    static func reading(_ environment: [String: String]) -> Reading? {
        guard let fixed = environment["PREP_NOW"], !fixed.isEmpty else {
            return machine
        }
        guard let instant = instant(fixed), let offset = offset(fixed) else { return nil }
        return Reading(now: { instant }, zoneOffset: { _ in offset }, isFixed: true)
    }

    private static func instant(_ text: String) -> Int64? {
        for options in [
            ISO8601DateFormatter.Options.withInternetDateTime, [.withInternetDateTime, .withFractionalSeconds],
        ] {
            let formatter = ISO8601DateFormatter()
            formatter.formatOptions = options
            if let date = formatter.date(from: text) { return Int64((date.timeIntervalSince1970 * 1000).rounded()) }
        }
        return nil
    }

    /// The seconds of `Z`, `+02:00` or `-0330` at the end.
    private static func offset(_ text: String) -> Int? {
        if text.hasSuffix("Z") || text.hasSuffix("z") { return 0 }
        guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
        let digits = text[sign...].dropFirst().filter { $0 != ":" }
        guard digits.count == 4 || digits.count == 2, let number = Int(digits) else { return nil }
        let hours = digits.count == 2 ? number : number / 100
        let minutes = digits.count == 2 ? 0 : number % 100
        return (text[sign] == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    @Sendable private static func machineNow() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Uses the C library, which knows the rules of the time zone at any instant and takes microseconds.
    @Sendable private static func machineOffset(_ instant: Int64) -> Int {
        var seconds = time_t(instant / 1000)
        var local = tm()
        guard localtime_r(&seconds, &local) != nil else { return 0 }
        return local.tm_gmtoff
    }
}
