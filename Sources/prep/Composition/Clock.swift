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
        guard let instant = ISOInstant(fixed) else { return nil }
        return Reading(now: { instant.milliseconds }, zoneOffset: { _ in instant.offset }, isFixed: true)
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
