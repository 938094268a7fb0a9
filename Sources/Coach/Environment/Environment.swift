public import Scheduling

/// Everything outside the program that a command may use: files, clock, randomness and the user at the terminal. `prep`
/// creates it from arguments, process environment and clock; tests supply their own values.
public struct Environment: Sendable {
    /// The learner's file.
    public var databasePath: String
    /// An engine named on the command line or in the process environment; nil leaves it to the setting and `PATH`.
    public var enginePath: String?
    /// The folders of `PATH`, in which an engine is looked up by its name. All begin with `/`: the current folder is
    /// never one of them.
    public var engineFolders: [String]
    /// The file with the settings that the user confirmed on this machine; nil trusts nothing.
    public var trustedPath: String?
    /// The folder of the bundled repertoires, if it was found.
    public var bundledFolder: String?
    /// Milliseconds since 1970 UTC.
    public var now: @Sendable () -> Int64
    /// Seconds to add to UTC for local wall-clock time at an instant (in milliseconds).
    public var zoneOffset: @Sendable (Int64) -> Int
    /// Whether the clock was fixed by `PREP_NOW`; then answers take no measurable time.
    public var isClockFixed: Bool
    /// Returns a new random number generator; all randomness in the program comes from these.
    public var makeGenerator: @Sendable () -> any RandomNumberGenerator
    /// Shows the user a warning of one sentence. The text may quote files.
    public var warn: @Sendable (String) -> Void = { _ in }
    /// The learner's file, if it is open already.
    public var openedFile = OpenedFile(nil)
    /// Asks the user whether to trust a setting; false when there is no terminal.
    public var confirm: @Sendable (TrustRequest) -> Bool = { _ in false }

    public init(
        databasePath: String, enginePath: String? = nil, engineFolders: [String] = [], trustedPath: String? = nil,
        bundledFolder: String? = nil, now: @escaping @Sendable () -> Int64,
        zoneOffset: @escaping @Sendable (Int64) -> Int, isClockFixed: Bool,
        makeGenerator: @escaping @Sendable () -> any RandomNumberGenerator
    ) {
        self.databasePath = databasePath
        self.enginePath = enginePath
        self.engineFolders = engineFolders
        self.trustedPath = trustedPath
        self.bundledFolder = bundledFolder
        self.now = now
        self.zoneOffset = zoneOffset
        self.isClockFixed = isClockFixed
        self.makeGenerator = makeGenerator
    }

    /// The calendar date of an instant, by the wall clock and the hour at which a study day begins.
    public func studyDay(at instant: Int64, rolloverHour: Int) -> StudyDay {
        let seconds = Int((instant < 0 ? instant - 999 : instant) / 1000)
        return StudyDay(localSecondsSince1970: seconds + zoneOffset(instant), rolloverHour: rolloverHour)
    }
}
