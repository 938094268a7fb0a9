public import Chess
public import Openings
import Store
public import Training

/// A position at which the games of a run left the book, by one side's moves.
public struct DeparturePosition {
    /// The first departure there.
    public let first: BookMove
    public let side: Side
    /// What the position is called.
    public let opening: Opening?
    public let card: CardState?
    public let frequency: ReplyFrequency?
    /// Games that left the book there; of the opponent's, with this very move.
    public private(set) var left = 0
    /// Games that came there, while the book had a move to offer.
    public private(set) var reached = 0

    private struct Key: Hashable {
        let side: Side
        let position: PositionIdentity
        /// Of the opponent's departures.
        let move: Move?
    }

    /// The learner's (one for each position) or the opponents' (one for each move), the most frequent first; equally
    /// frequent ones in the order of the games.
    public static func all(_ comparisons: [GameComparison], isOwn: Bool) -> [DeparturePosition] {
        var spots: [DeparturePosition] = []
        var places: [Key: Int] = [:]
        var visits: [Key: Int] = [:]
        for comparison in comparisons {
            let side = comparison.game.side
            for move in Set(comparison.walk.moves.map(\.place.identity)) {
                visits[Key(side: side, position: move, move: nil), default: 0] += 1
            }
            guard let departure = comparison.walk.departure, departure.isOwn == isOwn else { continue }
            let key = Key(side: side, position: departure.place.identity, move: isOwn ? nil : departure.move)
            let place = places[key] ?? spots.count
            if place == spots.count {
                places[key] = place
                spots.append(DeparturePosition(departure, comparison))
            }
            spots[place].left += 1
        }
        for index in spots.indices {
            let key = Key(side: spots[index].side, position: spots[index].first.place.identity, move: nil)
            spots[index].reached = visits[key] ?? 0
        }
        return spots.enumerated().sorted { ($1.element.left, $0.offset) < ($0.element.left, $1.offset) }
            .map(\.element)
    }

    private init(_ departure: BookMove, _ comparison: GameComparison) {
        first = departure
        side = comparison.game.side
        opening = comparison.departedOpening
        card = comparison.card
        frequency = comparison.frequency
    }
}
