/// A wrong first try.
public struct WrongTry: Hashable, Sendable {
    /// The move, in UCI form.
    public let played: String
    /// Thinking time in milliseconds; nil when unknown.
    public let milliseconds: Int?
    /// Whether the question changes no schedule (cramming): such a try is no part of a review.
    public let isEarly: Bool

    public init(played: String, milliseconds: Int? = nil, isEarly: Bool = false) {
        self.played = played
        self.milliseconds = milliseconds
        self.isEarly = isEarly
    }
}
