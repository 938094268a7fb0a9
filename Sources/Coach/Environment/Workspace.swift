public import Scheduling
public import Store
public import Training

/// An open data file and the current study day, which most commands need.
public struct Workspace {
    public let file: LearnerFile
    public let environment: Environment
    /// The study day when the file was opened, corrected for a clock that was set back. Later study days are never
    /// before it.
    private let firstDay: StudyDay
    private let rolloverHour: Int

    /// Opens the file for writing, creating it if necessary. Warns about a clock that was set back.
    public static func open(_ environment: Environment) throws -> Workspace {
        environment.openedFile.close()
        let file = try LearnerFile.open(path: environment.databasePath, backupFailed: environment.warn)
        return try Workspace(file, environment, warnsOfClock: true)
    }

    /// Opens the file read-only; nil when there is none yet.
    public static func openReadOnly(_ environment: Environment, warnsOfClock: Bool = true) throws -> Workspace? {
        do {
            let path = environment.databasePath
            let file = try environment.openedFile.take(path: path) ?? LearnerFile.openReadOnly(path: path)
            return try Workspace(file, environment, warnsOfClock: warnsOfClock)
        } catch let error as StoreError where error.kind == .missing {
            return nil
        }
    }

    private init(_ file: LearnerFile, _ environment: Environment, warnsOfClock: Bool) throws {
        self.file = file
        self.environment = environment
        rolloverHour = try file.value(of: .rollover)
        let clock = environment.studyDay(at: environment.now(), rolloverHour: rolloverHour)
        let newest = try file.newestReviewDay()
        let admitted = StudyDay.admitted(clock: clock, newestReview: newest)
        if case .farBehind = admitted.warning {
            // The date of the newest review is implausible, so the newest plausible one counts.
            let believable = try file.newestReviewDay(notAfter: clock.advanced(by: 2))
            firstDay = StudyDay.admitted(clock: clock, newestReview: believable).day
        } else {
            firstDay = admitted.day
        }
        guard warnsOfClock else { return }
        switch admitted.warning {
        case .behind(let days):
            environment.warn("The clock is \(days) d behind your newest answer; the study day stays at \(firstDay).")
        case .farBehind(let days):
            environment.warn(
                "The clock is \(days) d behind your newest answer; \(firstDay) is used. Wrong? prep check --repair")
        case nil: break
        }
    }

    /// The current study day. It can change during a session.
    public var day: StudyDay { moment.day }

    /// The current moment.
    public var moment: Moment {
        let now = environment.now()
        return Moment(
            day: max(firstDay, environment.studyDay(at: now, rolloverHour: rolloverHour)), instant: now)
    }
}
