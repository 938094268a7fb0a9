public import Scheduling

/// A prepared move that the learner played in games that were compared together.
public struct SeenInGames: Hashable, Sendable {
    /// The move, in UCI form.
    public let played: String?
    /// The number of games.
    public let games: Int
    /// The grade where the games count as a review of that study day (the setting `game-reviews`). Such a review moves
    /// the schedule but is no answer: `undo` does not find it, and no statistics count it. Nil where they change
    /// nothing.
    public let grade: Grade?
    /// The due day that load balancing chose for the review; nil when the interval decides.
    public internal(set) var balanced: BalancedDay?

    public init(played: String?, games: Int, grade: Grade? = nil, balanced: BalancedDay? = nil) {
        self.played = played
        self.games = games
        self.grade = grade
        self.balanced = balanced
    }
}
