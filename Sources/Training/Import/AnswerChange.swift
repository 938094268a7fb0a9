public import Openings

/// A position whose former main move an import no longer prepares.
public struct AnswerChange: Hashable, Sendable {
    public enum Schedule: Hashable, Sendable {
        /// The card was learnt; it starts again as a new one.
        case restarts
        /// The card had this answer before: the schedule of that time returns.
        case returns
        /// The card had no schedule, or another active repertoire still prepares the former move.
        case unaffected
    }

    /// The moves to the position.
    public let route: PlayedLine
    /// The former main move, SAN.
    public let former: String
    /// The prepared moves, SAN, the main move first.
    public let prepared: [String]
    public let schedule: Schedule
}
