/// What a file of games holds, the chapters of repertoires left out.
public struct GamesInfo: Sendable, Hashable {
    public internal(set) var games = 0
    /// Names that games bear, the unknown one left out, here and below.
    public internal(set) var players = 0
    public internal(set) var events = 0
    public internal(set) var sites = 0
    /// The first and the last date with a year, as they are written; nil without one.
    public internal(set) var firstDate: String?
    public internal(set) var lastDate: String?
    /// Games won by White, drawn, won by Black, and without a result.
    public internal(set) var white = 0
    public internal(set) var draws = 0
    public internal(set) var black = 0
    public internal(set) var open = 0
    /// Of all ratings given, rounded; nil without one.
    public internal(set) var averageElo: Int?
    /// Half-moves of all main lines.
    public internal(set) var plies = 0
    /// Games of which more is kept than columns and moves: comments, variations, further tags.
    public internal(set) var annotated = 0
    /// Positions with statistics of their own; 0 where there is no index.
    public internal(set) var positions = 0
    /// Of the file on the disk, cards and all.
    public internal(set) var bytes = 0

    /// Of no games.
    public init() {}
}
