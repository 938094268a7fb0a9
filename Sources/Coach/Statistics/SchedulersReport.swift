public import Scheduling
public import Store

/// How well each scheduler would have predicted the learner's last reviews, for `prep stats --schedulers`.
public struct SchedulersReport {
    /// The counted reviews in the log.
    public let counted: Int
    /// Nil when there are too few counted reviews.
    public let comparison: SchedulerComparison?
    /// The scheduler in use.
    public let algorithm: SchedulingAlgorithm

    /// Reads the log, fits parameters to its first four fifths, and compares on the last one.
    public init(_ file: LearnerFile) throws {
        let history = try file.reviewHistory()
        counted = history.counted
        comparison = SchedulerComparison(history, fitted: FSRSFit(history)?.parameters)
        algorithm = try file.value(of: .scheduler)
    }
}
