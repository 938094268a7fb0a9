/// Statistics of all games of a file, without the chapters of repertoires.
public struct GamesInfo: Sendable, Hashable {
    public internal(set) var games = 0
    /// Names that games have, without the unknown one, here and below.
    public internal(set) var players = 0
    public internal(set) var events = 0
    public internal(set) var sites = 0
    /// The first and the last date with a year, as in the tag; nil without one.
    public internal(set) var firstDate: String?
    public internal(set) var lastDate: String?
    /// The games by result.
    public internal(set) var results = Results()
    /// The average of all ratings, rounded; nil without one.
    public internal(set) var averageElo: Int?
    /// The half-moves of all main lines.
    public internal(set) var plies = 0
    /// Games with more than columns and moves: comments, variations, other tags.
    public internal(set) var annotated = 0
    /// Positions in the position index; 0 without an index.
    public internal(set) var positions = 0
    /// The size of the whole file, cards included.
    public internal(set) var bytes = 0

    /// The statistics of no games.
    public init() {}

    /// Numbers of games by result.
    public struct Results: Sendable, Hashable {
        /// Games that White won.
        public internal(set) var white = 0
        public internal(set) var draws = 0
        /// Games that Black won.
        public internal(set) var black = 0
        /// Games without a result.
        public internal(set) var open = 0
    }
}
