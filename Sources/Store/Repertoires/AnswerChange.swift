public import Openings

/// A position whose former main move an import no longer prepares.
public struct AnswerChange: Hashable, Sendable {
    public enum Schedule: Hashable, Sendable {
        /// The card was learnt and starts again as a new one.
        case restarts
        /// The answer is one the card had before: the schedule of that time is back.
        case returns
        /// There was none, or another active repertoire still prepares the former move.
        case unaffected
    }

    /// The way to the position.
    public let route: PlayedLine
    /// The former main move, SAN.
    public let former: String
    /// What is prepared now, SAN, the main move first.
    public let prepared: [String]
    public let schedule: Schedule
}
