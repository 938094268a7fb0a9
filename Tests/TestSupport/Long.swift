import Foundation

/// Whether the long runs were asked for by `PREP_LONG=1`.
public enum Long {
    public static let isAsked = ProcessInfo.processInfo.environment["PREP_LONG"] == "1"

    /// How many rounds a seeded test makes: `short` in every run, `long` where the long runs were asked for.
    public static func rounds(_ short: Int, long: Int) -> Int { isAsked ? long : short }
}
