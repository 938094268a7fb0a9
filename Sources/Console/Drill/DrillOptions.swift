public import Chess

/// What `prep drill` was asked for.
public struct DrillOptions: Sendable {
    /// A repertoire's name; nil drills all active ones.
    public var name: String?
    /// Only the branch behind this position.
    public var from: Position?
    public var limit: Int?
    public var minutes: Int?
    /// New positions today, instead of the setting.
    public var newPerDay: Int?
    public var isCram = false
    public var isFromStart = false
    /// The opponent's replies come as often as in the games.
    public var isLikeGames = false
    /// A board style, instead of the setting.
    public var board: String?
    public var isJSON = false

    public init() {}
}
