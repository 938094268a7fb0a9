public import Scheduling
public import Store
public import Training

/// A learner's file, open, and the day it is there: what most commands begin with.
public struct Workspace {
    public let file: LearnerFile
    public let environment: Environment
    /// The study day at the beginning, after the rule for clocks set back: later ones are never before it.
    private let firstDay: StudyDay
    private let rolloverHour: Int

    /// Opens the file for writing, creating it if need be. A clock that was set back is warned of.
    public static func open(_ environment: Environment) throws -> Workspace {
        let file = try LearnerFile.open(path: environment.databasePath, backupFailed: environment.warn)
        return try Workspace(file, environment, warnsOfClock: true)
    }

    /// Opens the file for looking only; nil when there is none yet.
    public static func look(_ environment: Environment, warnsOfClock: Bool = true) throws -> Workspace? {
        do {
            return try Workspace(
                LearnerFile.openReadOnly(path: environment.databasePath), environment, warnsOfClock: warnsOfClock)
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
            // The newest review is not believable; the newest one that is still rules.
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

    /// The day to study on. It turns while a session runs.
    public var day: StudyDay { moment.day }

    /// This moment.
    public var moment: Moment {
        let now = environment.now()
        return Moment(
            day: max(firstDay, environment.studyDay(at: now, rolloverHour: rolloverHour)), instant: now)
    }
}
