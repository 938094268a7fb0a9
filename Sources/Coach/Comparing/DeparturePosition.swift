public import Chess
public import Openings
import Store
public import Training

/// A position in which compared games left the book, by the moves of one side.
public struct DeparturePosition {
    /// The first departure there.
    public let first: BookMove
    public let side: Side
    /// The name of the position.
    public let opening: Opening?
    public let card: CardState?
    public let frequency: ReplyFrequency?
    /// The number of games that left the book there; for the opponent's departures, by this move.
    public private(set) var left = 0
    /// The number of games that reached the position while the book had a move.
    public private(set) var reached = 0

    private struct Key: Hashable {
        let side: Side
        let position: PositionIdentity
        /// Nil for the learner's departures.
        let move: Move?
    }

    /// Returns the learner's departures (one for each position) or the opponents' (one for each move), the most
    /// frequent first; equally frequent ones in the order of the games.
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
