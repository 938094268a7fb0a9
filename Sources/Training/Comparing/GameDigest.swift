public import Chess
import Openings

/// A digest by which a game is recognised: the learner's side, the players whatever their capitals, the date and the
/// time of the tags, the link if there is one, the start and the moves. Comments, clocks and ratings do not count.
///
/// Sixty-four bits (FNV-1a), the same on every machine: it may be stored.
public struct GameDigest: Hashable, Sendable {
    public let stored: Int64

    /// - Parameters:
    ///   - words: the players' names, the date, the time and the link; always in the same order.
    ///   - moves: each legal after the one before.
    public init(side: Side, words: [String], start: Position, moves: [Move]) {
        var sum = Checksum()
        for word in words + [start == .initial ? "" : start.fen] {
            sum.add(word.lowercased().utf8)
            sum.add(CollectionOfOne(0))
        }
        sum.add(CollectionOfOne(side.rawValue))
        var position = start
        for move in moves {
            let stored = position.storedMove(move)
            sum.add([UInt8(truncatingIfNeeded: stored), UInt8(truncatingIfNeeded: stored >> 8)])
            position.play(move)
        }
        stored = sum.stored
    }
}
