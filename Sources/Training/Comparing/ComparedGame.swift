public import Chess
public import Openings

/// One of the learner's own games, followed through their repertoire.
public struct ComparedGame: Sendable {
    public let digest: GameDigest
    /// The learner's.
    public let side: Side
    /// The date and the time of the tags, `2025.05.01 00:00:06`: the order of these texts is the order of the games.
    public let played: String
    public let walk: BookWalk

    public init(digest: GameDigest, side: Side, played: String, walk: BookWalk) {
        self.digest = digest
        self.side = side
        self.played = played
        self.walk = walk
    }

    /// Returns the card that a move of this game answered.
    public func card(of move: BookMove) -> CardKey { CardKey(side: side, epd: move.place.identity.epd) }

    /// The position of the learner's own departure; nil when they did not leave the book.
    public var departure: CardKey? {
        guard let departure = walk.departure, departure.isOwn else { return nil }
        return card(of: departure)
    }
}
