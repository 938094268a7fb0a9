import Chess
import PGN
import Store

/// A game of the learner's as its file tells it.
struct OwnGame {
    let file: String
    /// Its number in the file, from 1.
    let number: Int
    let tags: GameTags
    let result: GameResult
    /// The learner's.
    let side: Side
    let start: Position
    /// The main line, to its end or its first null move.
    let moves: [Move]

    /// The name of the other one; empty or `?` where the file has none.
    var opponent: String { side == .white ? tags.black : tags.white }

    /// `2025.05.01 00:00:06`.
    var played: String { tags.time.isEmpty ? tags.date : tags.date + " " + tags.time }

    var digest: GameDigest {
        GameDigest(
            side: side, words: [tags.white, tags.black, tags.date, tags.time, tags.link], start: start, moves: moves)
    }
}
