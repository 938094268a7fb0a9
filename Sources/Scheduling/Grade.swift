/// How well a move was recalled, SM-2's q.
public enum Grade: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// Gave up, or asked for the answer first.
    case blackout = 0
    /// Wrong, then shown and typed.
    case wrongShown = 1
    /// Wrong first and then found unaided, or right after a strong hint.
    case wrongFound = 2
    /// Right after a weak hint.
    case hard = 3
    /// Right.
    case good = 4
    /// Right at once, within the learner's own quick time.
    case perfect = 5

    /// Whether the interval grows (q ≥ 3).
    public var isPass: Bool { self >= .hard }

    /// Whether the card need not be asked again on the same day (q ≥ 4).
    public var endsRepeats: Bool { self >= .good }

    public static func < (a: Grade, b: Grade) -> Bool { a.rawValue < b.rawValue }
}
