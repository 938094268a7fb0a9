public import Chess
public import Openings

/// One of the learner's own games, followed through his repertoire.
public struct ComparedGame: Sendable {
    public let digest: GameDigest
    /// The learner's.
    public let side: Side
    /// The date and the time of the tags, `2025.05.01 00:00:06`: such texts in their order are the games in theirs.
    public let played: String
    public let walk: BookWalk

    public init(digest: GameDigest, side: Side, played: String, walk: BookWalk) {
        self.digest = digest
        self.side = side
        self.played = played
        self.walk = walk
    }

    /// The card a move of this game was an answer to.
    public func card(of move: BookMove) -> CardKey { CardKey(side: side, epd: move.place.identity.epd) }
}
