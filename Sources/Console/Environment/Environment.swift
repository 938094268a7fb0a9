public import Scheduling
public import Terminal

/// What a command may know of the world around it. Only `prep` fills it in, from arguments, environment and clock;
/// a test fills it with what it likes.
public struct Environment: Sendable {
    /// The learner's file.
    public var databasePath: String
    /// An engine named on the command line or in the environment; nil leaves it to the setting and the usual places.
    public var enginePath: String?
    /// The folders of `PATH`, in which an engine is looked for by its name. All begin with `/`: the current folder is
    /// never one of them.
    public var engineFolders: [String]
    /// Where the prompt's history is kept; nil keeps none.
    public var historyPath: String?
    /// Where the settings are kept that the user confirmed on this machine; nil: nothing is trusted.
    public var trustedPath: String?
    /// The folder of the bundled repertoires, if it was found.
    public var bundledFolder: String?
    public var isInputTerminal: Bool
    public var isOutputTerminal: Bool
    public var isErrorTerminal: Bool
    /// Columns and rows of the terminal; 80 × 24 where there is none.
    public var columns: Int
    public var rows: Int
    public var color: ColorMode
    /// Whether the locale can show more than ASCII.
    public var isUTF8: Bool
    /// Milliseconds since 1970 UTC.
    public var now: @Sendable () -> Int64
    /// Seconds to add to UTC for local wall-clock time at an instant (in milliseconds).
    public var zoneOffset: @Sendable (Int64) -> Int
    /// Whether the clock was fixed by `PREP_NOW`; then answers take no measurable time.
    public var isClockFixed: Bool
    /// New generator; all chance in the program comes from them.
    public var generator: @Sendable () -> any RandomNumberGenerator

    public init(
        databasePath: String, enginePath: String?, engineFolders: [String], historyPath: String?,
        bundledFolder: String?, isInputTerminal: Bool, isOutputTerminal: Bool, isErrorTerminal: Bool, columns: Int,
        rows: Int, color: ColorMode, isUTF8: Bool, now: @escaping @Sendable () -> Int64,
        zoneOffset: @escaping @Sendable (Int64) -> Int, isClockFixed: Bool,
        generator: @escaping @Sendable () -> any RandomNumberGenerator
    ) {
        self.databasePath = databasePath
        self.enginePath = enginePath
        self.engineFolders = engineFolders
        self.historyPath = historyPath
        self.bundledFolder = bundledFolder
        self.isInputTerminal = isInputTerminal
        self.isOutputTerminal = isOutputTerminal
        self.isErrorTerminal = isErrorTerminal
        self.columns = columns
        self.rows = rows
        self.color = color
        self.isUTF8 = isUTF8
        self.now = now
        self.zoneOffset = zoneOffset
        self.isClockFixed = isClockFixed
        self.generator = generator
    }

    /// The calendar date of an instant, by the wall clock and the hour at which a study day begins.
    public func studyDay(at instant: Int64, rolloverHour: Int) -> StudyDay {
        let seconds = Int((instant < 0 ? instant - 999 : instant) / 1000)
        return StudyDay(localSecondsSince1970: seconds + zoneOffset(instant), rolloverHour: rolloverHour)
    }
}
