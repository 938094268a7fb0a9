public import Scheduling
public import Store
public import Training

/// A learner's file, open, and the day it is there: what most commands begin with.
public struct Desk {
    public let file: LearnerFile
    public let surroundings: Surroundings
    /// The day to study on, after the rule for clocks set back.
    public let day: StudyDay

    /// Opens the file for writing, creating it if need be. A clock that was set back is warned of.
    public static func open(_ surroundings: Surroundings, _ printer: Printer) throws -> Desk {
        try Desk(LearnerFile.open(path: surroundings.databasePath), surroundings, printer)
    }

    /// Opens the file for looking only; nil when there is none yet.
    public static func look(_ surroundings: Surroundings, _ printer: Printer) throws -> Desk? {
        do {
            return try Desk(LearnerFile.openReadOnly(path: surroundings.databasePath), surroundings, printer)
        } catch let error as StoreError where error.kind == .missing {
            return nil
        }
    }

    private init(_ file: LearnerFile, _ surroundings: Surroundings, _ printer: Printer) throws {
        self.file = file
        self.surroundings = surroundings
        let clock = surroundings.studyDay(at: surroundings.now(), rolloverHour: try file.rolloverHour())
        let newest = try file.newestReviewDay()
        let admitted = StudyDay.admitted(clock: clock, newestReview: newest)
        if case .farBehind = admitted.warning {
            // The newest review is not believable; the newest one that is still rules.
            let believable = try file.newestReviewDay(notAfter: clock.advanced(by: 2))
            day = StudyDay.admitted(clock: clock, newestReview: believable).day
        } else {
            day = admitted.day
        }
        switch admitted.warning {
        case .behind(let days):
            printer.say("The clock is \(days) d behind your newest answer; the study day stays at \(day).".warning)
        case .farBehind(let days):
            printer.say(
                "The clock is \(days) d behind your newest answer; \(day) is used. Wrong? prep check --repair".warning)
        case nil: break
        }
    }

    /// This moment. The study day does not change while a session runs past its end.
    public var moment: Moment { Moment(day: day, instant: surroundings.now()) }
}

extension LearnerFile {
    /// The hour at which the study day begins, from the settings.
    func rolloverHour() throws -> Int { try number("rollover") ?? 4 }

    /// A setting as a number; nil when it is none.
    func number(_ key: String) throws -> Int? { Int(try setting(key).prefix { $0.isNumber }) }
}
