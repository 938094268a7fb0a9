public import Chess
public import PGN
public import Training

/// A game of the learner's, as read from its file.
public struct OwnGame: Sendable {
    public let file: String
    /// Its number in the file, from 1.
    public let number: Int
    public let tags: GameTags
    public let result: GameResult
    /// The learner's side.
    public let side: Side
    public let start: Position
    /// The main line, to its end or its first null move.
    public let moves: [Move]

    /// The opponent's name; empty or `?` when the file does not contain it.
    public var opponent: String { side == .white ? tags.black : tags.white }

    /// `2025.05.01 00:00:06`.
    public var played: String { tags.time.isEmpty ? tags.date : tags.date + " " + tags.time }

    public var digest: GameDigest {
        GameDigest(
            side: side, words: [tags.white, tags.black, tags.date, tags.time, tags.link], start: start, moves: moves)
    }
}
