public import Chess
public import Openings
public import Store

/// The opponents' moves that left the book, each with the number by which it can be answered (`add`). Numbers follow
/// the games; the same move in the same position has one number.
public struct NumberedDepartures {
    private struct Key: Hashable {
        let side: Side
        let position: PositionIdentity
        let move: Move
    }

    private var numbers: [Key: Int] = [:]
    public private(set) var listed: [ListedGap] = []

    /// - Parameter books: the repertoires the games were compared with, one a side.
    public init(_ comparisons: [GameComparison], books: [Repertoire]) {
        for comparison in comparisons {
            guard let departure = comparison.walk.departure, !departure.isOwn,
                let book = books.first(where: { $0.side == comparison.game.side })
            else { continue }
            let key = Key(side: book.side, position: departure.place.identity, move: departure.move)
            guard numbers[key] == nil,
                let gap = ListedGap(
                    number: listed.count + 1, side: book.side,
                    repertoire: book.chapters[departure.place.chapter].repertoire, before: departure.position,
                    reply: departure.move)
            else { continue }
            numbers[key] = gap.number
            listed.append(gap)
        }
    }

    /// The number of an opponent's departure; nil for the learner's own.
    public func number(of departure: BookMove, side: Side) -> Int? {
        numbers[Key(side: side, position: departure.place.identity, move: departure.move)]
    }
}
