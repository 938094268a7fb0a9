public import Scheduling
public import Store

/// Fits the parameters of FSRS to the learner's log.
public struct ParameterFitting {
    /// The counted reviews that are needed.
    public static let fewest = 5 * ReviewHistory.fewestHeldOut

    /// The counted reviews in the log.
    public let counted: Int
    /// Nil when there are too few.
    public let fit: FSRSFit?

    /// Fits. Nothing is written.
    ///
    /// - Parameter progress: receives the finished share, 0…1; what it throws ends the fit.
    public init(_ file: LearnerFile, progress: (Double) throws -> Void) throws {
        let history = try file.reviewHistory()
        counted = history.counted
        fit = try FSRSFit(history, current: file.value(of: .fsrsParameters), progress: progress)
    }
}
