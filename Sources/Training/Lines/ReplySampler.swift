public import Chess
import Openings

/// Samples the opponent's replies as often as they occur in games (`drill --like-games`).
///
/// A session follows the sampled reply as long as something is asked after it; then it samples again among the others.
/// So every card that is to be asked is asked, the frequent lines first and most often.
public final class ReplySampler {
    /// How often each move was played in a position; empty where no game is known.
    public typealias Games = (Position) -> [Move: Int]

    private let games: Games
    private var generator: any RandomNumberGenerator
    /// The counts of the positions looked up so far.
    private var known: [PositionIdentity: [Move: Int]] = [:]

    /// - Parameters:
    ///   - generator: the only randomness in a session: the same generator and games give the same replies.
    ///   - games: called once for each position.
    public init(generator: any RandomNumberGenerator, games: @escaping Games) {
        self.generator = generator
        self.games = games
    }

    /// The replies in the order they are tried. A reply that no game knows weighs as much as one game, so that it is
    /// tried in the end.
    func sampled(_ replies: [Repertoire.Successor], in position: Position) -> [Repertoire.Successor] {
        guard replies.count > 1 else { return replies }
        let counts = known[position.identity] ?? games(position)
        known[position.identity] = counts
        return shuffled(replies) { max(1, counts[$0.move] ?? 0) }
    }

    /// All elements, sampled one by one, each with a chance in proportion to its weight among those left.
    func shuffled<Element>(_ elements: [Element], weight: (Element) -> Int = { _ in 1 }) -> [Element] {
        var left = elements.map { (element: $0, weight: weight($0)) }
        var sampled: [Element] = []
        while !left.isEmpty {
            var pick = Int(generator.next(upperBound: UInt(left.reduce(0) { $0 + $1.weight })))
            var index = 0
            while pick >= left[index].weight {
                pick -= left[index].weight
                index += 1
            }
            sampled.append(left.remove(at: index).element)
        }
        return sampled
    }
}
