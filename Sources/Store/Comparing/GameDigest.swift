public import Chess
import GameDatabases
import Openings

/// What makes two records the same game of a learner's: his side, the players whatever their capitals, the date and
/// the time of the tags, the link if there is one, the start and the moves. Comments, clocks and ratings do not count.
///
/// Sixty-four bits (FNV-1a), the same on every machine: they are stored.
public struct GameDigest: Hashable, Sendable {
    let stored: Int64

    /// - Parameters:
    ///   - words: the players' names, the date, the time and the link; in an order that is always the same.
    ///   - moves: each legal after the one before.
    public init(side: Side, words: [String], start: Position, moves: [Move]) {
        var sum = Checksum()
        for word in words + [start == .initial ? "" : start.fen] {
            sum.add(word.lowercased().utf8)
            sum.add(CollectionOfOne(0))
        }
        sum.add(CollectionOfOne(side.rawValue))
        var bytes: [UInt8] = []
        var position = start
        for move in moves {
            bytes.append(stored: position.storedMove(move))
            position.play(move)
        }
        sum.add(bytes)
        stored = sum.stored
    }
}
