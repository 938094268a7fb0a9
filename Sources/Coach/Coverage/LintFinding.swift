/// Something in the learner's repertoires that they may want to correct.
public struct LintFinding: Sendable {
    /// What was found.
    public let problem: LintProblem
    public let place: LintLocation

    /// The kind of the problem.
    public var kind: Kind { problem.kind }

    /// The kinds of findings, in the order in which they are shown. The raw value is the `kind` in documents.
    public enum Kind: String, CaseIterable, Sendable {
        case conflict, contradiction, warning, addition, preference
        case noMove = "no-move"
        case deadEnd = "dead-end"
        case losingMove = "losing-move"
        case unreachable, shapes, rare
    }
}
