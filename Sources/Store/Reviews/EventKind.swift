import Training

/// The kind of a row of the log. The raw values are stored and exported: they never change.
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
