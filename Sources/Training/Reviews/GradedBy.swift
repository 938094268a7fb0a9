/// How a grade came about. The raw values are stored and exported: they never change.
public enum GradedBy: String, Sendable, Hashable, CaseIterable {
    /// The first try, without a hint.
    case answer
    /// The first try, after a hint.
    case hint
    /// The second try: right (2) or wrong again (1).
    case retry
    /// The learner asked for the answer.
    case shown
    /// The learner overruled the grade with `0`…`5`.
    case learner
    /// The learner took the deviation into the repertoire.
    case accept
    /// Written by a program or an import, not by an answer.
    case script
}
