import Training

/// The kind of a row of the log. The raw values are exported and part of checksums, the numbers are stored: they never
/// change.
public enum EventKind: String, Sendable, Hashable, CaseIterable {
    case review
    case repeated = "repeat"
    case early
    case introduced
    case wrongTry = "wrong-try"
    case known
    case restarted
    case reset
    case rescheduled
    case madeDue = "made-due"
    case seen = "seen-in-game"
    case added
    case buried
    case suspended
    case released
    case regraded
    case undone

    /// The number in the column `kind`.
    var number: Int { Self.numbered.firstIndex(of: self) ?? -1 }

    /// Nil for a number that stands for no kind.
    init?(number: Int) {
        guard Self.numbered.indices.contains(number) else { return nil }
        self = Self.numbered[number]
    }

    /// The kinds by number. Further ones are appended.
    static let numbered: [EventKind] = [
        .review, .repeated, .early, .introduced, .wrongTry, .known, .restarted, .reset, .rescheduled, .madeDue, .seen,
        .added, .buried, .suspended, .released, .regraded, .undone,
    ]

    /// SQL that is true for an event of one of these kinds.
    ///
    /// - Parameter table: the table or alias of the event; nil where there is only one.
    static func isAny(of kinds: [EventKind], in table: String? = nil) -> String {
        let column = table.map { "\($0).kind" } ?? "kind"
        let numbers = kinds.map { "\($0.number)" }
        return numbers.count == 1 ? "\(column) = \(numbers[0])" : "\(column) IN (\(numbers.joined(separator: ", ")))"
    }

    /// SQL that is true for an event of this kind.
    func isKind(in table: String? = nil) -> String { Self.isAny(of: [self], in: table) }

    /// The graded answers.
    static let answers: [EventKind] = [.review, .repeated, .early]

    /// What the answer counts for; nil for a kind that is not an answer.
    var answer: GradedAnswer.Kind? {
        switch self {
        case .review: .review
        case .repeated: .repeated
        case .early: .early
        default: nil
        }
    }

    init(_ event: ReviewEvent) {
        self =
            switch event {
            case .answered(let answer):
                switch answer.kind {
                case .review: .review
                case .repeated: .repeated
                case .early: .early
                }
            case .introduced: .introduced
            case .wrongTry: .wrongTry
            case .known: .known
            case .restarted: .restarted
            case .reset: .reset
            case .rescheduled: .rescheduled
            case .madeDue: .madeDue
            case .seenInGames: .seen
            case .added: .added
            case .buried: .buried
            case .suspended: .suspended
            case .released: .released
            case .regraded: .regraded
            case .undone: .undone
            }
    }
}
