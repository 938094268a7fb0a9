/// The quality of a recall, SM-2's q.
public enum Grade: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// The learner gave up or asked for the answer first.
    case blackout = 0
    /// Wrong; the answer was shown and then played.
    case wrongShown = 1
    /// Wrong first, then found without help; or right after a strong hint.
    case wrongFound = 2
    /// Right after a weak hint.
    case hard = 3
    /// Right.
    case good = 4
    /// Right immediately, within the learner's personal fast time.
    case perfect = 5

    /// Whether the answer counts as recalled, so that the interval grows (q ≥ 3).
    public var isPass: Bool { self >= .hard }

    /// Whether the card is done for the day (q ≥ 4).
    public var endsRepeats: Bool { self >= .good }

    public static func < (a: Grade, b: Grade) -> Bool { a.rawValue < b.rawValue }
}
