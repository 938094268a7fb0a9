/// The four ratings of FSRS, G.
public enum FSRSRating: Int, Sendable, Hashable, CaseIterable {
    case again = 1
    case hard = 2
    case good = 3
    case easy = 4

    /// The rating of a grade: 0–2 Again, 3 Hard, 4 Good; 5 is Good where the program gave it (a fast answer), and Easy
    /// only where the learner typed it.
    ///
    /// - Parameter isTyped: whether the learner typed the grade.
    public init(_ grade: Grade, isTyped: Bool) {
        self =
            switch grade {
            case .blackout, .wrongShown, .wrongFound: .again
            case .hard: .hard
            case .good: .good
            case .perfect: isTyped ? .easy : .good
            }
    }

    /// Whether the card was recalled.
    public var isPass: Bool { self != .again }
}
