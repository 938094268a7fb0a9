public import Scheduling

/// An answer with a grade of its own.
public struct GradedAnswer: Hashable, Sendable {
    /// What the answer counts for.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// The first graded answer of a due or new card on a study day: the only answer that moves a schedule.
        case review
        /// A further answer on the day of a review that scored below 4. Changes no schedule.
        case repeated
        /// An answer before the card was due (cramming, a line asked from its start). Changes no schedule.
        case early
    }

    public let kind: Kind
    public internal(set) var grade: Grade
    public let gradedBy: GradedBy
    /// The move, in UCI form; nil where the learner asked for the answer.
    public let played: String?
    /// Thinking time in milliseconds; nil when unknown.
    public let milliseconds: Int?
    /// The due day that load balancing chose for a review; nil when the interval decides.
    public internal(set) var balanced: BalancedDay?

    public init(
        _ kind: Kind, _ grade: Grade, by: GradedBy, played: String? = nil, milliseconds: Int? = nil,
        balanced: BalancedDay? = nil
    ) {
        self.kind = kind
        self.grade = grade
        gradedBy = by
        self.played = played
        self.milliseconds = milliseconds
        self.balanced = balanced
    }
}
