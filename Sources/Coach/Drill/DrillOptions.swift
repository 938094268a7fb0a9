public import Openings
public import Store

/// The options of `prep drill`.
public struct DrillOptions: Sendable {
    /// A repertoire's name; nil drills all active ones.
    public var name: String?
    /// Only the branch after this position. Its moves are the beginning of the line to every question.
    public var from: PlayedLine?
    public var limit: Int?
    public var minutes: Int?
    /// New positions today, instead of the setting. In a cram session, the number of new positions besides the learned
    /// ones; nil for 0.
    public var newPerDay: Int?
    public var isCram = false
    public var isFromStart = false
    /// Whether the opponent's replies are chosen by their frequency in the games.
    public var isLikeGames = false
    /// The games that count; what it leaves open is in the settings.
    public var games = GameFilter()
    /// Whether all games count, whatever the settings say.
    public var countsAllGames = false
    /// A board style, instead of the setting.
    public var board: String?
    public var isJSON = false

    public init() {}
}

extension DrillOptions {
    /// The moves every question's line begins with; nil when none were given.
    public var prefix: PlayedLine? {
        guard let from, !from.moves.isEmpty else { return nil }
        return from
    }
}
