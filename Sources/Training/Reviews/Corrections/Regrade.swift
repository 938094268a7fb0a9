public import Scheduling

/// Another grade for an answer.
public struct Regrade: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
        /// The learner typed the grade.
        case overruled
        /// The learner took the move played into the repertoire; the move in UCI form.
        case accepted(String?)
    }

    /// The number of the answer's event.
    public let target: Int64
    public let grade: Grade
    public let reason: Reason
    /// The due day that load balancing chose for a review with this grade; nil when the interval decides.
    public internal(set) var balanced: BalancedDay?

    public init(target: Int64, grade: Grade, reason: Reason = .overruled, balanced: BalancedDay? = nil) {
        self.target = target
        self.grade = grade
        self.reason = reason
        self.balanced = balanced
    }
}
