public import Scheduling
public import Training

extension ReviewEvent {
    /// The first graded answer of a day, right or wrong at the first try.
    public static func review(_ grade: Grade) -> ReviewEvent { .answered(GradedAnswer(.review, grade, by: .answer)) }

    /// A further answer of the day.
    public static func repeated(_ grade: Grade) -> ReviewEvent {
        .answered(GradedAnswer(.repeated, grade, by: .answer))
    }

    /// An answer before the card was due.
    public static func early(_ grade: Grade) -> ReviewEvent { .answered(GradedAnswer(.early, grade, by: .answer)) }

    /// The case, without its payload; of an answer what it counts for.
    public var name: String {
        switch self {
        case .answered(let answer): "\(answer.kind)"
        case .wrongTry: "wrongTry"
        case .introduced: "introduced"
        case .known: "known"
        case .restarted: "restarted"
        case .reset: "reset"
        case .rescheduled: "rescheduled"
        case .madeDue: "madeDue"
        case .seenInGames: "seenInGames"
        case .added: "added"
        case .buried: "buried"
        case .suspended: "suspended"
        case .released: "released"
        case .regraded: "regraded"
        case .undone: "undone"
        }
    }
}
