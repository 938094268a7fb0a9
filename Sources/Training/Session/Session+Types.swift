extension Session {
    /// What the open question waits for.
    public enum Stage: Hashable, Sendable {
        case firstTry
        /// The first try was wrong.
        case retry
        /// The answer is out, and one of the prepared moves must be typed. Also in an introduction.
        case typing
    }

    /// The card a command acts on: the open question's, or (a trailing `last`) that of the last answer.
    public enum CommandTarget: Hashable, Sendable {
        case open
        case last
    }

    /// Numbers of positions that a session still holds.
    public struct Remaining: Hashable, Sendable {
        /// Due, or to be crammed.
        public var due = 0
        public var repeats = 0
        /// New, shown or not.
        public var new = 0

        mutating func count(_ role: Role) {
            switch role {
            case .due, .cram: due += 1
            case .repeated: repeats += 1
            case .introduction, .waiting: new += 1
            case .nothing: break
            }
        }
    }
}
